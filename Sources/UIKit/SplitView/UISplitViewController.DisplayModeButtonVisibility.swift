extension UISplitViewController {
    /// Whether the bar of the secondary column has the button that changes the display mode, in the styles of columns.
    public enum DisplayModeButtonVisibility: Int, Sendable {
        /// The button is there where the primary column can be brought in by a gesture too.
        case automatic = 0
        case never = 1
        case always = 2
    }
}
