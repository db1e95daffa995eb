/// Decides which lines of a flood are passed on: the first ones of each second. A value that is told the time.
struct LineRateLimiter {
    private static let period: Duration = .seconds(1)

    let linesPerSecond: Int
    /// Lines that were held back and not yet reported.
    private(set) var heldBack = 0
    /// When the current second, which began with its first line, ends; nil before the first line.
    private(set) var periodEnd: Duration?
    private var passed = 0

    init(linesPerSecond: Int) {
        self.linesPerSecond = linesPerSecond
    }

    /// Whether a line that came at `now` is passed on; if not it is counted.
    mutating func admitsLine(at now: Duration) -> Bool {
        if let periodEnd, now < periodEnd {
            guard passed < linesPerSecond else {
                heldBack += 1
                return false
            }
        } else {
            periodEnd = now + Self.period
            passed = 0
        }
        passed += 1
        return true
    }

    /// A line that says how many were held back, and forgets them; nil if none were.
    mutating func takeReport() -> String? {
        guard heldBack > 0 else { return nil }
        defer { heldBack = 0 }
        let noun = heldBack == 1 ? "line" : "lines"
        return "[\(heldBack) more \(noun) left out: over \(linesPerSecond) in a second]"
    }
}
