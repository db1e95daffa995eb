/// The speed at which a list scrolls by itself while a row is held near its upper or lower edge. All lengths are in points of the list's
/// own coordinates.
package struct EdgeScroll: Hashable, Sendable {
    /// The distance from an edge at which scrolling begins.
    private static let zone: CGFloat = 56
    /// The speed at the edge and beyond it, in points per second.
    private static let fastest: CGFloat = 900
    /// The most time that one step counts, in seconds, so that a frame that comes late does not make the list jump.
    private static let longest = 0.05

    /// The upper edge of the visible area, without bars.
    package let top: CGFloat
    package let bottom: CGFloat

    package init(top: CGFloat, bottom: CGFloat) {
        self.top = top
        self.bottom = max(top, bottom)
    }

    /// The speed while a row is held at a height, in points per second: below 0 towards the beginning, above 0 towards the end, and 0 in
    /// the middle.
    package func speed(at place: CGFloat) -> CGFloat {
        // A low list keeps a part in the middle in which it stands still.
        let zone = min(Self.zone, (bottom - top) / 3)
        guard zone > 0, place.isFinite else { return 0 }
        let (above, below) = (1 - (place - top) / zone, 1 - (bottom - place) / zone)
        if above > 0 { return -Self.fastest * share(above) }
        return below > 0 ? Self.fastest * share(below) : 0
    }

    /// The share of the full speed at a depth in the zone, both from 0 to 1. It is small at first, so that a row can be put down near the
    /// edge.
    private func share(_ depth: CGFloat) -> CGFloat {
        let depth = min(depth, 1)
        return depth * depth
    }

    /// The way that the list scrolls in one step, above 0 towards the end.
    ///
    /// - Parameters:
    ///   - seconds: The time since the last step.
    ///   - before: The way that the list can go towards the beginning.
    ///   - after: The way that the list can go towards the end.
    package func step(at place: CGFloat, seconds: Double, before: CGFloat, after: CGFloat) -> CGFloat {
        let time = seconds.isFinite ? min(max(seconds, 0), Self.longest) : 0
        let way = speed(at: place) * CGFloat(time)
        return min(max(way, -max(before, 0)), max(after, 0))
    }
}
