import Logging
import Threads

/// Work that is done on somebody's account: what it has to say goes to that account, and not into the log at once.
///
/// A host does much because a plugin asks for it, and all that it calls may have something to say of that: containers, layers,
/// pictures, fonts, symbols, constraints. None of them knows the plugin. So whoever begins such work opens a scope, and whoever
/// keeps the account gets each line that this project logs on the same thread meanwhile, notices and what is graver.
package enum LogScope {
    /// Gets a line: its level, the module that logs it, and what it says.
    package typealias Receiver = @MainActor (Logger.Level, _ source: String, _ line: String) -> Void

    private final class Slot {
        var receiver: Receiver?
    }

    private static let slots = ThreadLocal<Slot> { Slot() }

    /// Runs `body` on an account. Within it another one can be opened, which then counts alone.
    ///
    /// - Parameter receiver: Who gets the lines; nil: they go into the log.
    @discardableResult @MainActor package static func run<Result, Failure: Error>(
        _ receiver: Receiver?, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let slot = slots.object
        let outer = slot.receiver
        slot.receiver = receiver
        defer { slot.receiver = outer }
        return try body()
    }

    /// - Returns: Whether an account has taken the line.
    static func receive(_ event: LogEvent) -> Bool {
        guard event.level >= .notice, let receiver = slots.object.receiver else { return false }
        // Only the main actor opens a scope, and it ends before the main actor does anything else.
        let (level, source, line) = (event.level, event.source, event.message.description)
        MainActor.assumeIsolated {
            run(nil) { receiver(level, source, line) }
        }
        return true
    }
}
