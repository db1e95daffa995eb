/// Bounds how often something happens, so that a plugin that has it happen in a loop is stopped. A value that is told the time.
struct RateLimit {
    private let most: Int
    private let span: Duration
    private var times: [Duration] = []

    /// - Parameters:
    ///   - most: How often it may happen within any span of this length.
    ///   - span: The length of the span.
    init(_ most: Int, within span: Duration) {
        self.most = most
        self.span = span
    }

    /// Returns the time after which it may happen once more; zero where it may now.
    ///
    /// - Parameter now: The time by the host's clock.
    func wait(at now: Duration) -> Duration {
        let counted = times.filter { now - $0 <= span }
        guard counted.count >= most, let first = counted.first else { return .zero }
        // What happened a whole span ago counts still.
        return first + span - now + .nanoseconds(1)
    }

    /// - Parameter now: The time by the host's clock.
    /// - Returns: Whether it may happen once more, which is counted then.
    mutating func allowsAnother(at now: Duration) -> Bool {
        times.removeAll { now - $0 > span }
        guard times.count < most else { return false }
        times.append(now)
        return true
    }
}
