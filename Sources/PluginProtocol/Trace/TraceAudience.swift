import Diagnostics

/// Those who want to see what a host and its plugins say to each other, and who come and go while they do.
///
/// While there is one, each channel has a `WireTrace`; while nobody watches that does nothing.
@MainActor package final class TraceAudience {
    private struct Watcher {
        let number: Int
        /// Empty: all.
        let plugins: Set<PluginIdentifier>
        let take: (String) -> Void

        func wants(_ plugin: PluginIdentifier) -> Bool {
            plugins.isEmpty || plugins.contains(plugin)
        }
    }

    private static let installed = OverrideStack<TraceAudience?>(nil)

    private var watchers: [Watcher] = []
    private var lastNumber = 0

    package init() {}

    /// That of the channels that are made now; nil where nobody can come.
    static var current: TraceAudience? {
        installed.current
    }

    /// Lets channels be watched that are made from now on, as long as the installation is held.
    package func install() -> Override {
        Self.installed.push(self)
    }

    /// Has a line for each message passed to `take`, as long as the watching is held.
    ///
    /// - Parameter plugins: Those whose messages are wanted; empty: all.
    package func watch(_ plugins: Set<PluginIdentifier>, _ take: @escaping (String) -> Void) -> Override {
        lastNumber += 1
        let number = lastNumber
        watchers.append(Watcher(number: number, plugins: plugins, take: take))
        return Override { [weak self] in self?.watchers.removeAll { $0.number == number } }
    }

    /// Whether somebody wants to see the messages of this plugin.
    func watches(_ plugin: PluginIdentifier) -> Bool {
        watchers.contains { $0.wants(plugin) }
    }

    func show(_ line: String, of plugin: PluginIdentifier) {
        for watcher in watchers where watcher.wants(plugin) { watcher.take(line) }
    }
}
