import MainLoop
import PluginProtocol

/// Decides for each plugin who starts it.
///
/// A host that was given a directory starts none: it waits there for all of them. One that was not starts every plugin
/// but those whose manifest says `"launch": "external"`; these it waits for in the directory of its user.
@MainActor package final class PlacingLauncher: PluginLauncher {
    private let spawning: SpawningLauncher
    private let external: ExternalLauncher
    private let waitsForAll: Bool

    /// - Parameter directory: Where all plugins are waited for.
    package init(loop: MainLoop, directory: String?, options: SpawnOptions = SpawnOptions()) {
        spawning = SpawningLauncher(loop: loop, options: options)
        external = ExternalLauncher(loop: loop, directory: directory, environment: options.directories)
        waitsForAll = directory != nil
    }

    package func placement(of plugin: InstalledPlugin) -> PluginPlacement {
        if waitsForAll { return .external }
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
        spawning.close()
        external.close()
    }
}
