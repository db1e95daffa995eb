import Testing
import ZeroMQ

@Suite struct SocketOptionTests {
    @Test("every socket has finite defaults, receiving ones too")
    func defaults() throws {
        let context = try Context()
        let sockets: [Socket] = try [
            RouterSocket(context: context), DealerSocket(context: context), PairSocket(context: context),
            PushSocket(context: context), PullSocket(context: context), PublisherSocket(context: context),
            SubscriberSocket(context: context), RequestSocket(context: context), ReplySocket(context: context),
            ExtendedPublisherSocket(context: context), ExtendedSubscriberSocket(context: context),
        ]
        for socket in sockets {
            let options = try socket.options()
            #expect(options == SocketOptions())
            #expect(options.linger == .zero)
            #expect(options.maximumMessageSize == 16_777_216)
        }
    }

    @Test("options are read back as they were set")
    func readBack() throws {
        var options = SocketOptions()
        options.linger = nil
        options.maximumMessageSize = nil
        options.sendHighWaterMark = 0
        options.receiveHighWaterMark = 7
        options.sendTimeout = .seconds(3)
        options.receiveTimeout = .zero
        options.handshakeInterval = .seconds(2)
        options.heartbeatInterval = .milliseconds(1500)
        options.heartbeatTimeout = .seconds(4)
        options.heartbeatTimeToLive = .milliseconds(5900)
        options.immediate = true
        options.reconnectInterval = nil
        options.maximumReconnectInterval = .seconds(8)
        options.routingID = Frame([1, 0, 255])
        options.ipv6 = true
        let socket = try DealerSocket(context: Context(), options: options)
        #expect(try socket.options() == options)
        options.linger = .milliseconds(250)
        options.maximumMessageSize = 1
        options.receiveTimeout = nil
        try socket.setOptions(options)
        #expect(try socket.options() == options)
    }

    @Test("a time is rounded up to a millisecond, so that a short one does not become none")
    func rounding() throws {
        var options = SocketOptions()
        options.sendTimeout = .nanoseconds(1)
        options.receiveTimeout = .microseconds(2001)
        let read = try DealerSocket(context: Context(), options: options).options()
        #expect(read.sendTimeout == .milliseconds(1))
        #expect(read.receiveTimeout == .milliseconds(3))
    }

    @Test(
        "a value out of range is refused with the option's name",
        arguments: [
            ("ZMQ_SNDHWM", \SocketOptions.sendHighWaterMark, -1),
            ("ZMQ_RCVHWM", \SocketOptions.receiveHighWaterMark, Int.max),
        ])
    func countsOutOfRange(name: String, option: WritableKeyPath<SocketOptions, Int> & Sendable, value: Int) throws {
        var options = SocketOptions()
        options[keyPath: option] = value
        let context = try Context()
        let error = #expect(throws: ZeroMQError.self) { try PullSocket(context: context, options: options) }
        #expect(error?.code == .invalidArgument)
        #expect(error?.operation == "set \(name)")
    }

    @Test("a time out of range is refused with the option's name")
    func timesOutOfRange() throws {
        let context = try Context()
        var cases: [(String, SocketOptions)] = []
        var options = SocketOptions()
        options.linger = .seconds(-1)
        cases.append(("ZMQ_LINGER", options))
        options = SocketOptions()
        options.receiveTimeout = .seconds(1 << 40)
        cases.append(("ZMQ_RCVTIMEO", options))
        options = SocketOptions()
        options.heartbeatTimeToLive = .milliseconds(65_600)
        cases.append(("ZMQ_HEARTBEAT_TTL", options))
        options = SocketOptions()
        options.maximumMessageSize = -2
        cases.append(("ZMQ_MAXMSGSIZE", options))
        options = SocketOptions()
        options.routingID = Frame([0, 1])
        cases.append(("ZMQ_ROUTING_ID", options))
        for (name, options) in cases {
            let error = #expect(throws: ZeroMQError.self) { try DealerSocket(context: context, options: options) }
            #expect(error?.code == .invalidArgument)
            #expect(error?.operation == "set \(name)")
        }
    }

    @Test("waiting ends at the timeout with nothing rather than an error, where the caller can see it")
    func timeouts() throws {
        var options = SocketOptions()
        options.sendTimeout = .milliseconds(1)
        options.receiveTimeout = .milliseconds(1)
        let socket = try DealerSocket(context: Context(), options: options)
        #expect(try socket.send(["nobody there"], mode: .wait) == false)
        #expect(try socket.send(["nobody there"], mode: .dontWait) == false)
        #expect(try socket.receive(mode: .wait) == nil)
        #expect(try socket.receive(mode: .dontWait) == nil)
        #expect(throws: ZeroMQError.self) { try socket.send(["nobody there"]) }
        let error = #expect(throws: ZeroMQError.self) { try socket.receive() }
        #expect(error?.code == .wouldBlock)
    }
}
