import ContainmentTesting
import Foundation
import Gate
import MainLoop
import MainLoopTesting
import PluginHost
import PluginProtocol
import PluginTransport

/// A gate in the test's own process, at a Unix socket, and the fixture on its other side.
@MainActor final class GatePassage {
    /// Where the host waits for plugins.
    let plugins: String

    private let guest: GuestLoop
    private let root: String
    private let gate: Gate
    private let environment: [String: String]
    private var process: ChildProcess?

    init(guest: GuestLoop) throws {
        self.guest = guest
        var template = Array("/tmp/mpXXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw SystemCallError("mkdtemp") }
        root = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        plugins = "\(root)/plugins"
        let keys = GateKeys(folder: root)
        for name in [GateKeys.gateName, "plugin"] {
            let pair = try CurveKeys()
            try keys.secretFile(name).write([pair.secretKey.text])
            try keys.publicFile(name).write([pair.publicKey.text])
        }
        let known = try keys.publicFile("plugin").keys()
        try keys.listFile.write(known.map { "\(ParityPlugin.identifier) \($0.text)" })
        gate = try Gate(at: "ipc://\(root)/gate", keys: keys, plugins: plugins, loop: guest.loop)
        environment = [
            GateAddress.addressVariable: gate.address, GateAddress.pluginVariable: ParityPlugin.identifier,
            GateAddress.keyVariable: keys.secretFile("plugin").path,
            GateAddress.gateKeyVariable: keys.publicFile().path,
        ]
    }

    isolated deinit {
        process?.endNow()
    }

    func startPlugin() throws {
        process = try ChildProcess.spawn(
            ProcessDescription(
                executable: BuiltPrograms.folder.appendingPathComponent("FixturePlugin").path,
                environment: ChildEnvironment(adding: environment)),
            on: guest.loop, onLine: { _, _ in }, onExit: { _ in })
    }

    /// Ends both, and removes what they had.
    func end() async {
        process?.endNow()
        process = nil
        gate.close()
        try? FileManager.default.removeItem(atPath: root)
    }
}
