extension UISearchBar {
    /// The looks of a search bar.
    public enum Style: UInt, Sendable {
        /// The system's choice, which is `prominent`.
        case `default` = 0
        /// The bar has a ground of its own.
        case prominent = 1
        /// The bar has no ground.
        case minimal = 2
    }
}
