extension UIScrollView {
    /// Whether a drag ends what is being typed.
    public enum KeyboardDismissMode: Int, Sendable {
        case none = 0
        case onDrag = 1
        /// The finger pushes the input views away. Where none stand in the window, and in a plugin's pane, it is as `onDrag`.
        case interactive = 2
        /// As `onDrag`, and an accessory goes too that stands there while nobody types.
        case onDragWithAccessory = 3
        case interactiveWithAccessory = 4
    }
}
