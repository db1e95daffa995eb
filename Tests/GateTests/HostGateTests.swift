import ContainmentTesting
import Files
import Foundation
import PluginHost
import PluginTransport
import Testing

extension GateSuites {
    @Suite @MainActor struct HostGateTests {
        @Test(
            "A host starts its gate, confined as a plugin is; one that is killed costs the panes behind it, and comes back with them"
        )
        func started() async throws {
            let rig = try GateRig()
            try rig.allowHello()
            let address = try rig.freeAddress()
            let host = try rig.helloHost(options: rig.options(gateAt: address))
            let plugin = try rig.startHello(at: address)
            try await rig.guest.wait(until: "the pane is drawn") { host.texts.contains(RemotePluginTests.greeting) }
            let first = try #require(rig.gates.first)
            let status = SystemFile.text(of: "/proc/\(first)/status") ?? ""
            #expect(status.contains("NoNewPrivs:\t1"))
            #expect(status.contains("Seccomp:\t2"))
            #expect(status.contains("CapEff:\t0000000000000000"))
            kill(first, SIGKILL)
            try await rig.guest.wait(until: "the placeholder is there") {
                host.texts.contains(SessionLossTests.waiting)
            }
            try await rig.guest.wait(until: "the pane is back") { host.texts.contains(RemotePluginTests.greeting) }
            #expect(plugin.status == nil)
            #expect(rig.gates.first != first)
            await host.stop()
            try await rig.guest.wait(until: "the gate has ended with its host") { rig.gates.isEmpty }
            try rig.end()
        }

        @Test("Where the gate's program is missing the host goes on without")
        func missing() async throws {
            let rig = try GateRig()
            try rig.allowHello()
            // A launcher that has no gate beside it.
            let launcher = "\(rig.root)/mullion-launch"
            try FileManager.default.createSymbolicLink(
                atPath: launcher, withDestinationPath: BuiltPrograms.folder.appending(component: "mullion-launch").path)
            var options = try rig.options(gateAt: rig.freeAddress())
            options.launcher = launcher
            let host = try rig.helloHost(options: options)
            try await rig.guest.wait(until: "the pane waits") { host.texts.contains(SessionLossTests.waiting) }
            #expect(rig.gates.isEmpty)
            await host.stop()
            try rig.end()
        }

        @Test("A host that has no keys does not start with a gate")
        func withoutKeys() throws {
            let rig = try GateRig()
            try FileManager.default.removeItem(atPath: "\(rig.ring.folder)/gate.key")
            let error = #expect(throws: TransportError.self) { try rig.options(gateAt: "tcp://127.0.0.1:1") }
            #expect(error?.code == .badKey)
            #expect(error?.message.contains("mullion keys new") == true)
            try rig.end()
        }
    }
}
