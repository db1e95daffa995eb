import Diagnostics

/// What this machine does not let its host do for any plugin. Each is said once, however many plugins are started: it stays as
/// it is, and whoever runs the host can mend it.
@MainActor package final class HostShortcomings {
    package static let shared = HostShortcomings { Log.plugins.warning("\($0)") }

    private var said: Set<String> = []
    private let write: @MainActor (String) -> Void

    /// - Parameter write: Writes a line into the log.
    package init(write: @escaping @MainActor (String) -> Void) {
        self.write = write
    }

    /// Writes what of these sentences was not said before, in one line.
    package func report(_ sentences: [String]) {
        let news = sentences.filter { said.insert($0).inserted }
        if !news.isEmpty { write(news.joined(separator: " ")) }
    }
}
