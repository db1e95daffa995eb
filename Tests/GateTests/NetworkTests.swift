import Foundation
import MainLoopTesting
import Testing

extension GateSuites {
    /// A network that is slow, falls silent and breaks, between a real plugin and a real gate.
    @Suite @MainActor struct NetworkTests {
        private func shown(
            _ prepare: (TestProxy) -> Void = { _ in }
        ) async throws -> (rig: GateRig, host: GateHost, proxy: TestProxy, plugin: Program) {
            let rig = try GateRig()
            try rig.allowHello()
            let host = try rig.helloHost()
            let (_, address) = try await rig.startGate()
            let proxy = try TestProxy(to: address, loop: rig.guest.loop)
            prepare(proxy)
            let plugin = try rig.startHello(at: proxy.address)
            try await rig.guest.wait(until: "the pane is drawn") { host.texts.contains(RemotePluginTests.greeting) }
            return (rig, host, proxy, plugin)
        }

        private func expectTaps(_ rig: GateRig, _ host: GateHost) async throws {
            host.tap(CGPoint(x: 200, y: 176))
            try await rig.guest.wait(until: "the tap is seen") { host.texts.contains("Hello, once.") }
        }

        @Test("Over a network that takes 50 ms each way everything works, later")
        func slow() async throws {
            let (rig, host, proxy, _) = try await shown { $0.delay = .milliseconds(50) }
            try await expectTaps(rig, host)
            #expect(proxy.connections == 2)
            await host.stop()
            try rig.end()
        }

        @Test("A connection that is cut in the middle of a frame ends the session, and the next begins by itself")
        func cut() async throws {
            let (rig, host, proxy, plugin) = try await shown { $0.rate = 37 }
            proxy.cut()
            try await rig.guest.wait(until: "the placeholder is there") {
                host.texts.contains(SessionLossTests.waiting)
            }
            proxy.rate = 1 << 20
            try await rig.guest.wait(until: "the pane is back") { host.texts.contains(RemotePluginTests.greeting) }
            try await expectTaps(rig, host)
            #expect(plugin.status == nil)
            await host.stop()
            try rig.end()
        }

        @Test(
            "A network that is silent for less than heartbeats allow costs nothing",
            arguments: TestProxy.Direction.allCases)
        func pause(_ direction: TestProxy.Direction) async throws {
            let (rig, host, proxy, plugin) = try await shown()
            let connections = proxy.connections
            proxy.stalled = [direction]
            host.tap(CGPoint(x: 200, y: 176))
            let start = ContinuousClock.now
            try await rig.guest.wait(until: "a second has passed") { ContinuousClock.now - start > .seconds(1) }
            // After three seconds of silence a plugin is said not to respond, and on a busy machine this second may last as long.
            #expect(!host.texts.contains(SessionLossTests.waiting))
            proxy.stalled = []
            // The tap was said once: a session that was lost would have taken it along.
            try await rig.guest.wait(until: "the tap is seen") { host.texts.contains("Hello, once.") }
            #expect(plugin.status == nil)
            #expect(proxy.connections == connections)
            await host.stop()
            try rig.end()
        }

        @Test(
            "A network that stays silent in one direction ends the session on both sides, and the next begins by itself",
            arguments: TestProxy.Direction.allCases)
        func silence(_ direction: TestProxy.Direction) async throws {
            let (rig, host, proxy, plugin) = try await shown()
            proxy.stalled = [direction]
            try await rig.guest.wait(until: "the host knows") { host.texts.contains(SessionLossTests.waiting) }
            try await rig.guest.wait(until: "the plugin knows") { plugin.says("waiting for the one behind") }
            proxy.cut()
            proxy.stalled = []
            try await rig.guest.wait(until: "the pane is back") { host.texts.contains(RemotePluginTests.greeting) }
            #expect(plugin.status == nil)
            await host.stop()
            try rig.end()
        }

        @Test("While a network is down the plugin waits, and is back when it is up")
        func down() async throws {
            let (rig, host, proxy, plugin) = try await shown()
            proxy.isDown = true
            proxy.cut()
            try await rig.guest.wait(until: "the placeholder is there") {
                host.texts.contains(SessionLossTests.waiting)
            }
            let before = proxy.connections
            try await rig.guest.wait(until: "the plugin has tried in vain") { proxy.connections > before + 2 }
            proxy.isDown = false
            try await rig.guest.wait(until: "the pane is back") { host.texts.contains(RemotePluginTests.greeting) }
            #expect(plugin.status == nil)
            await host.stop()
            try rig.end()
        }
    }
}
