import Foundation
import SeededRandom
import Synchronization
import Testing
import ZeroMQ

@Suite struct DrainTests {
    @Test("draining stops at its limit and says that more is left")
    func limit() throws {
        let context = try Context()
        let pull = try PullSocket(context: context, options: .patient)
        let push = try PushSocket(context: context, options: .patient)
        try push.connect(pull.bind(.inproc("x")))
        for number in 0..<10 {
            try push.send([Frame("\(number)")])
        }
        var received: [Frame] = []
        let first = try pull.drain(limit: 4) { received += $0.frames }
        #expect(first.messageCount == 4)
        #expect(!first.isComplete)
        let second = try pull.drain(limit: 6) { received += $0.frames }
        #expect(second.messageCount == 6)
        #expect(second.isComplete)
        let third = try pull.drain { _ in Issue.record("nothing is left") }
        #expect(third.messageCount == 0)
        #expect(third.isComplete)
        #expect(received == (0..<10).map { Frame("\($0)") })
    }

    @Test("the taker of messages may close the socket or fail, and what follows is not lost")
    func bodies() throws {
        let context = try Context()
        let pull = try PullSocket(context: context, options: .patient)
        let push = try PushSocket(context: context, options: .patient)
        try push.connect(pull.bind(.inproc("x")))
        for _ in 0..<3 {
            try push.send(["message"])
        }
        struct Refusal: Error {}
        #expect(throws: Refusal.self) { try pull.drain { _ in throw Refusal() } }
        #expect(try pull.drain(limit: 1) { _ in }.isComplete == false)
        let result = try pull.drain { _ in pull.close() }
        #expect(result.messageCount == 1)
        #expect(result.isComplete)
    }

    @Test("what a socket is ready for follows its peer")
    func events() throws {
        let context = try Context()
        var options = SocketOptions.patient
        options.sendHighWaterMark = 1
        options.receiveHighWaterMark = 1
        let dealer = try DealerSocket(context: context, options: options)
        try dealer.bind(.inproc("x"))
        #expect(try dealer.events == [])
        let peer = try DealerSocket(context: context, options: options)
        try peer.connect(.inproc("x"))
        #expect(try dealer.events == [.pollOut])
        try peer.send(["a"])
        #expect(try dealer.events == [.pollIn, .pollOut])
        while try dealer.send(["b"], mode: .dontWait) {}
        #expect(try dealer.events == [.pollIn])
        #expect(try dealer.drain { _ in }.events == [])
    }

    @Test("a send may swallow the descriptor's signal, and draining finds the message all the same")
    func swallowedSignal() throws {
        let context = try Context()
        let dealer = try DealerSocket(context: context, options: .patient)
        let peer = try DealerSocket(context: context, options: .patient)
        try peer.connect(dealer.bind(.inproc("x")))
        #expect(try dealer.drain { _ in }.isComplete)
        try peer.send(["overlooked"])
        let descriptor = try dealer.fileDescriptor
        #expect(waitUntilReadable(descriptor))
        // libzmq looks for news while sending only when it has not done so for about a millisecond.
        let clock = ContinuousClock()
        let deadline = clock.now + Patience.limit
        while isReadable(descriptor), clock.now < deadline {
            _ = try dealer.send(["news"], mode: .dontWait)
        }
        #expect(!isReadable(descriptor))
        var received: [MultipartMessage] = []
        #expect(try dealer.drain { received.append($0) }.isComplete)
        #expect(received == [["overlooked"]])
    }

    /// The sender's bursts, the consumer's own sends and the limits come from the seed, the timing from the threads.
    @Test(
        "waiting for the descriptor alone loses nothing and never stalls, with sends in between",
        arguments: Transport.allCases, [1, 2, 3, 4, 5] as [UInt64])
    func edgeTriggeredLoop(transport: Transport, seed: UInt64) throws {
        let context = try Context()
        let directory = try TemporaryDirectory()
        let router = try RouterSocket(context: context, options: .patient)
        let endpoint = try router.bind(transport.endpoint(in: directory))
        let total = 6000
        let window = 300
        let peer = PeerThread {
            var random = SeededGenerator(seed: seed)
            let dealer = try DealerSocket(context: context, options: .patient)
            try dealer.connect(endpoint)
            var sent = 0
            var acknowledged = 0
            while acknowledged < total {
                let burst = min(Int.random(in: 1...200, using: &random), total - sent, window - (sent - acknowledged))
                for _ in 0..<max(burst, 0) {
                    let size = Int.random(in: 0...200, using: &random)
                    try dealer.send([Frame("\(sent)"), Frame([UInt8](repeating: 1, count: size))])
                    sent += 1
                }
                // Blocks until the consumer has answered, so a message that the consumer overlooks stalls both.
                acknowledged += Int(try dealer.receive()[0].text ?? "") ?? total
            }
        }
        var random = SeededGenerator(seed: seed &+ 1000)
        var next = 0
        var unacknowledged = 0
        var peerID: Frame?
        while next < total {
            let result = try router.drain(limit: Int.random(in: 1...100, using: &random)) { message in
                peerID = message[0]
                #expect(message[1].text == "\(next)")
                next += 1
                unacknowledged += 1
                if Bool.random(using: &random), let peerID {
                    try router.send([peerID, Frame("\(unacknowledged)")])
                    unacknowledged = 0
                }
            }
            if !result.isComplete { continue }
            if unacknowledged > 0, let peerID {
                try router.send([peerID, Frame("\(unacknowledged)")])
                unacknowledged = 0
                // A send came after the drain: drain again before waiting.
                continue
            }
            if next < total {
                try #require(waitUntilReadable(try router.fileDescriptor), "stalled after \(next) messages")
            }
        }
        if unacknowledged > 0, let peerID {
            try router.send([peerID, Frame("\(unacknowledged)")])
        }
        #expect(next == total)
        #expect(peer.join() == nil)
        router.close()
    }
}
