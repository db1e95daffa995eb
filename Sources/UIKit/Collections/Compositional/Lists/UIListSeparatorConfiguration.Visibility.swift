extension UIListSeparatorConfiguration {
    /// Whether a line is seen.
    public enum Visibility: Int, Sendable {
        /// The line is seen where lists of the appearance have one.
        case automatic = 0
        case visible = 1
        case hidden = 2
    }
}
