import Foundation
import Testing
import ZeroMQ

@Suite struct CurveTests {
    /// A router that lets in who has one of these keys, and somebody who wants to be let in.
    private struct Pair {
        let context: Context
        let authenticator: Authenticator
        let router: RouterSocket
        let dealer: DealerSocket
        let monitor: Monitor
        let client: CurveKeyPair

        init(expecting other: CurveKeyPair? = nil) throws {
            context = try Context()
            authenticator = try Authenticator(context: context)
            let server = try CurveKeyPair()
            client = try CurveKeyPair()
            router = try RouterSocket(context: context)
            try router.serveCurve(secretKey: server.secretKey, domain: "tests")
            let endpoint = try router.bind(.tcp("127.0.0.1", port: 0))
            dealer = try DealerSocket(context: context)
            monitor = try Monitor(dealer)
            try dealer.useCurve(serverKey: (other ?? server).publicKey, keys: client)
            try dealer.connect(endpoint)
        }
    }

    @Test(
        "an authenticator is asked with the key and the address of a client, and what it calls it stands with each frame"
    )
    func admitted() throws {
        let pair = try Pair()
        _ = try pair.dealer.send(["hello"], mode: .dontWait)
        var asked: [AuthenticationRequest] = []
        while asked.isEmpty {
            _ = try pair.authenticator.drain { request in
                asked.append(request)
                return .admitted(userID: "clock")
            }
            guard asked.isEmpty else { break }
            try #require(waitUntilReadable(try pair.authenticator.fileDescriptor))
        }
        #expect(asked.first?.publicKey == pair.client.publicKey)
        #expect(asked.first?.address == "127.0.0.1")
        #expect(asked.first?.domain == "tests")
        var got: MultipartMessage?
        while got == nil {
            _ = try pair.router.drain { got = $0 }
            guard got == nil else { break }
            try #require(waitUntilReadable(try pair.router.fileDescriptor))
        }
        #expect(got?.frames.last == "hello")
        #expect(got?.frames.last?.userID == "clock")
    }

    @Test("a frame of a peer that nobody was asked about has no name")
    func unnamed() throws {
        #expect(Frame("hello").userID == nil)
    }

    @Test("who expects another key of the server has no connection, and nobody is asked about him")
    func otherServer() throws {
        let pair = try Pair(expecting: try CurveKeyPair())
        _ = try pair.dealer.send(["hello"], mode: .dontWait)
        var hasFailed = false
        while !hasFailed {
            _ = try pair.monitor.drain { event in
                if case .handshakeFailedNoDetail = event.kind { hasFailed = true }
            }
            guard !hasFailed else { break }
            try #require(waitUntilReadable(try pair.monitor.fileDescriptor))
        }
        #expect(try !pair.authenticator.hasRequests)
        #expect(try pair.router.receive(mode: .dontWait) == nil)
    }

    @Test("a context has one authenticator")
    func second() throws {
        let context = try Context()
        let first = try Authenticator(context: context)
        let error = #expect(throws: ZeroMQError.self) { _ = try Authenticator(context: context) }
        #expect(error?.code == .addressInUse)
        first.close()
    }
}
