extension LayerValues {
    /// Where a layer is.
    package struct Geometry: Hashable, Sendable {
        /// The layer's own coordinate system and size.
        package var bounds: CGRect
        /// Where the anchor lies, in the superlayer's coordinates.
        package var position: CGPoint
        /// As fractions of the size.
        package var anchorPoint: CGPoint
        package var transform: CGAffineTransform

        package init(bounds: CGRect, position: CGPoint, anchorPoint: CGPoint, transform: CGAffineTransform) {
            self.bounds = bounds
            self.position = position
            self.anchorPoint = anchorPoint
            self.transform = transform
        }

        static let initial = Geometry(
            bounds: .zero, position: .zero, anchorPoint: CGPoint(x: 0.5, y: 0.5), transform: .identity)

        /// All of it, for whoever must miss nothing.
        package var parts: (bounds: CGRect, position: CGPoint, anchorPoint: CGPoint, transform: CGAffineTransform) {
            (bounds, position, anchorPoint, transform)
        }

        /// Maps the layer's coordinates to its superlayer's.
        package var transformToSuperlayer: CGAffineTransform {
            CGAffineTransform(
                translationX: -bounds.origin.x - anchorPoint.x * bounds.width,
                y: -bounds.origin.y - anchorPoint.y * bounds.height
            )
            .concatenating(transform)
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
        }
    }
}
