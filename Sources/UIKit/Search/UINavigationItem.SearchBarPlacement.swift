extension UINavigationItem {
    /// The place of a search bar in a navigation bar.
    public enum SearchBarPlacement: Int, Sendable {
        /// The system's choice, which is `stacked`.
        case automatic = 0
        /// Beside the buttons, at the trailing side.
        case inline = 1
        /// In a row of its own, below the title.
        case stacked = 2
    }
}
