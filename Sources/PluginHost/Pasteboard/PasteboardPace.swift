/// How often a plugin has asked for the pasteboard of late, so that one that does it in a loop gets nothing.
struct PasteboardPace {
    private static let most = 20
    private static let span = Duration.seconds(10)

    private var times: [Duration] = []

    /// - Parameter now: By the host's clock.
    /// - Returns: Whether there is room for another time, which is counted then.
    mutating func allowsAnother(at now: Duration) -> Bool {
        times.removeAll { now - $0 > Self.span }
        guard times.count < Self.most else { return false }
        times.append(now)
        return true
    }
}
