import Testing
import ZeroMQ

@Suite struct RoundTripTests {
    private let context: Context
    private let directory: TemporaryDirectory

    init() throws {
        context = try Context()
        directory = try TemporaryDirectory()
    }

    @Test(
        "a dealer's message reaches the router with the dealer's name, and the answer comes back",
        arguments: Transport.allCases)
    func routerAndDealer(transport: Transport) throws {
        let router = try RouterSocket(context: context, options: .patient)
        var options = SocketOptions.patient
        options.routingID = "dealer"
        let dealer = try DealerSocket(context: context, options: options)
        try dealer.connect(router.bind(transport.endpoint(in: directory)))
        try dealer.send(["question", ""])
        var message = try router.receive()
        #expect(message == ["dealer", "question", ""])
        #expect(message.popFirst() == "dealer")
        message.prepend("dealer")
        message.append("answer")
        try router.send(message)
        #expect(try dealer.receive() == ["question", "", "answer"])
    }

    @Test("a pair talks in both directions", arguments: Transport.allCases)
    func pair(transport: Transport) throws {
        let left = try PairSocket(context: context, options: .patient)
        let right = try PairSocket(context: context, options: .patient)
        try right.connect(left.bind(transport.endpoint(in: directory)))
        try right.send(["from the right"])
        #expect(try left.receive() == ["from the right"])
        try left.send(["from the left"])
        #expect(try right.receive() == ["from the left"])
    }

    @Test("what is pushed is pulled in order", arguments: Transport.allCases)
    func pushAndPull(transport: Transport) throws {
        let pull = try PullSocket(context: context, options: .patient)
        let push = try PushSocket(context: context, options: .patient)
        try push.connect(pull.bind(transport.endpoint(in: directory)))
        for number in 0..<100 {
            try push.send([Frame("\(number)")])
        }
        for number in 0..<100 {
            #expect(try pull.receive() == [Frame("\(number)")])
        }
    }

    @Test("a reply follows its request, and neither side may speak out of turn", arguments: Transport.allCases)
    func requestAndReply(transport: Transport) throws {
        let reply = try ReplySocket(context: context, options: .patient)
        let request = try RequestSocket(context: context, options: .patient)
        try request.connect(reply.bind(transport.endpoint(in: directory)))
        try request.send(["what", "now"])
        #expect(throws: ZeroMQError.self) { try request.send(["again"]) }
        #expect(try reply.receive() == ["what", "now"])
        let error = #expect(throws: ZeroMQError.self) { try reply.receive() }
        #expect(error?.code == .wrongState)
        try reply.send(["this"])
        #expect(try request.receive() == ["this"])
    }

    @Test("a subscriber gets the topics it subscribed to until it unsubscribes", arguments: Transport.allCases)
    func publisherAndSubscriber(transport: Transport) throws {
        let publisher = try ExtendedPublisherSocket(context: context, options: .patient)
        let subscriber = try SubscriberSocket(context: context, options: .patient)
        try subscriber.connect(publisher.bind(transport.endpoint(in: directory)))
        try subscriber.subscribe("news")
        #expect(try publisher.receive() == [Frame([1] + Array("news".utf8))])
        try publisher.send(["weather", "rain"])
        try publisher.send(["news", "fit to print"])
        #expect(try subscriber.receive() == ["news", "fit to print"])
        try subscriber.unsubscribe("news")
        #expect(try publisher.receive() == [Frame([0] + Array("news".utf8))])
        try publisher.send(["news", "too late"])
        try subscriber.subscribe("")
        #expect(try publisher.receive() == [Frame([1])])
        try publisher.send(["anything"])
        #expect(try subscriber.receive() == ["anything"])
    }

    @Test("a publisher reaches an extended subscriber that asked by message", arguments: Transport.allCases)
    func publisherAndExtendedSubscriber(transport: Transport) throws {
        let publisher = try PublisherSocket(context: context, options: .patient)
        var options = SocketOptions()
        options.receiveTimeout = .milliseconds(10)
        let subscriber = try ExtendedSubscriberSocket(context: context, options: options)
        try subscriber.connect(publisher.bind(transport.endpoint(in: directory)))
        try subscriber.send([Frame([1] + Array("news".utf8))])
        // A publisher cannot see who has subscribed, so it repeats itself until it is heard.
        let clock = ContinuousClock()
        let deadline = clock.now + Patience.limit
        var received: MultipartMessage?
        while received == nil, clock.now < deadline {
            try publisher.send(["news", "again"])
            received = try subscriber.receive(mode: .wait)
        }
        #expect(received == ["news", "again"])
    }
}
