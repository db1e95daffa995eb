/// Turns places of a layout into places of the view that shows it, and the other way round.
struct LayoutMirror: Equatable {
    /// The width of the content between whose edges the layout is mirrored; nil where it is not.
    var width: CGFloat?

    func turn(_ rect: CGRect) -> CGRect {
        guard let width else { return rect }
        return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    func turn(_ point: CGPoint) -> CGPoint {
        guard let width else { return point }
        return CGPoint(x: width - point.x, y: point.y)
    }
}
