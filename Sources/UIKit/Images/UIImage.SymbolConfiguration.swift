extension UIImage {
    /// The size and weight of a symbol; what is not said comes from where it is used.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        // Unchecked as the superclass is: all properties are constants.

        let pointSize: CGFloat?
        let textStyle: UIFont.TextStyle?
        let weight: SymbolWeight
        let scale: SymbolScale

        private init(
            pointSize: CGFloat?, textStyle: UIFont.TextStyle?, weight: SymbolWeight, scale: SymbolScale
        ) {
            self.pointSize = pointSize.flatMap { $0 > 0 && $0.isFinite ? min($0, 2000) : nil }
            self.textStyle = textStyle
            self.weight = weight
            self.scale = scale
            super.init()
        }

        public static var unspecified: SymbolConfiguration {
            SymbolConfiguration(pointSize: nil, textStyle: nil, weight: .unspecified, scale: .unspecified)
        }

        /// - Parameter pointSize: the size of a font that the symbol would stand beside.
        public convenience init(pointSize: CGFloat) {
            self.init(pointSize: pointSize, weight: .unspecified)
        }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
        }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(pointSize: pointSize, textStyle: nil, weight: weight, scale: scale)
        }

        public convenience init(scale: SymbolScale) {
            self.init(pointSize: nil, textStyle: nil, weight: .unspecified, scale: scale)
        }

        public convenience init(weight: SymbolWeight) {
            self.init(pointSize: nil, textStyle: nil, weight: weight, scale: .unspecified)
        }

        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(textStyle: textStyle, scale: .unspecified)
        }

        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(pointSize: nil, textStyle: textStyle, weight: .unspecified, scale: scale)
        }

        public convenience init(font: UIFont) {
            self.init(font: font, scale: .unspecified)
        }

        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(pointSize: font.pointSize, textStyle: nil, weight: .unspecified, scale: scale)
        }

        /// This configuration with everything that `other` says.
        func replaced(by other: SymbolConfiguration) -> SymbolConfiguration {
            let saysSize = other.pointSize != nil || other.textStyle != nil
            return SymbolConfiguration(
                pointSize: saysSize ? other.pointSize : pointSize, textStyle: saysSize ? other.textStyle : textStyle,
                weight: other.weight == .unspecified ? weight : other.weight,
                scale: other.scale == .unspecified ? scale : other.scale)
        }

        /// This configuration with everything that `other` says.
        public func applying(_ other: Configuration) -> SymbolConfiguration {
            (other as? SymbolConfiguration).map { replaced(by: $0) } ?? self
        }

        /// In points: that of the configuration, its text style's, or the body's.
        var resolvedPointSize: CGFloat {
            pointSize ?? textStyle.map { UIFont.preferredFont(forTextStyle: $0).pointSize } ?? UIFont.labelFontSize
        }

        override func isEqual(to other: Configuration) -> Bool {
            guard let other = other as? SymbolConfiguration else { return false }
            return pointSize == other.pointSize && textStyle == other.textStyle && weight == other.weight
                && scale == other.scale
        }

        override public func hash(into hasher: inout Hasher) {
            hasher.combine(pointSize)
            hasher.combine(weight)
            hasher.combine(scale)
        }
    }
}
