extension UIScrollView {
    /// Whether a drag ends what is being typed.
    public enum KeyboardDismissMode: Int, Sendable {
        case none = 0
        case onDrag = 1
        /// As `onDrag`: no keyboard lies on the window that a finger could push away.
        case interactive = 2
        case onDragWithAccessory = 3
        case interactiveWithAccessory = 4
    }
}
