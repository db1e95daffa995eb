extension UIColor {
    // MARK: Tints

    // In light mode the blue is darker than Apple's #007AFF, so that white text on it and the text colour itself on
    // white reach a contrast of 4.5:1.
    public static let systemBlue = UIColor(light: UIColor(rgb: 0x0062D6), dark: UIColor(rgb: 0x4DA2FF))
    public static let systemGreen = UIColor(light: UIColor(rgb: 0x1E7E34), dark: UIColor(rgb: 0x30D158))
    public static let systemRed = UIColor(light: UIColor(rgb: 0xD70015), dark: UIColor(rgb: 0xFF6961))
    public static let systemOrange = UIColor(light: UIColor(rgb: 0xB25000), dark: UIColor(rgb: 0xFF9F0A))
    public static let systemGray = UIColor(light: UIColor(rgb: 0x6C6C70), dark: UIColor(rgb: 0x98989F))
    public static let systemGray4 = UIColor(light: UIColor(rgb: 0xD1D1D6), dark: UIColor(rgb: 0x3A3A3C))
    public static let systemGray5 = UIColor(light: UIColor(rgb: 0xE5E5EA), dark: UIColor(rgb: 0x2C2C2E))
    public static let systemGray6 = UIColor(light: UIColor(rgb: 0xF2F2F7), dark: UIColor(rgb: 0x1C1C1E))

    public static let tintColor = systemBlue

    // MARK: Text

    public static let label = UIColor(light: UIColor(rgb: 0x111114), dark: UIColor(rgb: 0xF5F5F7))
    public static let secondaryLabel = UIColor(light: UIColor(rgb: 0x5C5C66), dark: UIColor(rgb: 0xA6A6B0))

    // MARK: Surfaces

    public static let systemBackground = UIColor(light: UIColor(rgb: 0xFFFFFF), dark: UIColor(rgb: 0x161618))
    public static let secondarySystemBackground = UIColor(light: UIColor(rgb: 0xF4F4F6), dark: UIColor(rgb: 0x202024))
    public static let separator = UIColor(light: UIColor(rgb: 0xDCDCE2), dark: UIColor(rgb: 0x35353B))
}
