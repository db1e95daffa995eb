import Diagnostics
import MainLoop
import PluginProtocol
import PluginTransport

/// Decides for each plugin who starts it.
///
/// A host that was given a directory starts none: it waits there for all of them. One that was not starts every plugin
/// but those whose manifest says `"launch": "external"`, and those that have a key for the host's gate; these it waits for in the
/// directory of its user.
@MainActor package final class PlacingLauncher: PluginLauncher {
    private let spawning: SpawningLauncher
    private let external: ExternalLauncher
    private let waitsForAll: Bool
    private let remote: Set<PluginIdentifier>
    private let gate: HostGate?

    /// Starts the gate, where the options have one.
    ///
    /// - Parameter directory: Where all plugins are waited for.
    package init(loop: MainLoop, directory: String?, options: SpawnOptions = SpawnOptions()) {
        spawning = SpawningLauncher(loop: loop, options: options)
        external = ExternalLauncher(loop: loop, directory: directory, environment: options.directories)
        waitsForAll = directory != nil
        remote = options.gate?.served ?? []
        gate = Self.makeGate(loop: loop, directory: directory, options: options)
        gate?.start()
    }

    private static func makeGate(loop: MainLoop, directory: String?, options: SpawnOptions) -> HostGate? {
        guard let gate = options.gate else { return nil }
        // Without one it has nothing to do, and is of use as soon as the list has a plugin and the host starts again.
        guard let longest = gate.served.max(by: { $0.rawValue.utf8.count < $1.rawValue.utf8.count }) else {
            Log.plugins.warning(
                "The list of \(gate.keys.folder) has no plugin, so no gate listens. Add one by: mullion keys allow")
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
            Log.plugins.error("The gate is not started: \(error)")
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
        let launcher: any PluginLauncher =
            switch placement(of: plugin) {
            case .external: external
            case .spawned: spawning
            }
        return launcher.launch(plugin, welcome: welcome, onEvent: onEvent)
    }

    package func close() {
        gate?.close()
        spawning.close()
        external.close()
    }
}
