import Diagnostics
import Foundation
import MainLoop
import PluginProtocol
import PluginTransport

/// Starts plugins as processes of their own, each with a private directory for its sockets.
@MainActor package final class SpawningLauncher: PluginLauncher {
    private let loop: MainLoop
    private let options: SpawnOptions
    private var directory: HostDirectory?
    private var withoutNetwork: Set<PluginIdentifier> = []
    private var logs: [PluginIdentifier: PeerLog] = [:]

    package init(loop: MainLoop, options: SpawnOptions = SpawnOptions()) {
        self.loop = loop
        self.options = options
    }

    package func launch(
        _ plugin: InstalledPlugin, welcome: Welcome, onEvent: @escaping @MainActor (LaunchEvent) -> Void
    ) -> any LaunchedPlugin {
        mentionNetwork(plugin)
        let log = logs[plugin.identifier] ?? PeerLog(plugin.identifier, loop: loop)
        logs[plugin.identifier] = log
        let spawned = SpawnedPlugin(plugin, loop: loop, options: options, log: log, onEvent: onEvent)
        do {
            try spawned.start(in: usableDirectory(), welcome: welcome)
        } catch {
            loop.post { onEvent(.ended(.init(launchFailure: error))) }
        }
        return spawned
    }

    package func close() {
        directory = nil
    }

    /// Where temporary files are cleaned up, the directory of a host that runs for weeks may be gone; and somebody else may
    /// have made one of its name.
    private func usableDirectory() throws(TransportError) -> HostDirectory {
        if let directory, (try? PrivateDirectory.check(directory.path)) != nil { return directory }
        let made = try HostDirectory(environment: options.directories)
        directory = made
        return made
    }

    private func mentionNetwork(_ plugin: InstalledPlugin) {
        let identifier = plugin.identifier
        guard plugin.manifest.network, !options.withNetwork.contains(identifier), options.sandbox != .none,
            withoutNetwork.insert(identifier).inserted
        else { return }
        Log.plugins.notice(
            "\(identifier) asks for the network and gets none; to give it, start the host with --allow-network \(identifier)."
        )
    }
}
