import Diagnostics
import MainLoop
import PluginProtocol

/// The lines about one plugin that the plugin itself, or strangers in its place, can cause again and again.
///
/// There is one for all sessions of a plugin: one that is started again and again gets no more than one that stays. Each
/// kind of line has an allowance of its own, so that whoever prints much, or knocks at the plugin's sockets, hides nothing of
/// what the host has to say.
@MainActor package final class PeerLog {
    /// The allowance for what the plugin prints.
    package let output: LogAllowance

    private let events: LogAllowance
    private let reports: LogAllowance
    private let strangers: LogAllowance
    private let write: @MainActor (Kind, String) -> Void

    package enum Kind: Sendable {
        case debug
        case notice
        case warning
        case error
    }

    /// - Parameter write: Writes a line into the log.
    package init(
        _ plugin: PluginIdentifier, loop: MainLoop,
        write: @escaping @MainActor (Kind, String) -> Void = PeerLog.writeToLog
    ) {
        let say: @MainActor (Kind, String) -> Void = { write($0, "\(plugin): \($1)") }
        self.write = say
        output = LogAllowance(.output, loop: loop) { say(.notice, $0) }
        events = LogAllowance(.events, loop: loop) { say(.warning, $0) }
        reports = LogAllowance(.events, loop: loop) { say(.warning, $0) }
        strangers = LogAllowance(.events, loop: loop) { say(.warning, $0) }
    }

    private static let reader = OverrideStack<(@MainActor (String) -> Void)?>(nil)

    /// Has each line that goes into the log passed to `body` too, as long as the reading is held. The plugin's identifier and a
    /// colon stand before each.
    package static func read(_ body: @escaping @MainActor (String) -> Void) -> Override {
        reader.push(body)
    }

    package static func writeToLog(_ kind: Kind, _ line: String) {
        reader.current?(line)
        // It has been paid for.
        LogScope.run(nil) {
            // The host speaks, wherever in it the line comes from.
            switch kind {
            case .debug: Log.plugins.debug("\(line)", source: "PluginHost")
            case .notice: Log.plugins.notice("\(line)", source: "PluginHost")
            case .warning: Log.plugins.warning("\(line)", source: "PluginHost")
            case .error: Log.plugins.error("\(line)", source: "PluginHost")
            }
        }
    }

    /// Does what the plugin has asked for or caused. Whatever in the host has something to say of it, UIKit for instance, says it with
    /// the plugin's name, and within a budget that hides nothing of what the host says of the plugin itself.
    @discardableResult package func onAccount<Result, Failure: Error>(_ body: () throws(Failure) -> Result)
        throws(Failure) -> Result
    {
        try LogScope.run(
            { [weak self] level, source, line in
                self?.report(level >= .error ? .error : .warning, "[\(source)] \(line)")
            },
            body)
    }

    private func report(_ kind: Kind, _ text: String) {
        if reports.admits(text) { write(kind, text) }
    }

    /// Logs a warning about something that the plugin did wrong.
    package func warning(_ text: String) {
        if events.admits(text) { write(.warning, text) }
    }

    /// Logs a notice about the state of the plugin.
    package func notice(_ text: String) {
        if events.admits(text) { write(.notice, text) }
    }

    /// Logs a warning about something that somebody did wrong who came in the plugin's place.
    package func warningOfStranger(_ text: String) {
        if strangers.admits(text) { write(.warning, text) }
    }

    /// A line that the plugin printed and `output` has admitted.
    ///
    /// - Parameter kind: As the plugin says; what it does not say is a notice.
    package func printed(_ line: String, _ kind: Kind = .notice) {
        write(kind, line)
    }
}
