extension UIButton {
    /// The kinds of buttons, which differ in looks and in what they say to assistive programs.
    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system = 1
        /// Shows more about something.
        case detailDisclosure = 2
        case infoLight = 3
        case infoDark = 4
        /// A button that adds something.
        case contactAdd = 5
        /// Closes what it lies on: a cross on a grey disc.
        case close = 7

        public static var roundedRect: ButtonType { .system }
    }

    /// The meaning of the button to the user.
    public enum Role: Int, Sendable {
        case normal = 0
        /// The button does what the user most likely wants.
        case primary = 1
        case cancel = 2
        /// Something that cannot be undone: the colour warns of it.
        case destructive = 3
    }

    public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void
}
