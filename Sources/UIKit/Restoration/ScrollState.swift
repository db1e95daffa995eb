import Foundation

/// The place and the scale to which a scroll view was scrolled and zoomed, as it keeps them for a later process (REST-15).
struct ScrollState: Equatable {
    /// The way from the place at which the content is seen from its beginning, in points: the offset alone would not do, since bars may be of another
    /// height next time.
    var way: CGVector
    var zoomScale: CGFloat

    private enum Key {
        static let across = "org.mullion.scroll.x"
        static let down = "org.mullion.scroll.y"
        static let zoomScale = "org.mullion.scroll.zoom"
    }

    @MainActor init(of view: UIScrollView) {
        let (offset, inset) = (view.contentOffset, view.insets.whole)
        way = CGVector(dx: offset.x + inset.left, dy: offset.y + inset.top)
        zoomScale = view.zoomScale
    }

    /// - Returns: Nil where the coder has no such state.
    init?(from coder: NSCoder) {
        guard coder.containsValue(forKey: Key.down) else { return nil }
        way = CGVector(dx: coder.decodeDouble(forKey: Key.across), dy: coder.decodeDouble(forKey: Key.down))
        zoomScale = CGFloat(coder.decodeDouble(forKey: Key.zoomScale))
    }

    func encode(with coder: NSCoder) {
        coder.encode(Double(way.dx), forKey: Key.across)
        coder.encode(Double(way.dy), forKey: Key.down)
        coder.encode(Double(zoomScale), forKey: Key.zoomScale)
    }

    /// Scrolls there, as far as the content goes.
    @MainActor func restore(_ view: UIScrollView) {
        if view.minimumZoomScale < view.maximumZoomScale, zoomScale.isFinite, zoomScale > 0 {
            view.zoomScale = zoomScale
        }
        let inset = view.insets.whole
        let offset = CGPoint(x: way.dx - inset.left, y: way.dy - inset.top)
        if offset.isFinite { view.contentOffset = view.scrollGeometry.clamped(offset) }
    }
}
