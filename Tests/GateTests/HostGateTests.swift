import ContainmentTesting
import Files
import Foundation
import MainLoopTesting
import PluginHost
import PluginProtocol
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

        @Test(
            "A host has a gate for each group that it is told of: one that is killed costs its own plugins alone, and no key opens the other"
        )
        func groups() async throws {
            let rig = try GateRig()
            try rig.allowHello()
            try rig.ring.allow("org.mullion.gallery", rig.ring.makeKey("gallery").publicKey)
            let hello = try #require(PluginIdentifier(rawValue: GateRig.hello))
            let (own, rest) = (try rig.freeAddress(), "ipc://\(rig.root)/rest/socket")
            let keys = GateKeys(folder: rig.ring.folder)
            var options = try rig.options(gateAt: own)
            options.gates = [
                try GateOptions(address: own, keys: keys, for: [hello]),
                try GateOptions(address: rest, keys: keys, withoutThoseOfOthers: [hello]),
            ]
            let host = try rig.helloHost(options: options)
            let plugin = try rig.startHello(at: own)
            try await rig.guest.wait(until: "the pane is drawn") { host.texts.contains(RemotePluginTests.greeting) }
            try await rig.guest.wait(until: "both gates run") { rig.gates.count == 2 }
            let first = try #require(rig.gate(of: GateRig.hello))
            let other = try #require(rig.gate(of: "org.mullion.gallery"))
            #expect(first != other)
            let astray = try rig.startHello(at: rest)
            try await rig.guest.wait(until: "the other gate turns it away") {
                astray.says("it does not know the key of this plugin")
            }
            kill(first, SIGKILL)
            try await rig.guest.wait(until: "the placeholder is there") {
                host.texts.contains(SessionLossTests.waiting)
            }
            try await rig.guest.wait(until: "the pane is back") { host.texts.contains(RemotePluginTests.greeting) }
            #expect(plugin.status == nil)
            #expect(rig.gate(of: "org.mullion.gallery") == other)
            await host.stop()
            try await rig.guest.wait(until: "the gates have ended with their host") { rig.gates.isEmpty }
            try rig.end()
        }

        @Test("A gate that is to be for a plugin without a key is none, and the sentence says how to give it one")
        func groupWithoutKey() throws {
            let rig = try GateRig()
            try rig.allowHello()
            let gallery = try #require(PluginIdentifier(rawValue: "org.mullion.gallery"))
            let error = #expect(throws: TransportError.self) {
                try GateOptions(address: "tcp://127.0.0.1:1", keys: GateKeys(folder: rig.ring.folder), for: [gallery])
            }
            #expect(error?.code == .badKey)
            #expect(error?.message.contains("mullion keys allow org.mullion.gallery") == true)
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
