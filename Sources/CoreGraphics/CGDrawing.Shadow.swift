extension CGDrawing {
    /// A shadow, which falls behind everything that is drawn while it is set.
    package struct Shadow: Hashable, Sendable {
        /// In points of the recorded area: transforms do not change it.
        package var offset: CGSize
        /// In points: twice the standard deviation.
        package var blur: CGFloat
        package var color: CGColor

        package init(offset: CGSize, blur: CGFloat, color: CGColor) {
            self.offset = offset
            self.blur = blur
            self.color = color
        }

        /// Returns the shadow that something casts which is drawn by a transform. The blur grows as areas do, in both directions alike.
        func applying(_ transform: CGAffineTransform) -> Shadow {
            Shadow(
                offset: offset.applying(transform), blur: blur * abs(transform.determinant).squareRoot(), color: color)
        }

        /// Returns the distance to which a blur of this standard deviation is drawn beyond the shape, in the unit of the deviation; beyond that it is
        /// too faint to be seen.
        package static func reach(ofDeviation deviation: CGFloat) -> CGFloat {
            (deviation * 3).rounded(.up) + 1
        }
    }
}
