extension UIImage {
    /// How large a symbol is beside text of its point size.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small = 1
        case medium = 2
        case large = 3

        var factor: CGFloat {
            switch self {
            case .small: 0.8
            case .default, .unspecified, .medium: 1
            case .large: 1.3
            }
        }
    }
}
