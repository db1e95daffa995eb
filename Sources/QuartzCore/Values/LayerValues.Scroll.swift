extension LayerValues {
    /// Where a layer's content was scrolled to, and how far it goes.
    package struct Scroll: Hashable, Sendable {
        /// The point of the layer's coordinate system that lies at its top left: the origin of its bounds.
        package var offset: CGPoint
        /// What the user can bring into view, in the layer's coordinates: content with insets. Whoever shows the layer moves it
        /// there, and its owner only asks. Nil: nobody but its owner scrolls it.
        package var area: CGRect?
        /// What a finger does; nil: whoever shows the layer moves it by wheels only, and its owner takes fingers.
        package var rules: ScrollRules?
        /// Whether the layer stays where it is seen when whoever shows it scrolls the one that it lies in.
        package var isPinned: Bool

        package init(offset: CGPoint, area: CGRect?, rules: ScrollRules? = nil, isPinned: Bool = false) {
            self.offset = offset
            self.area = area
            self.rules = rules
            self.isPinned = isPinned
        }

        package static let initial = Scroll(offset: .zero, area: nil)

        /// All of it, for whoever must miss nothing.
        package var parts: (offset: CGPoint, area: CGRect?, rules: ScrollRules?, isPinned: Bool) {
            (offset, area, rules, isPinned)
        }
    }

    /// Where scrolling leads.
    ///
    /// - Parameter delta: How far the content is to move, in points; positive y moves it down. What is no number moves nothing.
    /// - Returns: As far as the area goes. An offset that lies beyond it already does not get further away, and does not jump.
    package func offset(scrolledBy delta: CGVector) -> CGPoint {
        let offset = scroll.offset
        guard let area = scroll.area?.standardized else { return offset }
        func side(_ now: CGFloat, _ delta: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            delta.isNaN ? now : max(min(now, low), min(max(now, low, high), now - delta))
        }
        return CGPoint(
            x: side(offset.x, delta.dx, area.minX, area.maxX - abs(geometry.size.width)),
            y: side(offset.y, delta.dy, area.minY, area.maxY - abs(geometry.size.height)))
    }
}
