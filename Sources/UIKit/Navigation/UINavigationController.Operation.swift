extension UINavigationController {
    /// The change of the stack that a transition shows.
    public enum Operation: Int, Sendable {
        case none = 0
        /// The new controller was not on the stack before.
        case push = 1
        /// The new controller was below the old one.
        case pop = 2
    }
}
