import Glibc
import MainLoop
import Testing

@testable import Screens

/// Connections that take places and do nothing with them.
@MainActor @Suite(.serialized) struct VNCCrowdTests {
    /// For what has to come by itself, and for what must not.
    private static let never = Duration.seconds(600)

    private func expectService(at port: Int, password: String? = nil) throws {
        let viewer = try RFBClient(connectedTo: port, password: password)
        try viewer.requestUpdate(incremental: false)
        #expect(try !viewer.readUpdate().isEmpty)
    }

    @Test("D9 sixteen silent connections keep nobody out", arguments: [16, 100])
    func silence(count: Int) throws {
        let served = try ServedScreen()
        let crowd = try (0..<count).map { _ in try RFBClient(port: served.port) }
        try expectService(at: served.port)
        withExtendedLifetime(crowd) {}
    }

    @Test("D9 fourteen half requests keep nobody out", arguments: [14, 100])
    func halfRequests(count: Int) throws {
        let served = try ServedScreen()
        let crowd = try (0..<count).map { _ in
            let visitor = try RFBClient(port: served.port)
            try visitor.send(Array("GET / HTTP/1.1\r\nHost: localhost\r\n".utf8))
            return visitor
        }
        try expectService(at: served.port)
        withExtendedLifetime(crowd) {}
    }

    @Test("D9 connections that seem to type a password keep nobody out")
    func seemingTypists() throws {
        let served = try ServedScreen(options: VNCOptions(password: "letmein"))
        let crowd = try (0..<20).map { _ in
            let visitor = try RFBClient(port: served.port)
            _ = try visitor.challenge()
            return visitor
        }
        try expectService(at: served.port, password: "letmein")
        withExtendedLifetime(crowd) {}
    }

    @Test("D9 silent connections go before somebody who types a password")
    func silentFirst() throws {
        let served = try ServedScreen(
            options: VNCOptions(password: "letmein"),
            patience: ViewerPatience(handshake: Self.never, password: Self.never))
        let typist = try RFBClient(port: served.port)
        let challenge = try typist.challenge()
        let crowd = try (0..<40).map { _ in try RFBClient(port: served.port) }
        // By now every one of them has had a place, or had to leave one.
        try expectService(at: served.port, password: "letmein")
        try typist.logIn("letmein", challenge: challenge)
        withExtendedLifetime(crowd) {}
    }

    /// Connects and takes the first steps of the handshake. On a busy machine its time may be over before that, so there are some tries.
    private func comeSoFar<Answer>(
        at port: Int, _ steps: (RFBClient) throws -> Answer
    ) throws -> (RFBClient, Answer) {
        for _ in 0..<20 {
            let visitor = try RFBClient(port: port)
            if let answer = try? steps(visitor) { return (visitor, answer) }
        }
        let visitor = try RFBClient(port: port)
        return (visitor, try steps(visitor))
    }

    @Test("D9 who says nothing goes after a few seconds; who is asked for a password may take longer")
    func deadlines() throws {
        let served = try ServedScreen(
            options: VNCOptions(password: "letmein"),
            patience: ViewerPatience(silence: .milliseconds(10), handshake: .milliseconds(200), password: Self.never))
        let (typist, challenge) = try comeSoFar(at: served.port) { try $0.challenge() }
        let (choosing, _) = try comeSoFar(at: served.port) { try $0.offeredSecurity() }
        let silent = try RFBClient(port: served.port)
        // They came later, so the time is over for the one who types as well.
        #expect(choosing.isClosedByServer())
        #expect(silent.isClosedByServer())
        try typist.logIn("letmein", challenge: challenge)
    }

    @Test("D9 half a request goes after two seconds, and at once when no more can come")
    func unfinishedRequests() throws {
        let patient = try ServedScreen(patience: ViewerPatience(request: Self.never))
        let leaving = try RFBClient(port: patient.port)
        try leaving.send(Array("GET / HT".utf8))
        leaving.finishSending()
        #expect(leaving.isClosedByServer())
        let hasty = try ServedScreen(patience: ViewerPatience(request: .milliseconds(50)))
        let slow = try RFBClient(port: hasty.port)
        try slow.send(Array("GET / HT".utf8))
        #expect(slow.isClosedByServer())
    }

    @Test("D9 no stranger takes the place of a viewer, and a viewer too many is turned away at once")
    func places() throws {
        let served = try ServedScreen(
            options: VNCOptions(maximumClients: 2),
            patience: ViewerPatience(silence: Self.never, handshake: Self.never))
        // They speak first, so they need not wait for the end of the silence.
        let viewers = try (0..<2).map { _ in
            let viewer = try RFBClient(port: served.port)
            try viewer.send(Array("RFB 003.008\n".utf8))
            return viewer
        }
        for viewer in viewers {
            #expect(try viewer.receive(12) == Array("RFB 003.008\n".utf8))
            _ = try viewer.receive(2)
            try viewer.send([1, 1])
            _ = try viewer.receive(4 + 20)
        }
        func expectInput() throws {
            for viewer in viewers { try viewer.type(0x61) }
            for _ in viewers { try served.log.wait(in: served.loop) { $0.text == "a" } }
        }
        // They are told that the handshake is over a moment before they have their places.
        try expectInput()
        for _ in 0..<50 { #expect(try RFBClient(port: served.port).isClosedByServer()) }
        try expectInput()
    }

    @Test("D9 of those who finish the handshake together only as many become viewers as there are places")
    func placesAtTheEnd() throws {
        let served = try ServedScreen(options: VNCOptions(password: "letmein", maximumClients: 1))
        let visitors = try (0..<4).map { _ in try RFBClient(port: served.port) }
        let challenges = try visitors.map { try $0.challenge() }
        for (visitor, challenge) in zip(visitors, challenges) { try visitor.logIn("letmein", challenge: challenge) }
        // Which of them is the first is up to the server's threads.
        var open = visitors
        let clock = MonotonicClock()
        let deadline = clock.now + .seconds(60)
        while open.count > 1, clock.now < deadline {
            open.removeAll { $0.isClosedNow() }
            sched_yield()
        }
        #expect(open.count == 1)
        try open.first?.type(0x61)
        try served.wait { $0.text == "a" }
    }

    @Test("D9 a viewer that reads nothing keeps neither newcomers nor the main loop waiting for a new size")
    func slowReader() throws {
        let served = try ServedScreen(width: 1500, height: 1500, patience: ViewerPatience(exchange: Self.never))
        let slow = try RFBClient(connectedTo: served.port)
        for _ in 0..<20 { try slow.requestUpdate(incremental: false) }
        // Something has come, so its thread is in the middle of sending, which never ends.
        _ = try slow.receive(1)
        served.show(width: 60, height: 60)
        #expect(try RFBClient(connectedTo: served.port).width == 1500)
        served.show(width: 70, height: 70)
    }

    @Test("D9 a viewer that reads nothing is cut off for a new size, which all others then get")
    func cutReader() throws {
        let served = try ServedScreen(
            width: 1500, height: 1500, patience: ViewerPatience(exchange: .milliseconds(100)))
        let slow = try RFBClient(connectedTo: served.port)
        for _ in 0..<20 { try slow.requestUpdate(incremental: false) }
        _ = try slow.receive(1)
        served.show(width: 60, height: 50)
        let other = try RFBClient(connectedTo: served.port)
        try other.setEncodings([0, RFBClient.desktopSize])
        while other.width != 60 {
            try other.requestUpdate(incremental: false)
            _ = try other.readUpdate()
        }
        #expect(slow.isClosedByServer())
    }
}
