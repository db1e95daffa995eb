import Diagnostics
import MainLoop
import PluginProtocol
import PluginTransport

/// Decides for each plugin who starts it.
///
/// A host that was given a directory starts none: it waits there for all of them. One that was not starts every plugin
/// but those whose manifest says `"launch": "external"`, and those that have a key for one of the host's gates; these it waits for in the
/// directory of its user. Where it has a program that starts plugins elsewhere, that is run for the plugins that have a key.
@MainActor package final class PlacingLauncher: PluginLauncher {
    private let spawning: SpawningLauncher
    private let external: ExternalLauncher
    private let waitsForAll: Bool
    private let remote: Set<PluginIdentifier>
    private let gates: [HostGate]
    private let loop: MainLoop
    private let options: SpawnOptions
    private var starters: [PluginIdentifier: KeptProcess] = [:]

    /// Starts the gates that the options have.
    ///
    /// - Parameter directory: Where all plugins are waited for.
    package init(loop: MainLoop, directory: String?, options: SpawnOptions = SpawnOptions()) {
        spawning = SpawningLauncher(loop: loop, options: options)
        external = ExternalLauncher(loop: loop, directory: directory, environment: options.directories)
        waitsForAll = directory != nil
        self.loop = loop
        self.options = options
        remote = options.gates.reduce(into: []) { $0.formUnion($1.served) }
        gates = options.gates.compactMap { Self.makeGate($0, loop: loop, directory: directory, options: options) }
        for gate in gates { gate.start() }
    }

    private static func makeGate(
        _ gate: GateOptions, loop: MainLoop, directory: String?, options: SpawnOptions
    ) -> HostGate? {
        // Without one it has nothing to do, and is of use as soon as the list has a plugin and the host starts again.
        guard let longest = gate.served.max(by: { $0.rawValue.utf8.count < $1.rawValue.utf8.count }) else {
            Log.plugins.warning(
                "The list of \(gate.keys.folder) has no plugin for the gate at \(gate.address), so it does not listen. Add one by: mullion keys allow"
            )
            return nil
        }
        do throws(TransportError) {
            let root: String
            if let directory {
                root = directory
            } else {
                root = try SharedDirectory.standardRoot(for: longest, environment: options.directories)
            }
            return HostGate(gate, spawning: options, root: root, loop: loop)
        } catch {
            Log.plugins.error("The gate at \(gate.address) is not started: \(error)")
            return nil
        }
    }

    package func placement(of plugin: InstalledPlugin) -> PluginPlacement {
        if waitsForAll || remote.contains(plugin.identifier) { return .external }
        return switch plugin.manifest.launch {
        case .external: .external
        case .spawned: .spawned
        }
    }

    package func launch(
        _ plugin: InstalledPlugin, welcome: Welcome, onEvent: @escaping @MainActor (LaunchEvent) -> Void
    ) -> any LaunchedPlugin {
        switch placement(of: plugin) {
        case .spawned:
            return spawning.launch(plugin, welcome: welcome, onEvent: onEvent)
        case .external:
            guard let starter = starter(of: plugin.identifier) else {
                return external.launch(plugin, welcome: welcome, onEvent: onEvent)
            }
            let placed = PlacedPlugin(starting: starter, teardown: options.starterTeardown, onEvent: onEvent)
            placed.start { external.launch(plugin, welcome: welcome, onEvent: $0) }
            return placed
        }
    }

    /// The program that starts the plugin elsewhere; nil where there is none, or the plugin has no key.
    private func starter(of plugin: PluginIdentifier) -> KeptProcess? {
        guard let starter = options.starter, let gate = options.gates.first(where: { $0.served.contains(plugin) })
        else { return nil }
        if let known = starters[plugin] { return known }
        let process = KeptProcess(
            on: loop,
            command: { [options] in
                try starter.command(for: plugin, gateAt: gate.address, options: options)
            },
            say: { Log.plugins.notice("\(plugin): its starter: \($0)") },
            complain: { reason, delay in
                Log.plugins.error(
                    "\(plugin): \(starter.path), which is to start it, does not run: \(reason). It is run again in \(delay)."
                )
            })
        starters[plugin] = process
        return process
    }

    package func release(_ plugin: InstalledPlugin, isPatient: Bool, completion: @escaping () -> Void) {
        guard let starter = starters[plugin.identifier] else { return completion() }
        starter.stop(isPatient ? options.starterTeardown : .immediate, completion: completion)
    }

    package func close() {
        for gate in gates { gate.close() }
        starters = [:]
        spawning.close()
        external.close()
    }
}
