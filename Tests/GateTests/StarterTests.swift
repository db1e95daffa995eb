import ContainmentTesting
import Foundation
import MainLoopTesting
import PluginHost
import PluginProtocol
import PluginTransport
import Testing

extension GateSuites {
    /// A host that has a program start its plugins elsewhere: here a script, which starts them on this machine.
    @Suite @MainActor struct StarterTests {
        private let rig: GateRig
        private let address: String

        init() throws {
            rig = try GateRig()
            try rig.allowHello()
            address = try rig.freeAddress()
        }

        /// What stands for the other machine: a file in which each start and each end is a line.
        private var journal: [String] {
            let text = try? String(contentsOfFile: "\(rig.root)/journal", encoding: .utf8)
            return (text ?? "").split(separator: "\n").map(String.init)
        }

        /// - Parameter lines: Lines of a script, in which `plugin` starts HelloPlugin in the background and `$plugin` is its number.
        private func options(starter lines: String) throws -> SpawnOptions {
            let path = "\(rig.root)/starter"
            let script = """
                #!/bin/bash
                note() { echo "$*" >> '\(rig.root)/journal'; }
                plugin() {
                    MULLION_GATE_KEY_FILE='\(rig.ring.gateKeyFile)' MULLION_PLUGIN_KEY_FILE='\(rig.ring.keyFile("hello"))' \\
                        '\(BuiltPrograms.folder.appending(component: "HelloPlugin").path)' &
                    plugin=$!
                }
                \(lines)

                """
            try script.write(toFile: path, atomically: true, encoding: .utf8)
            try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
            var options = try rig.options(gateAt: address)
            options.starter = try PluginStarter(path: path)
            // A busy machine may need longer than the usual time to end the plugin.
            options.starterTeardown.steps[0].patience = GuestLoop.patience
            return options
        }

        /// A script that starts the plugin, says so, and ends it when it is told to.
        private static let obedient = """
            trap 'kill "$plugin"; wait "$plugin"; note "ended $1"; exit' TERM
            plugin
            note "started $1 $plugin"
            wait "$plugin"
            """

        /// The number of a process that the script has started, as soon as it has said so: the plugin may be there before that.
        private func number(ofStart start: Int) async throws -> pid_t {
            try await rig.guest.wait(until: "the start is in the journal") { starts.count > start }
            return try #require(starts[start].split(separator: " ").last.flatMap { pid_t($0) })
        }

        private var starts: [String] {
            journal.filter { $0.hasPrefix("started") }
        }

        @Test(
            "The program is run with a plugin's identifier, and the plugin comes through the gate; with the host it is told to end it"
        )
        func started() async throws {
            let host = try rig.helloHost(options: options(starter: Self.obedient))
            try await rig.guest.wait(until: "the pane is drawn") { host.texts.contains(RemotePluginTests.greeting) }
            let plugin = try await number(ofStart: 0)
            #expect(journal.count == 1)
            #expect(journal.first?.hasPrefix("started \(GateRig.hello) ") == true)
            await host.stop()
            #expect(journal.last == "ended \(GateRig.hello)")
            #expect(kill(plugin, 0) != 0)
            try rig.end()
        }

        @Test("A plugin that ends is started again, by the program")
        func again() async throws {
            let host = try rig.helloHost(options: options(starter: Self.obedient))
            try await rig.guest.wait(until: "the pane is drawn") { host.texts.contains(RemotePluginTests.greeting) }
            kill(try await number(ofStart: 0), SIGKILL)
            try await rig.guest.wait(until: "the pane waits") { host.texts.contains(SessionLossTests.waiting) }
            try await rig.guest.wait(until: "the next is drawn") { host.texts.contains(RemotePluginTests.greeting) }
            _ = try await number(ofStart: 1)
            await host.stop()
            try rig.end()
        }

        @Test("A session that the network ends leaves the plugin as it is: the same process comes back")
        func sessionLost() async throws {
            let host = try rig.helloHost(options: options(starter: Self.obedient))
            try await rig.guest.wait(until: "the pane is drawn") { host.texts.contains(RemotePluginTests.greeting) }
            _ = try await number(ofStart: 0)
            kill(try #require(rig.gates.first), SIGKILL)
            try await rig.guest.wait(until: "the pane waits") { host.texts.contains(SessionLossTests.waiting) }
            try await rig.guest.wait(until: "the pane is back") { host.texts.contains(RemotePluginTests.greeting) }
            #expect(journal.count == 1)
            await host.stop()
            try rig.end()
        }

        /// The plugins of a host whose only plugin has lost its session after its last pane was gone.
        private func loseSessionWithoutPane() async throws -> PluginRegistry {
            let loop = rig.guest.loop
            let plugins = PluginRegistry(
                catalog: PluginCatalog(plugins: [try rig.helloPlugin()]),
                launcher: PlacingLauncher(
                    loop: loop, directory: rig.plugins, options: try options(starter: Self.obedient)), loop: loop)
            let supervisor = try plugins.supervisor(for: GateRig.hello)
            do {
                let pane = RemoteViewController(plugin: GateRig.hello, controller: "main", of: plugins)
                pane.launch()
                try await rig.guest.wait(until: "the plugin runs") { pane.state == .running(processIdentifier: nil) }
            }
            // A plugin that has had no processor for seconds may be said not to respond meanwhile.
            try await rig.guest.wait(until: "the scene is closed, and the plugin goes on") {
                supervisor.sceneCount == 0 && supervisor.state == .running(processIdentifier: nil)
            }
            _ = try await number(ofStart: 0)
            kill(try #require(rig.gates.first), SIGKILL)
            try await rig.guest.wait(until: "nobody waits for the plugin") { supervisor.state == .idle }
            return plugins
        }

        private func stop(_ plugins: PluginRegistry) async {
            await withCheckedContinuation { done in
                plugins.stopAll { done.resume() }
            }
        }

        @Test("A session that is lost when the plugin has no pane any more ends the program, since nobody waits")
        func sessionLostWithoutPane() async throws {
            let plugins = try await loseSessionWithoutPane()
            try await rig.guest.wait(until: "it is ended") { journal.last == "ended \(GateRig.hello)" }
            await stop(plugins)
            #expect(journal.count == 2)
            try rig.end()
        }

        @Test("A host that ends meanwhile waits until the program has ended the plugin")
        func stoppedWithoutPane() async throws {
            let plugins = try await loseSessionWithoutPane()
            let plugin = try await number(ofStart: 0)
            await stop(plugins)
            #expect(journal.last == "ended \(GateRig.hello)")
            #expect(kill(plugin, 0) != 0)
            try rig.end()
        }

        @Test("A program that ends at once is run again, ever more rarely, and the host waits")
        func failing() async throws {
            let host = try rig.helloHost(options: options(starter: "note \"tried $1\"; exit 3"))
            try await rig.guest.wait(until: "it was tried three times") { journal.count >= 3 }
            #expect(host.texts.contains(SessionLossTests.waiting))
            await host.stop()
            try rig.end()
        }

        @Test("A program that does not end when it is told to is killed, with what it has started")
        func deaf() async throws {
            var options = try options(
                starter: "trap '' TERM; plugin; note \"started $1 $plugin\"; while true; do wait; done")
            options.starterTeardown = .ofStarter
            let host = try rig.helloHost(options: options)
            try await rig.guest.wait(until: "the pane is drawn") { host.texts.contains(RemotePluginTests.greeting) }
            let plugin = try await number(ofStart: 0)
            await host.stop()
            #expect(kill(plugin, 0) != 0)
            try rig.end()
        }

        @Test(
            "It gets what the user's own programs get, the gate's address and the plugin's name, and nothing that is the host's alone"
        )
        func environment() async throws {
            var options = try options(starter: "env > '\(rig.root)/environment'; note done; sleep 1000")
            options.directories["SSH_AUTH_SOCK"] = "/run/agent"
            options.directories["MULLION_VNC_PASSWORD_FILE"] = "/run/password"
            options.directories["MULLION_HEALTH_SOCKET"] = "/run/health"
            let host = try rig.helloHost(options: options)
            try await rig.guest.wait(until: "it runs") { journal == ["done"] }
            let text = try String(contentsOfFile: "\(rig.root)/environment", encoding: .utf8)
            let lines = text.split(separator: "\n").map(String.init)
            #expect(lines.contains("SSH_AUTH_SOCK=/run/agent"))
            #expect(lines.contains("MULLION_PLUGIN=\(GateRig.hello)"))
            #expect(lines.contains("MULLION_GATE=\(address)"))
            #expect(!text.contains("MULLION_VNC_PASSWORD_FILE"))
            #expect(!text.contains("MULLION_HEALTH_SOCKET"))
            await host.stop()
            try rig.end()
        }

        @Test("Where there are several gates it gets the address of the one that is for its plugin")
        func severalGates() async throws {
            try rig.ring.allow("org.mullion.gallery", rig.ring.makeKey("gallery").publicKey)
            var options = try options(starter: "note \"$MULLION_GATE\"; sleep 1000")
            let gallery = try #require(PluginIdentifier(rawValue: "org.mullion.gallery"))
            let keys = GateKeys(folder: rig.ring.folder)
            options.gates = [
                try GateOptions(address: "ipc://\(rig.root)/gallery/socket", keys: keys, for: [gallery]),
                try GateOptions(address: address, keys: keys, withoutThoseOfOthers: [gallery]),
            ]
            let host = try rig.helloHost(options: options)
            try await rig.guest.wait(until: "it runs") { !journal.isEmpty }
            #expect(journal == [address])
            await host.stop()
            try rig.end()
        }

        @Test("A host whose program cannot be run says so and does not start")
        func missing() throws {
            let error = #expect(throws: LaunchError.self) { try PluginStarter(path: "\(rig.root)/none") }
            #expect(error?.code == .notExecutable)
            #expect(error?.message.contains("\(rig.root)/none") == true)
            try rig.end()
        }
    }
}
