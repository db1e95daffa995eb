extension LayerValues {
    package struct Shadow: Hashable, Sendable {
        package var color: CGColor?
        /// From 0, no shadow, to 1; several animations together may lead beyond.
        package var opacity: Float
        /// In points.
        package var offset: CGSize
        /// In points: the standard deviation of the blur.
        package var radius: CGFloat
        /// The outline that casts the shadow, in the layer's coordinates; nil is that of the bounds.
        package var path: CGPath?

        package init(color: CGColor?, opacity: Float, offset: CGSize, radius: CGFloat, path: CGPath?) {
            self.color = color
            self.opacity = opacity
            self.offset = offset
            self.radius = radius
            self.path = path
        }

        static let initial = Shadow(
            color: CGColor(gray: 0, alpha: 1), opacity: 0, offset: CGSize(width: 0, height: -3), radius: 3, path: nil)

        /// All of it, for whoever must miss nothing.
        package var parts: (color: CGColor?, opacity: Float, offset: CGSize, radius: CGFloat, path: CGPath?) {
            (color, opacity, offset, radius, path)
        }
    }
}
