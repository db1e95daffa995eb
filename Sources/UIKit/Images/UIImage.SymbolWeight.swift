extension UIImage {
    /// The boldness of a symbol.
    public enum SymbolWeight: Int, Sendable {
        case unspecified = 0
        case ultraLight = 1
        case thin = 2
        case light = 3
        case regular = 4
        case medium = 5
        case semibold = 6
        case bold = 7
        case heavy = 8
        case black = 9

        /// The weight that fits a font of a weight of CSS, from 100 to 900.
        init(css weight: Int) {
            self = SymbolWeight(rawValue: min(max((weight + 50) / 100, 1), 9)) ?? .regular
        }

        /// The width of the symbol's lines, in the units of `SymbolGlyph`. That of `regular` is the width of Inter's stems in text of the
        /// size that the symbol is made for.
        var lineWidth: CGFloat {
            switch self {
            case .ultraLight: 0.75
            case .thin: 1.05
            case .light: 1.4
            case .unspecified, .regular: 1.75
            case .medium: 2
            case .semibold: 2.3
            case .bold: 2.6
            case .heavy: 2.95
            case .black: 3.3
            }
        }
    }
}
