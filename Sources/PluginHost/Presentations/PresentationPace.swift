/// How often a plugin has had something presented of late, so that one that presents and dismisses in a loop is ended.
struct PresentationPace {
    private static let most = 10
    private static let span = Duration.seconds(10)

    private var times: [Duration] = []

    /// - Parameter now: By the host's clock.
    /// - Returns: Whether there is room for another one, which is counted then.
    mutating func allowsAnother(at now: Duration) -> Bool {
        times.removeAll { now - $0 > Self.span }
        guard times.count < Self.most else { return false }
        times.append(now)
        return true
    }
}
