extension LayerValues {
    /// What fills and frames a layer.
    package struct Appearance: Hashable, Sendable {
        package var backgroundColor: CGColor?
        /// In points; larger than half the shorter side counts as that.
        package var cornerRadius: CGFloat
        /// In points, drawn inside the bounds.
        package var borderWidth: CGFloat
        package var borderColor: CGColor?
        /// The corners that are round.
        package var maskedCorners: CACornerMask
        package var cornerCurve: CALayerCornerCurve

        package init(
            backgroundColor: CGColor?, cornerRadius: CGFloat, borderWidth: CGFloat, borderColor: CGColor?,
            maskedCorners: CACornerMask, cornerCurve: CALayerCornerCurve
        ) {
            self.backgroundColor = backgroundColor
            self.cornerRadius = cornerRadius
            self.borderWidth = borderWidth
            self.borderColor = borderColor
            self.maskedCorners = maskedCorners
            self.cornerCurve = cornerCurve
        }

        package static let initial = Appearance(
            backgroundColor: nil, cornerRadius: 0, borderWidth: 0, borderColor: CGColor(gray: 0, alpha: 1),
            maskedCorners: .all, cornerCurve: .circular)

        /// All of it, for whoever must miss nothing.
        package var parts: Parts {
            (backgroundColor, cornerRadius, borderWidth, borderColor, maskedCorners, cornerCurve)
        }

        package typealias Parts = (
            backgroundColor: CGColor?, cornerRadius: CGFloat, borderWidth: CGFloat, borderColor: CGColor?,
            maskedCorners: CACornerMask, cornerCurve: CALayerCornerCurve
        )
    }
}
