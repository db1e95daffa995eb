extension UIImage {
    /// The size and weight of a symbol; what is not said comes from where it is used.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        // Unchecked as the superclass is: all properties are constants.

        let pointSize: CGFloat?
        let textStyle: UIFont.TextStyle?
        let weight: SymbolWeight
        let scale: SymbolScale
        /// Takes the place of the tint of whoever shows the symbol.
        let color: UIColor?

        private init(
            pointSize: CGFloat? = nil, textStyle: UIFont.TextStyle? = nil, weight: SymbolWeight = .unspecified,
            scale: SymbolScale = .unspecified, color: UIColor? = nil
        ) {
            self.pointSize = pointSize.flatMap { $0 > 0 && $0.isFinite ? min($0, 2000) : nil }
            self.textStyle = textStyle
            self.weight = weight
            self.scale = scale
            self.color = color
            super.init()
        }

        public static var unspecified: SymbolConfiguration {
            SymbolConfiguration(weight: .unspecified)
        }

        /// - Parameter pointSize: the size of a font that the symbol would stand beside.
        public convenience init(pointSize: CGFloat) {
            self.init(pointSize: pointSize, weight: .unspecified)
        }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
        }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(pointSize: pointSize, weight: weight, scale: scale, color: nil)
        }

        public convenience init(scale: SymbolScale) {
            self.init(scale: scale, color: nil)
        }

        public convenience init(weight: SymbolWeight) {
            self.init(weight: weight, color: nil)
        }

        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(textStyle: textStyle, scale: .unspecified)
        }

        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(textStyle: textStyle, scale: scale, color: nil)
        }

        public convenience init(font: UIFont) {
            self.init(font: font, scale: .unspecified)
        }

        /// - Parameter font: the font whose size and weight the symbol has.
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(
                pointSize: font.pointSize, weight: SymbolWeight(css: font.fontDescription.weight), scale: scale,
                color: nil)
        }

        /// The symbol in one colour, whatever tint it is shown with: symbols have one layer here.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(color: hierarchicalColor)
        }

        /// The symbol in the first of the colours: symbols have one layer here. Without colours as if nothing was said.
        public convenience init(paletteColors: [UIColor]) {
            self.init(color: paletteColors.first)
        }

        var saysSize: Bool {
            pointSize != nil || textStyle != nil
        }

        /// This configuration with everything that `other` says.
        func replaced(by other: SymbolConfiguration) -> SymbolConfiguration {
            return SymbolConfiguration(
                pointSize: other.saysSize ? other.pointSize : pointSize,
                textStyle: other.saysSize ? other.textStyle : textStyle,
                weight: other.weight == .unspecified ? weight : other.weight,
                scale: other.scale == .unspecified ? scale : other.scale, color: other.color ?? color)
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
                && scale == other.scale && color == other.color
        }

        override public func hash(into hasher: inout Hasher) {
            hasher.combine(pointSize)
            hasher.combine(weight)
            hasher.combine(scale)
        }
    }
}
