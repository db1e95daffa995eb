extension UIListSeparatorConfiguration {
    /// Whether a line is seen.
    public enum Visibility: Int, Sendable {
        /// Where it is in lists of the appearance.
        case automatic = 0
        case visible = 1
        case hidden = 2
    }
}
