import MainLoop
import PluginProtocol
import PluginTransport
import ZeroMQ

/// Starts plugins as processes of their own, each with a private directory for its sockets.
@MainActor package final class SpawningLauncher: PluginLauncher {
    private struct Resources {
        let context: Context
        let directory: HostDirectory
    }

    private let loop: MainLoop
    private let options: SpawnOptions
    private var resources: Resources?

    package init(loop: MainLoop, options: SpawnOptions = SpawnOptions()) {
        self.loop = loop
        self.options = options
    }

    package func launch(
        _ plugin: InstalledPlugin, welcome: Welcome, onEvent: @escaping @MainActor (LaunchEvent) -> Void
    ) -> any LaunchedPlugin {
        let spawned = SpawnedPlugin(plugin, loop: loop, options: options, onEvent: onEvent)
        do {
            let resources = try sharedResources()
            try spawned.start(context: resources.context, in: resources.directory, welcome: welcome)
        } catch {
            loop.post { onEvent(.ended(.init(launchFailure: error))) }
        }
        return spawned
    }

    package func close() {
        resources?.context.terminate()
        resources = nil
    }

    private func sharedResources() throws -> Resources {
        if let resources { return resources }
        let made = Resources(context: try Context(), directory: try HostDirectory(environment: options.directories))
        resources = made
        return made
    }
}
