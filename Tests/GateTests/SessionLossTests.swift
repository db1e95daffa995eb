import Foundation
import PluginProtocol
import Testing
import ZeroMQ

extension GateSuites {
    /// A session that is lost is over, as it is between processes of one machine; the next begins by itself.
    @Suite @MainActor struct SessionLossTests {
        static let waiting = "Waiting for the plugin…"

        @Test("A remote plugin that is killed costs its own pane, and the next process of it is let in at once")
        func plugin() async throws {
            let rig = try GateRig()
            try rig.allowHello()
            let host = try rig.helloHost()
            let (gate, address) = try await rig.startGate()
            for _ in 0..<3 {
                let plugin = try rig.startHello(at: address)
                try await rig.guest.wait(until: "the pane is drawn") {
                    host.texts.contains(RemotePluginTests.greeting)
                }
                plugin.signal(SIGKILL)
                try await rig.guest.wait(until: "the placeholder is back") { host.texts.contains(Self.waiting) }
            }
            #expect(gate.status == nil)
            await host.stop()
            try rig.end()
        }

        @Test(
            "A gate that is killed costs the panes behind it; with the next one they are back, and their plugins ran on"
        )
        func gate() async throws {
            let rig = try GateRig()
            try rig.allowHello()
            let host = try rig.helloHost()
            let (first, address) = try await rig.startGate()
            let plugin = try rig.startHello(at: address)
            try await rig.guest.wait(until: "the pane is drawn") { host.texts.contains(RemotePluginTests.greeting) }
            first.signal(SIGKILL)
            try await rig.guest.wait(until: "the placeholder is there") { host.texts.contains(Self.waiting) }
            let (second, _) = try await rig.startGate(at: address)
            try await rig.guest.wait(until: "the pane is back") { host.texts.contains(RemotePluginTests.greeting) }
            #expect(plugin.status == nil)
            #expect(second.status == nil)
            await host.stop()
            try rig.end()
        }

        @Test("A remote plugin outlives its host, says that it waits, and the next host gets it")
        func host() async throws {
            let rig = try GateRig()
            try rig.allowHello()
            let first = try rig.helloHost()
            let (_, address) = try await rig.startGate()
            let plugin = try rig.startHello(at: address)
            try await rig.guest.wait(until: "the pane is drawn") { first.texts.contains(RemotePluginTests.greeting) }
            await first.stop()
            try await rig.guest.wait(until: "the plugin waits") { plugin.says("No host answers: waiting") }
            let second = try rig.helloHost()
            try await rig.guest.wait(until: "the pane is drawn by the second host") {
                second.texts.contains(RemotePluginTests.greeting)
            }
            #expect(plugin.status == nil)
            await second.stop()
            try rig.end()
        }

        @Test("A plugin that comes before its gate and its host waits for both")
        func early() async throws {
            let rig = try GateRig()
            try rig.allowHello()
            // An address that is free, and was a gate's a moment ago.
            let (first, address) = try await rig.startGate()
            first.signal(SIGKILL)
            try await rig.guest.wait(until: "the first gate is gone") { first.status != nil }
            let plugin = try rig.startHello(at: address)
            try await rig.guest.wait(until: "the plugin says so") {
                plugin.says("waiting for the one behind \(address)")
            }
            let (_, _) = try await rig.startGate(at: address)
            let host = try rig.helloHost()
            try await rig.guest.wait(until: "the pane is drawn") { host.texts.contains(RemotePluginTests.greeting) }
            await host.stop()
            try rig.end()
        }

        @Test(
            "A host that was killed while a plugin was connected keeps it out of no gate: the plugin waits for the next host"
        )
        func staleConnection() async throws {
            let rig = try GateRig()
            try rig.allowHello()
            let folder = "\(rig.plugins)/\(GateRig.hello)"
            let files = FileManager.default
            for path in [rig.plugins, folder] {
                try files.createDirectory(
                    atPath: path, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
            }
            let stale = "{\"host\":1,\"plugin\":\"\(GateRig.hello)\",\"taken\":true}\n"
            for (name, text) in [("bootstrap.json", stale), ("host.lock", "")] {
                let created = files.createFile(
                    atPath: "\(folder)/\(name)", contents: Data(text.utf8), attributes: [.posixPermissions: 0o600])
                #expect(created)
            }
            let (_, address) = try await rig.startGate()
            let plugin = try rig.startHello(at: address)
            // Who is refused because another process is connected does not say that it waits.
            try await rig.guest.wait(until: "the plugin waits") { plugin.says("No host answers: waiting") }
            let host = try rig.helloHost()
            try await rig.guest.wait(until: "the pane is drawn") { host.texts.contains(RemotePluginTests.greeting) }
            #expect(plugin.status == nil)
            await host.stop()
            try rig.end()
        }

        @Test("A second process with the same key is refused with a sentence, and the first stays")
        func twice() async throws {
            let rig = try GateRig()
            try rig.allowHello()
            let host = try rig.helloHost()
            let (_, address) = try await rig.startGate()
            let first = try rig.startHello(at: address)
            try await rig.guest.wait(until: "the pane is drawn") { host.texts.contains(RemotePluginTests.greeting) }
            let second = try rig.startHello(at: address)
            try await rig.guest.wait(until: "the second has ended") { second.status != nil }
            #expect(second.status == .exited(code: 76))
            try await rig.guest.wait(until: "it has said so") {
                second.says("Another process of the plugin is connected through the gate")
            }
            #expect(first.status == nil)
            #expect(host.texts.contains(RemotePluginTests.greeting))
            await host.stop()
            try rig.end()
        }

        @Test(
            "A gate that is stopped for longer than heartbeats allow costs the session, and is of use again when it goes on"
        )
        func stopped() async throws {
            let rig = try GateRig()
            try rig.allowHello()
            let host = try rig.helloHost()
            let (gate, address) = try await rig.startGate()
            let plugin = try rig.startHello(at: address)
            try await rig.guest.wait(until: "the pane is drawn") { host.texts.contains(RemotePluginTests.greeting) }
            gate.signal(SIGSTOP)
            try await rig.guest.wait(until: "the plugin knows") { plugin.says("is lost. No host answers") }
            gate.signal(SIGCONT)
            try await rig.guest.wait(until: "the host knows") { host.texts.contains(Self.waiting) }
            try await rig.guest.wait(until: "the pane is back") { host.texts.contains(RemotePluginTests.greeting) }
            #expect(plugin.status == nil)
            await host.stop()
            try rig.end()
        }

        @Test("A plugin whose version does not fit gets the host's sentence about it through the gate")
        func version() async throws {
            let rig = try GateRig()
            let keys = try rig.ring.makeKey("hello")
            try rig.ring.allow(GateRig.hello, keys.publicKey)
            let host = try rig.helloHost()
            let (_, address) = try await rig.startGate()
            let plugin = try #require(PluginIdentifier(rawValue: GateRig.hello))
            let context = try Context()
            let remote = try RawRemote(
                plugin, at: address, gateKey: rig.ring.gateKeys.publicKey, keys: keys, context: context)
            try remote.sayHello(in: ProtocolVersionRange(ProtocolVersion(number: 99)))
            var answer: [[UInt8]]?
            try await rig.guest.wait(until: "it is refused") {
                answer = answer ?? (try? remote.receive(on: .control)).flatMap { $0 }
                return answer != nil
            }
            let bytes = try #require(answer?.first)
            let envelope = try HostToPlugin.decode(bytes, on: .control, limits: .standard)
            guard case .session(.refused(let refusal)) = envelope.body else {
                Issue.record("\(envelope.body.name) came")
                return
            }
            #expect(refusal.code == .incompatibleVersion)
            #expect(refusal.message.contains("rebuild the older of the two"))
            remote.close()
            await host.stop()
            try rig.end()
        }
    }
}
