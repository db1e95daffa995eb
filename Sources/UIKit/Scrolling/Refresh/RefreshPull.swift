import CoreGraphics

/// How far content was pulled down from where it rests, and what of that is seen and done.
///
/// The wheel of a refresh control lies at the upper edge of what is seen, behind the content. Its first spoke is seen when the content has
/// uncovered the wheel, its last one when letting go would not change that there is a refresh.
struct RefreshPull: Equatable {
    /// In points; nothing where the content is not pulled.
    let distance: CGFloat
    /// The distance at which the refresh begins, in points.
    let threshold: CGFloat

    /// The distance at which the content has uncovered the wheel, in points.
    static let uncovered: CGFloat = 40
    static let spokes = 8

    private static let usualThreshold: CGFloat = 100
    private static let leastThreshold: CGFloat = 60

    /// - Parameters:
    ///   - distance: In points; what is not finite or negative is no pull.
    ///   - visibleHeight: Of the scroll view, in points. Content resists the more the lower the view is, so that in a low one less has to do.
    init(distance: CGFloat, visibleHeight: CGFloat) {
        self.distance = distance.isFinite ? max(distance, 0) : 0
        let reachable = visibleHeight.isFinite ? visibleHeight * 0.3 : 0
        threshold = min(max(reachable, Self.leastThreshold), Self.usualThreshold)
    }

    var isComplete: Bool {
        distance >= threshold
    }

    /// How many spokes of the wheel are seen.
    var shownSpokes: Int {
        let part = (distance - Self.uncovered) / (threshold - Self.uncovered)
        guard part > 0 else { return 0 }
        // The first one is there at once, the last one with the refresh.
        return min(1 + Int(clamping: min(part, 1) * CGFloat(Self.spokes - 1)), Self.spokes)
    }
}
