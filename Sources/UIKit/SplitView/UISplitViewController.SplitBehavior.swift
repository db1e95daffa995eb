extension UISplitViewController {
    /// How the secondary column makes way for the others.
    public enum SplitBehavior: Int, Sendable {
        case automatic = 0
        /// The secondary column gets narrower.
        case tile = 1
        /// It stays, and they lie above it.
        case overlay = 2
        /// It gets narrower for one, and is pushed aside by two.
        case displace = 3
    }
}
