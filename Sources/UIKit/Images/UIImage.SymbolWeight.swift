extension UIImage {
    /// How bold a symbol is. Those lighter than regular look regular: the icons have one thickness, to which bold ones
    /// add.
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

        /// What is added around the shapes, in sixteenths of the symbol's side.
        var addedWidth: CGFloat {
            switch self {
            case .unspecified, .ultraLight, .thin, .light, .regular: 0
            case .medium: 0.25
            case .semibold: 0.5
            case .bold: 0.75
            case .heavy: 1
            case .black: 1.25
            }
        }
    }
}
