/// The answers of a scroll view to the bar of a navigation controller that follows its content.
extension UIScrollView {
    /// The view of the navigation controller that the scroll view is in; nil for none.
    var navigationViewAround: NavigationView? {
        sequence(first: self as UIView, next: \.superview).lazy.compactMap { $0 as? NavigationView }.first
    }

    /// The distance that the content is scrolled from its beginning, in points; what is drawn beyond an end does not count.
    var scrolledDistance: CGFloat {
        let axis = scrollGeometry.vertical
        return max(0, axis.clamped(contentOffset.y) - axis.lowest)
    }

    /// Returns the offset at which content comes to rest that would rest at `proposed`: a bar above it is not left between one height and the
    /// next, unless there is too little content to choose.
    func barTarget(_ proposed: CGPoint) -> CGPoint {
        guard let stops = barAbove?.collapseStops, let last = stops.last else { return proposed }
        let axis = scrollGeometry.vertical
        let distance = proposed.y - axis.lowest
        guard distance > 0, distance < last, axis.highest - axis.lowest >= last else { return proposed }
        let nearest = stops.min { abs($0 - distance) < abs($1 - distance) } ?? 0
        return CGPoint(x: proposed.x, y: axis.lowest + nearest)
    }
}
