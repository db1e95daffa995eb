import PluginTransport
import Testing
import ZeroMQ

@testable import Gate

extension GateSuites {
    /// The socket of a gate alone.
    @Suite @MainActor struct GateRouterTests {
        @Test(
            "A peer that takes messages again is sent more, although the news of that was swallowed by a message to another"
        )
        func swallowedNews() async throws {
            let rig = try GateRig()
            let context = try Context()
            let router = try GateRouter(
                at: Endpoint("tcp://127.0.0.1:0"), secretKey: rig.ring.gateKeys.secretKey, context: context,
                loop: rig.guest.loop
            ) { _ in .admitted(userID: "anybody") }
            var peers: [[UInt8]: GateRouter.Peer] = [:]
            router.onMessage = { peer, _, frames in peers[frames.first?.bytes ?? []] = peer }
            var options = SocketOptions()
            options.receiveHighWaterMark = 1
            options.receiveTimeout = .seconds(60)
            func connect(_ name: UInt8) throws -> DealerSocket {
                let keys = try CurveKeys()
                let socket = try DealerSocket(context: context, options: options)
                try socket.useCurve(
                    serverKey: rig.ring.gateKeys.publicKey.bytes,
                    keys: CurveKeyPair(publicKey: keys.publicKey.bytes, secretKey: keys.secretKey.bytes))
                try socket.connect(router.endpoint)
                _ = try socket.send([Frame([name])], mode: .dontWait)
                return socket
            }
            let (slow, other) = (try connect(1), try connect(2))
            try await rig.guest.wait(until: "both are known") { peers.count == 2 }
            let (slowPeer, otherPeer) = (try #require(peers[[1]]), try #require(peers[[2]]))
            var hasRoom = false
            router.onRoom = { hasRoom = true }
            // Up to the next wait the loop does not run, so it does not hear what libzmq has to tell.
            let message = Frame([UInt8](repeating: 7, count: 256 << 10))
            var sent = 0
            while case .sent = router.send([message], to: slowPeer) { sent += 1 }
            #expect(sent >= GateRouter.marks.send)
            for _ in 0..<sent { _ = try slow.receive() }
            guard case .sent = router.send([Frame([3])], to: otherPeer) else {
                Issue.record("the other peer takes nothing")
                return
            }
            try await rig.guest.wait(until: "it is tried again") { hasRoom }
            guard case .sent = router.send([message], to: slowPeer) else {
                Issue.record("the slow peer takes nothing")
                return
            }
            router.close()
            slow.close()
            other.close()
            try rig.end()
        }
    }
}
