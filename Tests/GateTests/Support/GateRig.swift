import ContainmentTesting
import Foundation
import Gate
import MainLoop
import MainLoopTesting
import PluginBehaviours
import PluginHost
import PluginProtocol
import PluginTransport
import RemotePlacements
import UIKit

/// A directory for a host and a gate, keys, and the programs of a test.
@MainActor final class GateRig {
    let guest: GuestLoop
    let root: String
    let ring: KeyRing
    private var programs: [Program] = []
    private var ticker: Registration?

    init() throws {
        guest = try GuestLoop()
        var template = Array("/tmp/mgXXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw SystemCallError("mkdtemp") }
        root = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        ring = try KeyRing(in: "\(root)/keys")
        tick()
    }

    /// Much of what tests wait for the loop does not hear of: so they look again and again.
    private func tick() {
        ticker = guest.loop.schedule(after: .milliseconds(5)) { [weak self] in self?.tick() }
    }

    /// Where the host waits for plugins.
    var plugins: String { "\(root)/plugins" }

    static let hello = "org.mullion.hello"
    static let gallery = "org.mullion.gallery"

    func start(_ name: String, _ arguments: [String] = [], environment: [String: String] = [:]) throws -> Program {
        let program = try Program(name, arguments, environment: environment, guest: guest)
        programs.append(program)
        return program
    }

    /// Starts a gate, and waits until it listens.
    ///
    /// - Returns: It, and its address.
    func startGate(
        at address: String = "tcp://127.0.0.1:0", with arguments: [String] = [], environment: [String: String] = [:]
    ) async throws -> (Program, String) {
        let gate = try start(
            "mullion-gate", ["--listen", address, "--keys", ring.folder, "--plugins", plugins] + arguments,
            environment: environment.merging(["MULLION_LOG": "debug"]) { $1 })
        func found() -> String? {
            gate.lines.lazy.compactMap { line in
                line.firstRange(of: "listens at ").map { String(line[$0.upperBound...].dropLast()) }
            }.first
        }
        try await guest.wait(until: "the gate listens") { found() != nil || gate.status != nil }
        return (gate, found() ?? "")
    }

    /// What a plugin is told that comes through a gate.
    func environment(
        of plugin: String, at address: String, key: String, gateKeyFile: String? = nil
    ) -> [String: String] {
        [
            GateAddress.addressVariable: address, GateAddress.pluginVariable: plugin,
            GateAddress.keyVariable: ring.keyFile(key),
            GateAddress.gateKeyVariable: gateKeyFile ?? ring.gateKeyFile,
        ]
    }

    func startHello(at address: String, key: String = "hello", as plugin: String = hello) throws -> Program {
        try start("HelloPlugin", environment: environment(of: plugin, at: address, key: key))
    }

    /// A host whose pane is HelloPlugin's.
    func helloHost(options: SpawnOptions = SpawnOptions()) throws -> GateHost {
        GateHost(try helloPlugin(), controller: "main", guest: guest, directory: plugins, options: options)
    }

    /// HelloPlugin, as a host finds it.
    func helloPlugin() throws -> InstalledPlugin {
        let text = """
            { "identifier": "\(Self.hello)", "name": "Hello", "version": "1", "executable": "HelloPlugin",
              "controllers": { "main": {} } }
            """
        let manifest = try PluginManifest(data: Data(text.utf8), file: "plugin.json")
        return InstalledPlugin(
            manifest: manifest, folder: BuiltPrograms.folder,
            executable: BuiltPrograms.folder.appendingPathComponent("HelloPlugin"))
    }

    /// A host whose pane is GalleryPlugin's, which is let in by a key of its own.
    ///
    /// - Parameters:
    ///   - section: The name of the gallery's controller.
    ///   - size: The window's size, in points.
    ///   - arrange: Returns the root of the window, in which the pane is.
    func galleryHost(
        _ section: String, size: CGSize = CGSize(width: 400, height: 300),
        arrange: (RemoteViewController) -> UIViewController = { $0 }
    ) throws -> GateHost {
        try ring.allow(Self.gallery, ring.makeKey("gallery").publicKey)
        let repository = URL(fileURLWithPath: #filePath).appending(path: "../../../..").standardized
        let manifest = try PluginManifest(
            data: Data(contentsOf: repository.appending(path: "Plugins/Gallery/plugin.json")), file: "plugin.json")
        let plugin = InstalledPlugin(
            manifest: manifest, folder: BuiltPrograms.folder,
            executable: BuiltPrograms.folder.appending(component: "GalleryPlugin"))
        return GateHost(
            plugin, controller: section, guest: guest, directory: plugins, options: SpawnOptions(), size: size,
            arrange: arrange)
    }

    func startGallery(at address: String) throws -> Program {
        try start("GalleryPlugin", environment: environment(of: Self.gallery, at: address, key: "gallery"))
    }

    /// A host whose pane is FixturePlugin's, which is let in by a key of its own.
    ///
    /// - Parameter arrange: Returns the root of the window, in which the pane is.
    func fixtureHost(arrange: (RemoteViewController) -> UIViewController) throws -> GateHost {
        try ring.allow(ParityPlugin.identifier, ring.makeKey("fixture").publicKey)
        return GateHost(
            try ParityPlugin.built, controller: "plain", guest: guest, directory: plugins, options: SpawnOptions(),
            arrange: arrange)
    }

    func startFixture(_ behaviour: PluginBehaviour, at address: String) throws -> Program {
        var environment = environment(of: ParityPlugin.identifier, at: address, key: "fixture")
        environment[PluginBehaviour.variable] = behaviour.rawValue
        return try start("FixturePlugin", environment: environment)
    }

    /// Lets HelloPlugin in by a key of its own.
    func allowHello() throws {
        try ring.allow(Self.hello, ring.makeKey("hello").publicKey)
    }

    /// Ends what the test has started, and removes the directory.
    func end() throws {
        ticker = nil
        for program in programs { program.endNow() }
        try FileManager.default.removeItem(atPath: root)
    }
}
