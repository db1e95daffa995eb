import Testing
import ZeroMQ

@Suite struct RouterTests {
    private let context: Context
    private let endpoint: Endpoint

    init() throws {
        context = try Context()
        endpoint = try .inproc("router")
    }

    @Test("a message for a peer that is not there is an error of its own")
    func mandatory() throws {
        let router = try RouterSocket(context: context, options: .patient)
        try router.bind(endpoint)
        let error = #expect(throws: ZeroMQError.self) { try router.send(["nobody", "hello"]) }
        #expect(error?.code == .hostUnreachable)
        #expect(error?.message.contains("not connected") == true)
        #expect(throws: ZeroMQError.self) { _ = try router.send(["nobody", "hello"], mode: .dontWait) }
    }

    @Test("a refused message leaves nothing behind that would spoil the next")
    func refusalIsClean() throws {
        let router = try RouterSocket(context: context, options: .patient)
        try router.bind(endpoint)
        var options = SocketOptions.patient
        options.routingID = "somebody"
        let dealer = try DealerSocket(context: context, options: options)
        try dealer.connect(endpoint)
        #expect(throws: ZeroMQError.self) { try router.send(["nobody", "one", "two", "three"]) }
        try router.send(["somebody", "four", "five"])
        #expect(try dealer.receive() == ["four", "five"])
    }

    @Test("a router that is not mandatory drops such a message silently, as libzmq does")
    func optional() throws {
        let router = try RouterSocket(context: context, options: .patient, mandatory: false)
        try router.bind(endpoint)
        #expect(try router.send(["nobody", "hello"], mode: .dontWait))
    }

    @Test("a message of a routing id alone is refused rather than dropped")
    func idAlone() throws {
        let router = try RouterSocket(context: context, options: .patient)
        let error = #expect(throws: ZeroMQError.self) { try router.send(["nobody"]) }
        #expect(error?.code == .invalidArgument)
    }

    @Test("a full peer makes sending report that it would block")
    func full() throws {
        var options = SocketOptions.patient
        options.sendHighWaterMark = 2
        let router = try RouterSocket(context: context, options: options)
        try router.bind(endpoint)
        options.routingID = "slow"
        options.receiveHighWaterMark = 2
        let dealer = try DealerSocket(context: context, options: options)
        try dealer.connect(endpoint)
        var sent = 0
        while sent < 100, try router.send(["slow", "hello"], mode: .dontWait) {
            sent += 1
        }
        #expect(sent == 4)
        #expect(try dealer.receive() == ["hello"])
    }

    @Test("a second peer of the same name does not take it over")
    func noHandover() throws {
        let router = try RouterSocket(context: context, options: .patient)
        let directory = try TemporaryDirectory()
        let endpoint = try router.bind(.ipc(directory.path + "/s"))
        var options = SocketOptions.patient
        options.routingID = "twin"
        let first = try DealerSocket(context: context, options: options)
        try first.connect(endpoint)
        try first.send(["first"])
        #expect(try router.receive() == ["twin", "first"])
        let second = try DealerSocket(context: context, options: options)
        let monitor = try Monitor(second)
        try second.connect(endpoint)
        while let event = try monitor.receive(mode: .wait), event.kind != .handshakeSucceeded {}
        try second.send(["second"])
        try router.send(["twin", "for the first"])
        #expect(try first.receive() == ["for the first"])
        #expect(try router.receive(mode: .dontWait) == nil)
    }
}
