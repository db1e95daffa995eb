extension UIScrollView {
    /// Whether a drag ends what is being typed.
    public enum KeyboardDismissMode: Int, Sendable {
        case none = 0
        case onDrag = 1
        /// The finger pushes the input views away. This is as `onDrag` in a plugin's pane, and where no input views stand in the window.
        case interactive = 2
        /// The input views go as with `onDrag`, and so does an accessory that stands there while nobody types.
        case onDragWithAccessory = 3
        case interactiveWithAccessory = 4
    }
}
