extension UITextField {
    /// The frame that a text field draws around its text.
    public enum BorderStyle: Int, Sendable {
        case none = 0
        /// A thin line around the field.
        case line = 1
        /// A thin line with a second one inside of it, at its upper edge.
        case bezel = 2
        /// A ground of its own with round corners.
        case roundedRect = 3
    }
}
