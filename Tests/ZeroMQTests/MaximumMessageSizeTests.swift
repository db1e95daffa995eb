import Testing
import ZeroMQ

@Suite struct MaximumMessageSizeTests {
    @Test(
        "a frame over the limit costs its sender the connection and the receiver nothing",
        arguments: [Transport.ipc, .tcp])
    func oversized(transport: Transport) throws {
        let context = try Context()
        let directory = try TemporaryDirectory()
        var options = SocketOptions.patient
        options.maximumMessageSize = 1000
        let pull = try PullSocket(context: context, options: options)
        let monitor = try Monitor(pull)
        let endpoint = try pull.bind(transport.endpoint(in: directory))

        let polite = try PushSocket(context: context, options: .patient)
        try polite.connect(endpoint)
        try polite.send([Frame([UInt8](repeating: 1, count: 1000))])
        #expect(try pull.receive().size == 1000)

        options.reconnectInterval = nil
        let rude = try PushSocket(context: context, options: options)
        try rude.connect(endpoint)
        try rude.send([Frame([UInt8](repeating: 2, count: 1001))])
        var dropped = false
        while !dropped {
            _ = try monitor.drain { event in
                if case .disconnected = event.kind { dropped = true }
            }
            if !dropped {
                try #require(waitUntilReadable(try monitor.fileDescriptor))
            }
        }

        try polite.send(["still there"])
        #expect(try pull.receive() == ["still there"])
        #expect(try pull.receive(mode: .dontWait) == nil)
    }
}
