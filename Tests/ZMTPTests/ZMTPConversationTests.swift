import SeededRandom
import Testing
import ZMTP

@Suite struct ZMTPConversationTests {
    private static let limit = 1000

    private static func ready(_ socketType: String, more: [UInt8] = []) -> [UInt8] {
        let body =
            [5] + Array("READY".utf8) + [11] + Array("Socket-Type".utf8) + [0, 0, 0, UInt8(socketType.utf8.count)]
            + Array(socketType.utf8) + more
        return [4, UInt8(body.count)] + body
    }

    private func conversation(
        _ bytes: [UInt8], largestMessage: Int = limit
    ) throws(ZMTPError) -> ZMTPConversation {
        var conversation = ZMTPConversation(.router, largestMessage: largestMessage)
        try conversation.take(bytes)
        return conversation
    }

    private static let hello = ZMTPGreeting.own + ready("DEALER")

    @Test("A peer of version 3 is greeted and told that it talks to a ROUTER")
    func opening() throws {
        var conversation = ZMTPConversation(.router, largestMessage: Self.limit)
        #expect(conversation.takeAnswers() == ZMTPGreeting.own)
        try conversation.take(ZMTPGreeting.own)
        #expect(!conversation.isReady)
        let answer = conversation.takeAnswers()
        #expect(answer.starts(with: [4, UInt8(answer.count - 2), 5] + Array("READY".utf8)))
        #expect(String(decoding: answer, as: UTF8.self).contains("ROUTER"))
        try conversation.take(Self.ready("DEALER"))
        #expect(conversation.isReady)
        #expect(conversation.takeAnswers().isEmpty)
    }

    @Test("Messages come out as they were put in, however the bytes are cut", arguments: 0..<20)
    func cuts(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let sent = (0..<20).map { _ in
            (0..<Int.random(in: 0...600, using: &generator)).map { _ in UInt8.random(in: 0...255, using: &generator) }
        }
        var stream = Self.hello[...] + sent.flatMap(ZMTPConversation.encode)
        var conversation = ZMTPConversation(.router, largestMessage: Self.limit)
        var received: [[UInt8]] = []
        while !stream.isEmpty {
            let part = stream.prefix(Int.random(in: 1...100, using: &generator))
            stream = stream.dropFirst(part.count)
            try conversation.take(Array(part))
            while let message = conversation.takeMessage() { received.append(message) }
        }
        #expect(received == sent)
        #expect(!conversation.hasMessages)
    }

    @Test(
        "What does not begin as ZMTP 3 with NULL is noticed at the first wrong byte",
        arguments: [
            (0, 0x47, ZMTPError.Code.noGreeting), (9, 0x7E, .noGreeting), (10, 2, .oldVersion), (10, 0, .oldVersion),
            (12, 0x50, .otherMechanism), (31, 1, .otherMechanism), (32, 1, .otherMechanism),
        ] as [(Int, UInt8, ZMTPError.Code)])
    func greeting(place: Int, byte: UInt8, code: ZMTPError.Code) throws {
        var bytes = ZMTPGreeting.own
        bytes[place] = byte
        let error = #expect(throws: ZMTPError.self) { try conversation(Array(bytes.prefix(max(place + 1, 32)))) }
        #expect(error?.code == code)
    }

    @Test(
        "A frame that may not come is refused by its header, before anything of it is kept",
        arguments: [
            ([0, 1, 7, 1, 0], ZMTPError.Code.severalFrames, true), ([1, 1], .severalFrames, true),
            ([2, 0, 0, 0, 0, 0, 0, 3, 233], .tooLong, true), ([2] + [UInt8](repeating: 255, count: 8), .tooLong, true),
            ([6, 0, 0, 0, 0, 0, 0, 2, 1], .tooLong, true), ([8, 0], .badFrame, true), ([5, 0], .badFrame, true),
            ([255, 255], .badFrame, true), ([0, 1, 7], .badFrame, false), ([4, 0], .badFrame, false),
            ([4, 1, 9], .badFrame, false),
        ] as [([UInt8], ZMTPError.Code, Bool)])
    func headers(bytes: [UInt8], code: ZMTPError.Code, afterReady: Bool) {
        let opening = afterReady ? Self.hello : ZMTPGreeting.own
        let error = #expect(throws: ZMTPError.self) { try conversation(opening + bytes) }
        #expect(error?.code == code)
    }

    @Test("M1 a message of endless parts ends with the header of its first part")
    func endlessParts() throws {
        var conversation = try conversation(Self.hello)
        let error = #expect(throws: ZMTPError.self) { try conversation.take([1, 200]) }
        #expect(error?.code == .severalFrames)
        #expect(!conversation.hasMessages)
    }

    @Test("What came before the fault can still be taken")
    func before() throws {
        var conversation = ZMTPConversation(.router, largestMessage: Self.limit)
        #expect(throws: ZMTPError.self) { try conversation.take(Self.hello + [0, 2, 1, 2] + [0, 0] + [9, 0]) }
        #expect(conversation.takeMessage() == [1, 2])
        #expect(conversation.takeMessage() == [])
        #expect(conversation.takeMessage() == nil)
    }

    @Test(
        "Only a DEALER may talk to a host", arguments: ["REQ", "ROUTER", "", "PUB", String(repeating: "x", count: 200)])
    func socketTypes(type: String) {
        let error = #expect(throws: ZMTPError.self) { try conversation(ZMTPGreeting.own + Self.ready(type)) }
        #expect(error?.code == .wrongSocketType)
    }

    @Test("A READY that is cut or lies about its lengths is refused")
    func brokenReady() {
        let whole = Self.ready("DEALER", more: [8] + Array("Identity".utf8) + [0, 0, 0, 0])
        #expect(throws: Never.self) { try conversation(ZMTPGreeting.own + whole) }
        for count in 3..<whole.count where count != whole.count - 13 {
            let cut = [4, UInt8(count - 2)] + whole[2..<count]
            #expect(throws: ZMTPError.self, "\(count)") { try conversation(ZMTPGreeting.own + cut) }
        }
        for place in 2..<whole.count {
            var bytes = whole
            bytes[place] = 255
            // It may only be refused, or mean another identity.
            _ = try? conversation(ZMTPGreeting.own + bytes)
        }
    }

    @Test("A ping is answered with its context")
    func ping() throws {
        var conversation = try conversation(Self.hello)
        _ = conversation.takeAnswers()
        try conversation.take([4, 10, 4] + Array("PING".utf8) + [0, 100, 1, 2, 3])
        #expect(conversation.takeAnswers() == [4, 8, 4] + Array("PONG".utf8) + [1, 2, 3])
    }

    @Test("Bytes by chance never trap, and never keep more than a message", arguments: 0..<50)
    func chance(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var bytes = Self.hello + ZMTPConversation.encode([1, 2, 3]) + [4, 7, 4] + Array("PONG".utf8) + [0, 0]
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
            bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
        }
        _ = try? conversation(bytes + (0..<200).map { _ in UInt8.random(in: 0...255, using: &generator) })
    }
}

extension ZMTPConversation {
    fileprivate mutating func take(_ bytes: [UInt8]) throws(ZMTPError) {
        let result = bytes.withUnsafeBytes { bytes -> Result<Void, ZMTPError> in
            do throws(ZMTPError) {
                return .success(try receive(bytes))
            } catch {
                return .failure(error)
            }
        }
        try result.get()
    }
}
