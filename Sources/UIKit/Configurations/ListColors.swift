/// The colours of lists. Text in them has a contrast of at least 4.5:1 on every background of a row, marked or not.
enum ListColors {
    /// The colour of values, headers and footers, which only say more.
    static let secondaryText = UIColor(light: UIColor(rgb: 0x5C5C64), dark: UIColor(rgb: 0xC4C4CC))
    /// The background of a row that is selected, or pressed.
    static let marked = ControlColors.pressedSurface
    /// The background of a row of a sidebar that is selected or pressed, and of one that would get what is dragged.
    static let wash = UIColor.tintColor.wash(true)
}
