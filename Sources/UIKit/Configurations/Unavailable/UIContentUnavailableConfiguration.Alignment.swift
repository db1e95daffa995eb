extension UIContentUnavailableConfiguration {
    /// The horizontal place of the parts.
    public enum Alignment: Int, Sendable {
        case center = 0
        /// The parts are at the leading edge.
        case natural = 1
    }
}
