import Files
import Foundation
import PluginBehaviours
import PluginHost
import PluginTransport

/// A plugin that comes through a gate at a port of this machine, as one on another machine does; the host has started the gate, confined.
@MainActor final class GatedPlugin {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    let pane: RemoteViewController

    private let host: BenchmarkHost
    private let folder: URL
    private let keys: GateKeys
    private let address: String
    private let behaviour: PluginBehaviour
    private var process: ChildProcess?

    private static let plugin = BenchmarkHost.identifier(0)

    /// Has the host start a gate with keys of its own. The plugin is not started yet.
    init(_ host: BenchmarkHost, _ behaviour: PluginBehaviour) throws {
        self.host = host
        self.behaviour = behaviour
        folder = FileManager.default.temporaryDirectory.appending(path: "gate-\(UUID().uuidString.prefix(8))")
        let keys = GateKeys(folder: folder.appending(path: "keys").path)
        self.keys = keys
        let places = folder.appending(path: "plugins").path
        for path in [keys.folder, places] {
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        }
        let pairs = [GateKeys.gateName: try CurveKeys(), Self.plugin: try CurveKeys()]
        for (name, pair) in pairs {
            try keys.secretFile(name).write([pair.secretKey.text])
            try keys.publicFile(name).write([pair.publicKey.text])
        }
        try keys.listFile.write(["\(Self.plugin) \(pairs[Self.plugin]?.publicKey.text ?? "")"])
        let address = "tcp://127.0.0.1:\(try RawEcho.freePort())"
        self.address = address
        let registry = try host.makePlugins(
            behaviour, change: { $0.gates = [try GateOptions(address: address, keys: keys)] },
            launchedBy: { PlacingLauncher(loop: host.loop, directory: places, options: $0) })
        pane = host.makePane(of: registry)
    }

    /// Starts the plugin, and returns when its pane has drawn.
    func show(in area: CGRect = CGRect(x: 0, y: 0, width: 400, height: 300)) throws {
        let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent("FixturePlugin")
        process = try ChildProcess.spawn(
            ProcessDescription(
                executable: program.path,
                environment: ChildEnvironment(adding: [
                    PluginBehaviour.variable: behaviour.rawValue, GateAddress.addressVariable: address,
                    GateAddress.pluginVariable: Self.plugin,
                    GateAddress.keyVariable: keys.secretFile(Self.plugin).path,
                    GateAddress.gateKeyVariable: keys.publicFile().path,
                ])),
            on: host.loop, onLine: { _, _ in },
            onExit: { status in FileHandle.standardError.write(Data("bench: \(program.path) ended: \(status)\n".utf8)) }
        )
        host.show([pane], in: area)
    }

    /// The number of the plugin's process; 0 while it does not run.
    var processIdentifier: Int32 {
        process?.processIdentifier ?? 0
    }

    /// Finds the number of the gate's process, which the host knows by nothing but its directories.
    ///
    /// - Throws: `Failure` where the gate does not run.
    func gateProcess() throws -> Int32 {
        let names = try FileManager.default.contentsOfDirectory(atPath: "/proc")
        for number in names.compactMap({ Int32($0) }) {
            let text = SystemFile.text(of: "/proc/\(number)/cmdline") ?? ""
            let words = text.split(separator: "\0")
            // Its launcher has the same words behind its own name.
            if words.first?.hasSuffix("/mullion-gate") == true, words.contains(Substring(keys.folder)) { return number }
        }
        throw Failure(description: "No gate runs with the keys of \(keys.folder).")
    }

    /// Ends the plugin, and removes the keys. The gate ends with its host.
    func close() {
        process?.endNow()
        process = nil
        try? FileManager.default.removeItem(at: folder)
    }
}
