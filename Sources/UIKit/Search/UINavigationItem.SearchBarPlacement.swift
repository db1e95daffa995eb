extension UINavigationItem {
    /// The place of a search bar in a navigation bar.
    public enum SearchBarPlacement: Int, Sendable {
        /// The system's choice, which is `stacked`.
        case automatic = 0
        /// The search bar stands beside the buttons, at the trailing side.
        case inline = 1
        /// The search bar has a row of its own, below the title.
        case stacked = 2
    }
}
