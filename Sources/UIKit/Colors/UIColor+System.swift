// The values are those of Apple's Human Interface Guidelines.
extension UIColor {
    public static let systemRed = UIColor(
        light: 0xFF3B30, dark: 0xFF453A, strongLight: 0xD70015, strongDark: 0xFF6961)
    public static let systemOrange = UIColor(
        light: 0xFF9500, dark: 0xFF9F0A, strongLight: 0xC93400, strongDark: 0xFFB340)
    public static let systemYellow = UIColor(
        light: 0xFFCC00, dark: 0xFFD60A, strongLight: 0xB25000, strongDark: 0xFFD426)
    public static let systemGreen = UIColor(
        light: 0x34C759, dark: 0x30D158, strongLight: 0x248A3D, strongDark: 0x30DB5B)
    public static let systemMint = UIColor(
        light: 0x00C7BE, dark: 0x63E6E2, strongLight: 0x0C817B, strongDark: 0x66D4CF)
    public static let systemTeal = UIColor(
        light: 0x30B0C7, dark: 0x40C8E0, strongLight: 0x008299, strongDark: 0x5DE6FF)
    public static let systemCyan = UIColor(
        light: 0x32ADE6, dark: 0x64D2FF, strongLight: 0x0071A4, strongDark: 0x70D7FF)
    public static let systemBlue = UIColor(
        light: 0x007AFF, dark: 0x0A84FF, strongLight: 0x0040DD, strongDark: 0x409CFF)
    public static let systemIndigo = UIColor(
        light: 0x5856D6, dark: 0x5E5CE6, strongLight: 0x3634A3, strongDark: 0x7D7AFF)
    public static let systemPurple = UIColor(
        light: 0xAF52DE, dark: 0xBF5AF2, strongLight: 0x8944AB, strongDark: 0xDA8FFF)
    public static let systemPink = UIColor(
        light: 0xFF2D55, dark: 0xFF375F, strongLight: 0xD30F45, strongDark: 0xFF6482)
    public static let systemBrown = UIColor(
        light: 0xA2845E, dark: 0xAC8E68, strongLight: 0x7F6545, strongDark: 0xB59469)

    public static let systemGray = UIColor(
        light: 0x8E8E93, dark: 0x8E8E93, strongLight: 0x6C6C70, strongDark: 0xAEAEB2)
    public static let systemGray2 = UIColor(
        light: 0xAEAEB2, dark: 0x636366, strongLight: 0x8E8E93, strongDark: 0x7C7C80)
    public static let systemGray3 = UIColor(
        light: 0xC7C7CC, dark: 0x48484A, strongLight: 0xAEAEB2, strongDark: 0x545456)
    public static let systemGray4 = UIColor(
        light: 0xD1D1D6, dark: 0x3A3A3C, strongLight: 0xBCBCC0, strongDark: 0x444446)
    public static let systemGray5 = UIColor(
        light: 0xE5E5EA, dark: 0x2C2C2E, strongLight: 0xD8D8DC, strongDark: 0x363638)
    public static let systemGray6 = UIColor(
        light: 0xF2F2F7, dark: 0x1C1C1E, strongLight: 0xEBEBF0, strongDark: 0x242426)

    // Darker than `systemBlue`, so that white text on it and text of this colour on every system background reach a
    // contrast of 4.5:1.
    private static let defaultTint = UIColor(light: 0x0062D6, dark: 0x4DA2FF, elevatedDark: 0x5BA9FF)

    /// The tint of the view that uses it: as a background, and while the view draws. Elsewhere the tint that views have by
    /// default.
    public static let tintColor = UIColor { traits in
        // A tint that was made of this colour itself, half as opaque for instance, means the default one.
        traits.tint.map { $0.resolvedColor(with: traits.untinted) } ?? defaultTint
    }
}
