/// One end's share of a connection by ZMTP 3: takes the bytes that come, hands out the messages in them, and says what is to be sent
/// for ZMTP's own sake. A value; it knows no sockets and no time.
///
/// A message is one frame (Mullion's rule, not ZMTP's). So what a peer can have this side keep is bounded: one message of at
/// most `largestMessage` bytes, of which no more is held than has come, and the messages of the bytes that were put in last.
package struct ZMTPConversation: Sendable {
    private enum Stage: Sendable {
        case greeting
        case header
        case body(ZMTPFrame)
    }

    /// In bytes. To be raised when the peer has proved itself.
    package var largestMessage: Int
    /// Whether the peer has said all that ZMTP asks for before the first message.
    package private(set) var isReady = false

    package let role: ZMTPRole
    private var stage = Stage.greeting
    /// The bytes of the current stage that have come so far.
    private var collected: [UInt8] = []
    private var messages: [[UInt8]] = []
    private var nextMessage = 0
    private var answers = ZMTPGreeting.own

    package init(_ role: ZMTPRole, largestMessage: Int) {
        self.role = role
        self.largestMessage = largestMessage
    }

    /// The bytes of a message of one frame.
    package static func encode(_ message: [UInt8]) -> [UInt8] {
        ZMTPFrame.encode(message)
    }

    /// Returns the bytes to be sent for ZMTP's own sake since the last call, our greeting first of all.
    package mutating func takeAnswers() -> [UInt8] {
        defer { answers = [] }
        return answers
    }

    package var hasMessages: Bool {
        nextMessage < messages.count
    }

    /// Whether nothing has come of the next message yet.
    package var isBetweenMessages: Bool {
        if case .header = stage { collected.isEmpty } else { false }
    }

    package mutating func takeMessage() -> [UInt8]? {
        guard hasMessages else { return nil }
        let message = messages[nextMessage]
        nextMessage += 1
        if nextMessage == messages.count {
            messages.removeAll(keepingCapacity: true)
            nextMessage = 0
        }
        return message
    }

    /// Takes the next bytes of the peer.
    ///
    /// - Throws: Where they are not what may come. What came before can still be taken; nothing may be put in any more.
    package mutating func receive(_ bytes: UnsafeRawBufferPointer) throws(ZMTPError) {
        var rest = bytes
        while !rest.isEmpty {
            switch stage {
            case .greeting:
                take(&rest, upTo: ZMTPGreeting.byteCount)
                try ZMTPGreeting.check(collected)
                guard collected.count == ZMTPGreeting.byteCount else { return }
                answers += ZMTPCommand.ready(socketType: role.rawValue)
                next(.header)
            case .header:
                take(&rest, upTo: collected.count + 1)
                guard let frame = try ZMTPFrame(header: collected) else { continue }
                try admit(frame)
                next(.body(frame))
                if frame.length == 0 { try end(frame) }
            case .body(let frame):
                take(&rest, upTo: Int(frame.length))
                if collected.count == Int(frame.length) { try end(frame) }
            }
        }
    }

    private mutating func take(_ rest: inout UnsafeRawBufferPointer, upTo count: Int) {
        let part = UnsafeRawBufferPointer(rebasing: rest.prefix(count - collected.count))
        collected.append(contentsOf: part)
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(part.count))
    }

    private mutating func next(_ stage: Stage) {
        self.stage = stage
        collected.removeAll(keepingCapacity: true)
    }

    /// Checks what the header promises before anything of the body is taken.
    private func admit(_ frame: ZMTPFrame) throws(ZMTPError) {
        guard frame.isCommand || isReady else { throw ZMTPError(.badFrame, "a message came before READY") }
        guard !frame.hasMore else { throw ZMTPError(.severalFrames, "a message of several frames came") }
        let limit = frame.isCommand ? ZMTPCommand.longest : largestMessage
        guard frame.length <= limit else {
            throw ZMTPError(
                .tooLong,
                "a \(frame.isCommand ? "command" : "message") of \(frame.length) bytes is larger than the \(limit) that are allowed"
            )
        }
    }

    private mutating func end(_ frame: ZMTPFrame) throws(ZMTPError) {
        let body = collected
        // The body's memory goes with the message.
        collected = []
        stage = .header
        guard frame.isCommand else {
            messages.append(body)
            return
        }
        switch try ZMTPCommand(body) {
        case .ready(let socketType):
            guard !isReady else { throw ZMTPError(.badFrame, "READY came twice") }
            guard socketType == role.peer.rawValue else {
                throw ZMTPError(.wrongSocketType, "a socket of another type than \(role.peer.rawValue) came")
            }
            isReady = true
        case .ping(let context):
            answers += ZMTPCommand.pong(context)
        case .pong:
            break
        case .error(let reason):
            throw ZMTPError(.badFrame, "an ERROR came, “\(reason)”,")
        }
    }
}
