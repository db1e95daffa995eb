/// How fast a list scrolls by itself while a row is held near its upper or lower edge. All lengths are in points of the list's own
/// coordinates.
package struct EdgeScroll: Hashable, Sendable {
    /// How far from an edge scrolling begins.
    private static let zone: CGFloat = 56
    /// At the edge and beyond, in points per second.
    private static let fastest: CGFloat = 900
    /// A frame that comes late does not make the list jump, in seconds.
    private static let longest = 0.05

    /// The upper edge of what is seen, without bars.
    package let top: CGFloat
    package let bottom: CGFloat

    package init(top: CGFloat, bottom: CGFloat) {
        self.top = top
        self.bottom = max(top, bottom)
    }

    /// In points per second: below 0 towards the beginning, above 0 towards the end, and 0 in the middle.
    package func speed(at place: CGFloat) -> CGFloat {
        // A low list keeps a part in the middle in which it stands still.
        let zone = min(Self.zone, (bottom - top) / 3)
        guard zone > 0, place.isFinite else { return 0 }
        let (above, below) = (1 - (place - top) / zone, 1 - (bottom - place) / zone)
        if above > 0 { return -Self.fastest * share(above) }
        return below > 0 ? Self.fastest * share(below) : 0
    }

    /// Slow at first, so that a row can be put down near the edge.
    private func share(_ depth: CGFloat) -> CGFloat {
        let depth = min(depth, 1)
        return depth * depth
    }

    /// How far the list goes in a while.
    ///
    /// - Parameters:
    ///   - seconds: Since the last step.
    ///   - before: How far the list can go towards the beginning.
    ///   - after: How far the list can go towards the end.
    package func step(at place: CGFloat, seconds: Double, before: CGFloat, after: CGFloat) -> CGFloat {
        let time = seconds.isFinite ? min(max(seconds, 0), Self.longest) : 0
        let way = speed(at: place) * CGFloat(time)
        return min(max(way, -max(before, 0)), max(after, 0))
    }
}
