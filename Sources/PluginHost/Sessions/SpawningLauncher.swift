import MainLoop
import PluginProtocol
import PluginTransport

/// Starts plugins as processes of their own, each with a private directory for its sockets.
@MainActor package final class SpawningLauncher: PluginLauncher {
    private let loop: MainLoop
    private let options: SpawnOptions
    private var directory: HostDirectory?
    private var logs: [PluginIdentifier: PeerLog] = [:]

    package init(loop: MainLoop, options: SpawnOptions = SpawnOptions()) {
        self.loop = loop
        self.options = options
    }

    package func launch(
        _ plugin: InstalledPlugin, welcome: Welcome, onEvent: @escaping @MainActor (LaunchEvent) -> Void
    ) -> any LaunchedPlugin {
        let log = logs[plugin.identifier] ?? PeerLog(plugin.identifier, loop: loop)
        logs[plugin.identifier] = log
        let spawned = SpawnedPlugin(plugin, loop: loop, options: options, log: log, onEvent: onEvent)
        do {
            try spawned.start(in: try sharedDirectory(), welcome: welcome)
        } catch {
            loop.post { onEvent(.ended(.init(launchFailure: error))) }
        }
        return spawned
    }

    package func close() {
        directory = nil
    }

    private func sharedDirectory() throws(TransportError) -> HostDirectory {
        if let directory { return directory }
        let made = try HostDirectory(environment: options.directories)
        directory = made
        return made
    }
}
