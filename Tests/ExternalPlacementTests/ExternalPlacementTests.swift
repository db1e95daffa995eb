import Foundation
import PluginHost
import PluginProtocol
import PluginTransport
import Testing

@Suite(.serialized, .timeLimit(.minutes(4))) @MainActor struct ExternalPlacementTests {
    @Test("A plugin that comes before its host waits for it, says so once, and is shown")
    func pluginFirst() async throws {
        let rig = try ExternalRig()
        let plugin = try rig.startPlugin()
        try await rig.guest.wait(until: "the plugin waits") { !plugin.lines.isEmpty }
        let host = try rig.host()
        try await rig.guest.wait(until: "the pane is drawn") { host.showsPlugin }
        #expect(plugin.lines.filter { $0.contains("waiting for one that writes \(rig.folder)") }.count == 1)
        await host.stop()
        try await rig.end()
    }

    @Test("A pane waits for its plugin without a limit, and gets it back each time that it was killed")
    func hostFirst() async throws {
        let rig = try ExternalRig()
        let host = try rig.host()
        #expect(host.texts.contains("Waiting for the plugin…"))
        #expect(host.remote.state == .awaited)
        // More often than a plugin that the host starts itself would be started again.
        for _ in 0..<5 {
            let plugin = try rig.startPlugin()
            try await rig.guest.wait(until: "the pane is drawn") { host.showsPlugin }
            #expect(host.remote.state == .running(processIdentifier: nil))
            plugin.child?.signal(SIGKILL)
            try await rig.guest.wait(until: "the placeholder is back") {
                host.texts.contains("Waiting for the plugin…")
            }
        }
        await host.stop()
        try await rig.end()
    }

    @Test("A plugin that is started again at once, before its host knows of its end, is let in")
    func quickRestart() async throws {
        let rig = try ExternalRig()
        let host = try rig.host()
        let first = try rig.startPlugin()
        try await rig.guest.wait(until: "the pane is drawn") { host.showsPlugin }
        first.child?.signal(SIGKILL)
        let second = try rig.startPlugin()
        try await rig.guest.wait(until: "the first has left") { !host.showsPlugin }
        try await rig.guest.wait(until: "the pane is drawn again") { host.showsPlugin }
        #expect(second.status == nil)
        await host.stop()
        try await rig.end()
    }

    @Test("A plugin outlives its host, and the next host gets it")
    func hostRestarts() async throws {
        let rig = try ExternalRig()
        let first = try rig.host()
        let plugin = try rig.startPlugin()
        try await rig.guest.wait(until: "the pane is drawn") { first.showsPlugin }
        await first.stop()
        try await rig.guest.wait(until: "the plugin waits again") { plugin.lines.contains { $0.contains("waiting") } }
        let second = try rig.host()
        try await rig.guest.wait(until: "the pane is drawn by the second host") { second.showsPlugin }
        #expect(plugin.status == nil)
        await second.stop()
        try await rig.end()
    }

    @Test("A second process of the same plugin is refused with a sentence, and the first stays")
    func secondProcess() async throws {
        let rig = try ExternalRig()
        let host = try rig.host()
        let first = try rig.startPlugin()
        try await rig.guest.wait(until: "the pane is drawn") { host.showsPlugin }
        let second = try rig.startPlugin()
        try await rig.guest.wait(until: "the second has ended") { second.status != nil }
        #expect(second.status == .exited(code: 76))
        // What a program prints may be heard after its end.
        try await rig.guest.wait(until: "it has said so") {
            second.lines.contains { $0.contains("Another process") && $0.contains("end one of the two") }
        }
        #expect(first.status == nil)
        // A plugin that has had no processor for seconds may be said not to respond meanwhile.
        try await rig.guest.wait(until: "the first is shown") { host.showsPlugin }
        #expect(first.status == nil)
        await host.stop()
        try await rig.end()
    }

    @Test("What a dead host left behind is in the way of nobody")
    func staleFiles() async throws {
        let rig = try ExternalRig()
        let files = FileManager.default
        try files.createDirectory(
            atPath: rig.folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let identifier = try #require(PluginIdentifier(rawValue: "org.mullion.fixture"))
        let stale = Bootstrap(control: "ipc://c", content: "ipc://d", token: .init(), plugin: identifier)
        for name in ["bootstrap.json", "c", "d"] {
            let created = files.createFile(
                atPath: "\(rig.folder)/\(name)", contents: Data(name == "bootstrap.json" ? stale.encoded : []),
                attributes: [.posixPermissions: 0o600])
            #expect(created)
        }
        let plugin = try rig.startPlugin()
        try await rig.guest.wait(until: "the plugin waits") { plugin.lines.contains { $0.contains("No host answers") } }
        let host = try rig.host()
        try await rig.guest.wait(until: "the pane is drawn") { host.showsPlugin }
        await host.stop()
        try await rig.end()
    }

    @Test(
        "A host that was killed while the plugin was connected ends nobody who comes then: the plugin waits for the next host"
    )
    func staleConnection() async throws {
        let rig = try ExternalRig()
        let files = FileManager.default
        try files.createDirectory(
            atPath: rig.folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let stale = "{\"host\":1,\"plugin\":\"org.mullion.fixture\",\"taken\":true}\n"
        for (name, text) in [("bootstrap.json", stale), ("host.lock", "")] {
            let created = files.createFile(
                atPath: "\(rig.folder)/\(name)", contents: Data(text.utf8), attributes: [.posixPermissions: 0o600])
            #expect(created)
        }
        let plugin = try rig.startPlugin()
        // Who takes another process for connected says nothing before it ends.
        try await rig.guest.wait(until: "the plugin waits") {
            plugin.lines.contains { $0.contains("There is no host yet") }
        }
        let host = try rig.host()
        try await rig.guest.wait(until: "the pane is drawn") { host.showsPlugin }
        #expect(plugin.status == nil)
        await host.stop()
        try await rig.end()
    }

    @Test("Two hosts do not share a directory: the second one's pane says so")
    func twoHosts() async throws {
        let rig = try ExternalRig()
        let first = try rig.host()
        let second = try rig.host()
        try await rig.guest.wait(until: "the second gives up") {
            second.texts.contains { $0.contains("Another host uses \(rig.folder)") }
        }
        await second.stop()
        await first.stop()
        try await rig.end()
    }

    @Test("A directory that others may write to is refused: the pane says what to do")
    func wideRights() async throws {
        let rig = try ExternalRig()
        try FileManager.default.createDirectory(atPath: rig.folder, withIntermediateDirectories: true)
        #expect(chmod(rig.folder, 0o777) == 0)
        let host = try rig.host()
        try await rig.guest.wait(until: "the pane says so") {
            host.texts.contains { $0.contains("chmod go-w \(rig.folder)") }
        }
        await host.stop()
        try await rig.end()
    }

    @Test("A file that others may read ends the plugin with a sentence that says what to do")
    func wideFile() async throws {
        let rig = try ExternalRig()
        let host = try rig.host()
        #expect(chmod("\(rig.folder)/bootstrap.json", 0o644) == 0)
        let plugin = try rig.startPlugin()
        try await rig.guest.wait(until: "the plugin has ended") { plugin.status != nil }
        #expect(plugin.status == .exited(code: 69))
        try await rig.guest.wait(until: "it has said so") {
            plugin.lines.contains { $0.contains("chmod 600 \(rig.folder)/bootstrap.json") }
        }
        await host.stop()
        try await rig.end()
    }
}
