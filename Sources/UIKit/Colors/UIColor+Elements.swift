// The values are those of Apple's design resources.
extension UIColor {
    // MARK: Text

    public static let label = UIColor(light: UIColor(rgb: 0x000000), dark: UIColor(rgb: 0xFFFFFF))
    public static let secondaryLabel = UIColor(light: 0x3C3C43, 0.6, dark: 0xEBEBF5, 0.6)
    public static let tertiaryLabel = UIColor(light: 0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
    public static let quaternaryLabel = UIColor(light: 0x3C3C43, 0.18, dark: 0xEBEBF5, 0.16)
    public static let placeholderText = UIColor(light: 0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
    public static let link = UIColor(light: UIColor(rgb: 0x007AFF), dark: UIColor(rgb: 0x0984FF))
    /// For text on a light ground, whatever the style.
    public static let darkText = UIColor(white: 0, alpha: 1)
    /// For text on a dark ground, whatever the style.
    public static let lightText = UIColor(white: 1, alpha: 0.6)

    // MARK: Fills

    public static let systemFill = UIColor(light: 0x787880, 0.2, dark: 0x787880, 0.36)
    public static let secondarySystemFill = UIColor(light: 0x787880, 0.16, dark: 0x787880, 0.32)
    public static let tertiarySystemFill = UIColor(light: 0x767680, 0.12, dark: 0x767680, 0.24)
    public static let quaternarySystemFill = UIColor(light: 0x747480, 0.08, dark: 0x767680, 0.18)

    // MARK: Lines

    public static let separator = UIColor(light: 0x3C3C43, 0.29, dark: 0x545458, 0.6)
    public static let opaqueSeparator = UIColor(light: UIColor(rgb: 0xC6C6C8), dark: UIColor(rgb: 0x38383A))

    // MARK: Surfaces

    public static let systemBackground = UIColor(light: 0xFFFFFF, dark: 0x000000, elevatedDark: 0x1C1C1E)
    public static let secondarySystemBackground = UIColor(light: 0xF2F2F7, dark: 0x1C1C1E, elevatedDark: 0x2C2C2E)
    public static let tertiarySystemBackground = UIColor(light: 0xFFFFFF, dark: 0x2C2C2E, elevatedDark: 0x3A3A3C)
    public static let systemGroupedBackground = UIColor(light: 0xF2F2F7, dark: 0x000000, elevatedDark: 0x1C1C1E)
    public static let secondarySystemGroupedBackground = UIColor(
        light: 0xFFFFFF, dark: 0x1C1C1E, elevatedDark: 0x2C2C2E)
    public static let tertiarySystemGroupedBackground = UIColor(
        light: 0xF2F2F7, dark: 0x2C2C2E, elevatedDark: 0x3A3A3C)
}
