import Foundation
import MainLoopTesting
import PluginProtocol
import PluginTransport
import Testing

extension GateSuites {
    @Suite @MainActor struct KeyTests {
        @Test("A plugin with an unknown key is turned away without a word, and the gate has a line about it")
        func unknown() async throws {
            let rig = try GateRig()
            try rig.allowHello()
            try rig.ring.makeKey("stranger")
            let (gate, address) = try await rig.startGate()
            let stranger = try rig.startHello(at: address, key: "stranger")
            try await rig.guest.wait(until: "both say so") {
                gate.says("turned away somebody from 127.0.0.1 whose key is not on the list")
                    && stranger.says("it does not know the key of this plugin")
            }
            #expect(!gate.says("org.mullion.hello"))
            try rig.end()
        }

        @Test("A plugin that expects another key of the gate than it has is not let in, and goes on trying")
        func otherGate() async throws {
            let rig = try GateRig()
            try rig.allowHello()
            try rig.ring.write("other.pub", CurveKeys().publicKey.text + "\n")
            let (gate, address) = try await rig.startGate()
            let plugin = try rig.start(
                "HelloPlugin",
                environment: rig.environment(
                    of: GateRig.hello, at: address, key: "hello", gateKeyFile: "\(rig.ring.folder)/other.pub"))
            try await rig.guest.wait(until: "it says so") {
                plugin.says("another key than the one that was given here")
            }
            #expect(plugin.status == nil)
            #expect(gate.status == nil)
            try rig.end()
        }

        @Test("A key lets in the plugin that it stands for, and nobody who calls himself otherwise")
        func otherPlugin() async throws {
            let rig = try GateRig()
            try rig.allowHello()
            try rig.ring.allow("org.mullion.gallery", rig.ring.makeKey("gallery").publicKey)
            let host = try rig.helloHost()
            let (gate, address) = try await rig.startGate()
            let impostor = try rig.startHello(at: address, key: "gallery")
            try await rig.guest.wait(until: "the gate says so") {
                gate.says("org.mullion.gallery: its key was used by somebody who calls himself")
            }
            #expect(host.texts.contains(SessionLossTests.waiting))
            #expect(!impostor.says("gallery"))
            // The plugin itself is kept out by nobody.
            _ = try rig.startHello(at: address)
            try await rig.guest.wait(until: "the pane is drawn") { host.texts.contains(RemotePluginTests.greeting) }
            await host.stop()
            try rig.end()
        }

        @Test(
            "Nothing is listened to without keys that nobody else can use",
            arguments: [
                ("gate.key", nil, 0o600, "cannot be read"), ("gate.key", "", 0o644, "chmod 600"),
                ("gate.key", "no key", 0o600, "a line that is no key"), ("allowed", nil, 0o600, "cannot be read"),
                ("allowed", "", 0o660, "chmod 600"), ("allowed", "org.mullion.hello", 0o600, "allows nobody"),
            ] as [(String, String?, Int, String)])
        func useless(_ name: String, _ text: String?, _ mode: Int, _ complaint: String) async throws {
            let rig = try GateRig()
            let path = "\(rig.ring.folder)/\(name)"
            if let text {
                let kept = text.isEmpty ? try String(contentsOfFile: path, encoding: .utf8) : text + "\n"
                try rig.ring.write(name, kept, mode: mode)
            } else {
                try FileManager.default.removeItem(atPath: path)
            }
            let (gate, _) = try await rig.startGate()
            #expect(gate.status == .exited(code: 78))
            try await rig.guest.wait(until: "it has said so") { gate.says(complaint) }
            #expect(!gate.says("listens"))
            try rig.end()
        }

        @Test("A plugin does not start with a secret key that others may read")
        func wideKey() async throws {
            let rig = try GateRig()
            try rig.allowHello()
            #expect(chmod(rig.ring.keyFile("hello"), 0o640) == 0)
            let plugin = try rig.startHello(at: "tcp://127.0.0.1:1")
            try await rig.guest.wait(until: "it has ended") { plugin.status != nil }
            #expect(plugin.status == .exited(code: 69))
            try await rig.guest.wait(until: "it has said so") { plugin.says("chmod 600") }
            try rig.end()
        }

        @Test("A plugin that is put on the list is let in, and one that is taken off is sent away, without a restart")
        func list() async throws {
            let rig = try GateRig()
            let host = try rig.helloHost()
            let (gate, address) = try await rig.startGate()
            let keys = try rig.ring.makeKey("hello")
            _ = try rig.startHello(at: address)
            try await rig.guest.wait(until: "it is turned away") { gate.says("turned away") }
            try rig.ring.allow(GateRig.hello, keys.publicKey)
            try await rig.guest.wait(until: "the pane is drawn") { host.texts.contains(RemotePluginTests.greeting) }
            try rig.ring.forbid(keys.publicKey)
            try await rig.guest.wait(until: "the session is over") { host.texts.contains(SessionLossTests.waiting) }
            try await rig.guest.wait(until: "it has said so") { gate.says("its key is no longer on the list") }
            await host.stop()
            try rig.end()
        }

        @Test(
            "A plugin that is taken off the list while the gate has no descriptor to read it with is sent away once there is one"
        )
        func unreadList() async throws {
            let rig = try GateRig()
            let keys = try rig.ring.makeKey("hello")
            try rig.ring.allow(GateRig.hello, keys.publicKey)
            let host = try rig.helloHost()
            let (gate, address) = try await rig.startGate()
            _ = try rig.startHello(at: address)
            try await rig.guest.wait(until: "the pane is drawn") { host.texts.contains(RemotePluginTests.greeting) }
            let limit = try rig.nextDescriptor(of: gate)
            try await rig.limitDescriptors(of: gate, to: limit)
            try rig.ring.forbid(keys.publicKey)
            try await rig.guest.wait(until: "the gate cannot read the list") { gate.says("(errno \(EMFILE))") }
            #expect(!gate.says("its key is no longer on the list"))
            try await rig.limitDescriptors(of: gate, to: limit + 100)
            try await rig.guest.wait(until: "the session is over") { host.texts.contains(SessionLossTests.waiting) }
            try await rig.guest.wait(until: "it has said so") { gate.says("its key is no longer on the list") }
            #expect(gate.status == nil)
            await host.stop()
            try rig.end()
        }

        @Test("A gate whose own key cannot be used goes on with the one that it had, and by the list as it is now")
        func unusableKey() async throws {
            let rig = try BareRig()
            let (_, remote) = try await rig.session()
            try rig.rig.ring.write("gate.key", "no key\n")
            try rig.rig.ring.forbid(rig.keys.publicKey)
            var got: [[UInt8]]?
            try await rig.wait(until: "its session is over") {
                got = try got ?? remote.receive(on: .control)
                return got != nil
            }
            #expect(got?.count == 2)
            try rig.end()
        }

        @Test(
            "A key that stands for another plugin from now on brings it through no gate that is not for it, on an earlier connection either"
        )
        func movedKey() async throws {
            let rig = try BareRig(serving: [BareRig.plugin])
            let (host, remote) = try await rig.session()
            let other = try #require(PluginIdentifier(rawValue: "org.mullion.other"))
            let next = try rig.rig.ring.makeKey("next")
            try rig.rig.ring.forbid(rig.keys.publicKey)
            try rig.rig.ring.allow(other.rawValue, rig.keys.publicKey)
            try rig.rig.ring.allow(BareRig.plugin.rawValue, next.publicKey)
            var got: [[UInt8]]?
            try await rig.wait(until: "its session is over") {
                got = try got ?? remote.receive(on: .control)
                return got != nil
            }
            try remote.sayHello(as: other)
            // A connection that is made after that is heard after it.
            let second = try RawRemote(
                BareRig.plugin, at: rig.gate.address, gateKey: rig.rig.ring.gateKeys.publicKey, keys: next,
                context: rig.context)
            try second.sayHello()
            var hello: [UInt8]?
            try await rig.wait(until: "the host has heard of the second") {
                hello = try hello ?? host.receive(on: .control)
                return hello != nil
            }
            #expect(rig.gate.plugins == [BareRig.plugin])
            try rig.end()
        }

        @Test("A gate takes a new key of its own over without a restart, and plugins that know it come back")
        func rotation() async throws {
            let rig = try GateRig()
            try rig.allowHello()
            let host = try rig.helloHost()
            let (gate, address) = try await rig.startGate()
            let next = try CurveKeys()
            // The plugin is told of the next key before the gate has it.
            try rig.ring.write("both.pub", "\(rig.ring.gateKeys.publicKey.text)\n\(next.publicKey.text)\n")
            let plugin = try rig.start(
                "HelloPlugin",
                environment: rig.environment(
                    of: GateRig.hello, at: address, key: "hello", gateKeyFile: "\(rig.ring.folder)/both.pub"))
            try await rig.guest.wait(until: "the pane is drawn") { host.texts.contains(RemotePluginTests.greeting) }
            try rig.ring.renew(next)
            try await rig.guest.wait(until: "the session is over") { host.texts.contains(SessionLossTests.waiting) }
            try await rig.guest.wait(until: "the pane is back") { host.texts.contains(RemotePluginTests.greeting) }
            try await rig.guest.wait(until: "it has said so") { gate.says("The gate has a new key") }
            #expect(gate.status == nil)
            #expect(plugin.status == nil)
            await host.stop()
            try rig.end()
        }

        @Test(
            "A key that begins with two dashes is a key, and a line with two dashes and a space before its words is a comment"
        )
        func dashes() throws {
            let rig = try GateRig()
            let text = "--" + String(repeating: "0", count: 38)
            let file = KeyFile("\(rig.root)/dashes", .secret)
            try file.write(["-- the plugin's key", text, "--", "  -- its end"])
            #expect(try file.keys().map(\.text) == [text])
            #expect(try file.allLines().count == 4)
            try rig.end()
        }

        @Test("No key that is made looks like an option of a command")
        func madeKeys() throws {
            for _ in 0..<400 {
                let keys = try CurveKeys()
                #expect(!keys.publicKey.text.hasPrefix("-") && !keys.secretKey.text.hasPrefix("-"))
            }
        }

        @Test("A key is 40 characters of Z85, and the same as text and as bytes")
        func text() throws {
            let keys = try CurveKeys()
            for key in [keys.publicKey, keys.secretKey] {
                #expect(CurveKey(text: key.text) == key)
                #expect(key.text.utf8.count == 40)
            }
            #expect(try CurveKeys(secretKey: keys.secretKey).publicKey == keys.publicKey)
            // RFC 32: the bytes of its example.
            let zeroes = CurveKey(bytes: [UInt8](repeating: 0, count: 32))
            #expect(zeroes?.text == String(repeating: "0", count: 40))
            #expect(CurveKey(text: String(repeating: "#", count: 40)) == nil)
            #expect(CurveKey(text: String(repeating: "é", count: 20)) == nil)
            #expect(CurveKey(text: keys.publicKey.text.dropLast()) == nil)
        }
    }
}
