import Diagnostics
import Foundation
import MainLoop
import PluginProtocol
import PluginTransport

/// Waits for plugins that somebody else starts: compose, systemd, a person.
///
/// Each has a directory that it shares with this host, `DIRECTORY/IDENTIFIER`, and finds there a file with what it must
/// know. The host knows of it only what the connection tells: there is no process number that would mean anything in
/// another container.
@MainActor package final class ExternalLauncher: PluginLauncher {
    private let loop: MainLoop
    private let directory: String?
    private let environment: [String: String]
    private let setsDeadlines: Bool
    private var directories: [PluginIdentifier: SharedDirectory] = [:]
    private var logs: [PluginIdentifier: PeerLog] = [:]

    /// - Parameters:
    ///   - directory: Holds the plugins' own; nil for `plugins` where this user's hosts keep their sockets.
    ///   - environment: Says where that is, and by `MULLION_DEADLINES` whether plugins leave out input that they come to too late.
    package init(
        loop: MainLoop, directory: String?, environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        self.loop = loop
        self.directory = directory.map { URL(fileURLWithPath: $0).path }
        self.environment = environment
        setsDeadlines = EnvironmentOptions(environment: environment).setsDeadlines
    }

    package func placement(of plugin: InstalledPlugin) -> PluginPlacement {
        .external
    }

    package func launch(
        _ plugin: InstalledPlugin, welcome: Welcome, onEvent: @escaping @MainActor (LaunchEvent) -> Void
    ) -> any LaunchedPlugin {
        let log = logs[plugin.identifier] ?? PeerLog(plugin.identifier, loop: loop)
        logs[plugin.identifier] = log
        let external = ExternalPlugin(
            plugin, loop: loop, setsDeadlines: setsDeadlines, log: log, onEvent: onEvent)
        do {
            try external.start(in: try sharedDirectory(of: plugin.identifier), welcome: welcome)
        } catch {
            // What is wrong with the directory may be mended before the next try.
            directories[plugin.identifier] = nil
            loop.post { onEvent(.ended(.init(launchFailure: error))) }
        }
        return external
    }

    package func close() {
        directories = [:]
    }

    private func sharedDirectory(of plugin: PluginIdentifier) throws(TransportError) -> SharedDirectory {
        if let known = directories[plugin] { return known }
        let root: String
        if let directory {
            root = directory
        } else {
            root = try SharedDirectory.standardRoot(for: plugin, environment: environment)
        }
        let made = try SharedDirectory(of: plugin, in: root)
        directories[plugin] = made
        return made
    }
}
