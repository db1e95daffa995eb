import Foundation
import Testing
import ZeroMQ

@Suite struct MultipartTests {
    @Test("frames of every size arrive as they were sent, with their boundaries", arguments: Transport.allCases)
    func boundaries(transport: Transport) throws {
        let context = try Context()
        let directory = try TemporaryDirectory()
        let pull = try PullSocket(context: context, options: .patient)
        let push = try PushSocket(context: context, options: .patient)
        try push.connect(pull.bind(transport.endpoint(in: directory)))
        let sizes = [0, 1, 29, 30, 33, 34, 255, 256, 8191, 8192, 8193, 1_000_000]
        let frames = sizes.map { size in Frame((0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ size) }) }
        for count in 1...frames.count {
            let message = MultipartMessage(Array(frames.prefix(count)))
            try push.send(message)
            let received = try pull.receive()
            #expect(received == message)
            #expect(received.map(\.more) == message.indices.map { $0 < count - 1 })
        }
    }

    @Test("a message without frames is refused")
    func empty() throws {
        let push = try PushSocket(context: Context())
        let error = #expect(throws: ZeroMQError.self) { try push.send([]) }
        #expect(error?.code == .invalidArgument)
    }

    @Test("no part of a message is ever sent or received while peers come and go", arguments: Transport.allCases)
    func churn(transport: Transport) throws {
        let context = try Context()
        let directory = try TemporaryDirectory()
        let pull = try PullSocket(context: context, options: .patient)
        let endpoint = try pull.bind(transport.endpoint(in: directory))
        let rounds = 60
        let peer = PeerThread {
            for round in 0..<rounds {
                var options = SocketOptions.patient
                options.linger = round == rounds - 1 ? Patience.limit : .zero
                let push = try PushSocket(context: context, options: options)
                try push.connect(endpoint)
                for number in 0..<20 {
                    let count = 1 + (round * 7 + number) % 40
                    try push.send(MultipartMessage((0..<count).map { Frame("\(round) \(number) \($0) \(count)") }))
                }
                if round == rounds - 1 {
                    try push.send(["end"])
                }
            }
        }
        var whole = 0
        while let message = try pull.receive(mode: .wait), message != ["end"] {
            let head = message[0].text?.split(separator: " ") ?? []
            let expected = message.indices.map { Frame("\(head[0]) \(head[1]) \($0) \(message.count)") }
            #expect(message.frames == expected)
            whole += 1
        }
        #expect(whole >= 20)
        #expect(peer.join() == nil)
    }

    /// Long messages, so that a puller often goes away in the middle of one. Over inproc only: libzmq 4.3 may abort the
    /// process when a connection is lost while its socket closes with a part of such a message sent.
    @Test("a message is sent again as a whole when its taker goes away between two frames")
    func receiverChurn() throws {
        let context = try Context()
        var options = SocketOptions()
        options.sendTimeout = .milliseconds(10)
        let push = try PushSocket(context: context, options: options)
        let endpoint = try push.bind(.inproc("churn"))
        let count = 2000
        let peer = PeerThread {
            for _ in 0..<100 {
                let pull = try PullSocket(context: context, options: .patient)
                try pull.connect(endpoint)
                let message = try pull.receive()
                guard message.frames == (0..<count).map({ Frame("\($0)") }) else {
                    throw ZeroMQError(
                        code: .invalidArgument, operation: "receive",
                        detail: "\(message.count) frames from \(message[0].text ?? "") on came")
                }
            }
        }
        let message = MultipartMessage((0..<count).map { Frame("\($0)") })
        while !peer.hasEnded {
            _ = try push.send(message, mode: .wait)
        }
        #expect(peer.join() == nil)
    }
}
