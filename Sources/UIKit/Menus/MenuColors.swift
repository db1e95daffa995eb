/// The colours of menus, over what lies behind them.
enum MenuColors {
    static let ground = UIColor(light: UIColor(rgb: 0xFAFAFC), dark: UIColor(rgb: 0x2C2C2F))
    static let edge = UIColor(light: 0x000000, 0.1, dark: 0xFFFFFF, 0.16)
    /// Behind the element that is chosen by letting go, or by a key.
    static let mark = UIColor(light: 0x767680, 0.18, dark: 0x9A9AA4, 0.14)
    /// Of text that only says more: headings, subtitles, arrows.
    static let secondary = UIColor(light: UIColor(rgb: 0x5C5C64), dark: UIColor(rgb: 0xB8B8C0))
}
