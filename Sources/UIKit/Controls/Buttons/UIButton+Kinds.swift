extension UIButton {
    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system = 1
    }

    /// What the button means to the user.
    public enum Role: Int, Sendable {
        case normal = 0
        /// What the user most likely wants.
        case primary = 1
        case cancel = 2
        /// Something that cannot be undone: the colour warns of it.
        case destructive = 3
    }

    public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void
}
