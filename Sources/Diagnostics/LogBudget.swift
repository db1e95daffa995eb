/// How much of the log somebody may take: so many bytes at once, and in the long run so many a minute. A value that is told
/// the time.
package struct LogBudget: Hashable, Sendable {
    /// The cost of a line beside its own bytes: time, level, category and name stand before it.
    package static let lineOverhead = 128

    /// The budget for what a plugin prints.
    package static let output = LogBudget(burst: 1 << 20, bytesPerMinute: 64 << 10)
    /// The budget for what the host has to say about one plugin, or about strangers at its sockets.
    package static let events = LogBudget(burst: 64 << 10, bytesPerMinute: 4 << 10)

    /// The budget for what this process has to say of one subject (a category of `Log`) by itself.
    package static let diagnostics = LogBudget(burst: 256 << 10, bytesPerMinute: 16 << 10)

    package let burst: Int
    package let bytesPerMinute: Int
    private var left: Double
    private var filledAt: Duration?

    package init(burst: Int, bytesPerMinute: Int) {
        self.burst = burst
        self.bytesPerMinute = bytesPerMinute
        left = Double(burst)
    }

    /// Takes what `line` costs, if that much is left at `now`.
    ///
    /// - Parameter line: As it came: it costs what `LogText` makes of it.
    package mutating func pays(for line: String, at now: Duration) -> Bool {
        if let filledAt, now > filledAt {
            left = min(Double(burst), left + (now - filledAt) / .seconds(60) * Double(bytesPerMinute))
        }
        filledAt = max(filledAt ?? now, now)
        // It is no shorter when it is made safe, and a flood is not worth making safe.
        guard Double(min(line.utf8.count, LogText.limit) + Self.lineOverhead) <= left else { return false }
        let cost = Double(LogText.line(line).utf8.count + Self.lineOverhead)
        defer { left = max(0, left - cost) }
        // One that was made safe in vain takes what is left: else a flood of such lines would cost time for nothing.
        return cost <= left
    }
}
