import Diagnostics

/// Says what this machine does not let its host do for any plugin. Each shortcoming is said once, however many plugins
/// are started: it stays as it is, and whoever runs the host can mend it.
@MainActor package final class HostShortcomings {
    package enum Kind: Sendable {
        /// Plugins can do more than they should.
        case lackOfProtection
        /// Plugins are looked after in another way, which is good enough for most.
        case lesserWay
    }

    package static let shared = HostShortcomings { kind, line in
        switch kind {
        case .lackOfProtection: Log.plugins.warning("\(line)")
        case .lesserWay: Log.plugins.notice("\(line)")
        }
    }

    private var said: Set<String> = []
    private let write: @MainActor (Kind, String) -> Void

    /// - Parameter write: Writes a line into the log.
    package init(write: @escaping @MainActor (Kind, String) -> Void) {
        self.write = write
    }

    /// Writes what of these sentences was not said before, in one line.
    package func report(_ kind: Kind, _ sentences: [String]) {
        let news = sentences.filter { said.insert($0).inserted }
        if !news.isEmpty { write(kind, news.joined(separator: " ")) }
    }
}
