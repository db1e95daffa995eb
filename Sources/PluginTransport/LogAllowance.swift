import Diagnostics
import MainLoop

/// Keeps what somebody can write into the log within a budget: what is beyond it is counted, and the count said at most once
/// a minute.
@MainActor package final class LogAllowance {
    private static let reportInterval = Duration.seconds(60)

    private let loop: MainLoop
    private let say: @MainActor (String) -> Void
    private var budget: LogBudget
    private var leftOut = 0
    private var reportTimer: Registration?

    /// - Parameter say: Writes the line that says how many were left out.
    package init(_ budget: LogBudget, loop: MainLoop, say: @escaping @MainActor (String) -> Void) {
        self.budget = budget
        self.loop = loop
        self.say = say
    }

    /// Whether a line is to be written now; if not it is counted.
    ///
    /// - Parameters:
    ///   - line: As it came.
    ///   - count: How many lines it stands for, where it is itself a count.
    package func admits(_ line: String, standingFor count: Int = 1) -> Bool {
        if budget.pays(for: line, at: loop.clock.now) { return true }
        leftOut += count
        if reportTimer == nil {
            reportTimer = loop.schedule(after: Self.reportInterval) { [weak self] in self?.report() }
        }
        return false
    }

    private func report() {
        reportTimer = nil
        let noun = leftOut == 1 ? "line" : "lines"
        let rate = budget.bytesPerMinute >> 10
        say("[\(leftOut) more \(noun) left out: over \(rate) KiB a minute]")
        leftOut = 0
    }
}
