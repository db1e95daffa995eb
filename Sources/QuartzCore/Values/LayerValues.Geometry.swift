extension LayerValues {
    /// Where a layer is.
    package struct Geometry: Hashable, Sendable {
        package var size: CGSize
        /// Where the anchor lies, in the superlayer's coordinates.
        package var position: CGPoint
        /// As fractions of the size.
        package var anchorPoint: CGPoint
        package var transform: CGAffineTransform

        package init(size: CGSize, position: CGPoint, anchorPoint: CGPoint, transform: CGAffineTransform) {
            self.size = size
            self.position = position
            self.anchorPoint = anchorPoint
            self.transform = transform
        }

        static let initial = Geometry(
            size: .zero, position: .zero, anchorPoint: CGPoint(x: 0.5, y: 0.5), transform: .identity)

        /// All of it, for whoever must miss nothing.
        package var parts: (size: CGSize, position: CGPoint, anchorPoint: CGPoint, transform: CGAffineTransform) {
            (size, position, anchorPoint, transform)
        }
    }

    /// The layer's own coordinate system and size.
    package var bounds: CGRect {
        get { CGRect(origin: scroll.offset, size: geometry.size) }
        set {
            scroll.offset = newValue.origin
            geometry.size = newValue.size
        }
    }

    /// Maps the layer's coordinates to its superlayer's.
    package var transformToSuperlayer: CGAffineTransform {
        let (size, position, anchorPoint, transform) = geometry.parts
        return CGAffineTransform(
            translationX: -scroll.offset.x - anchorPoint.x * size.width,
            y: -scroll.offset.y - anchorPoint.y * size.height
        )
        .concatenating(transform)
        .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }
}
