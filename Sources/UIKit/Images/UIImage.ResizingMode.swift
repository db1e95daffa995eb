extension UIImage {
    /// How the middle of a resizable image fills its room.
    public enum ResizingMode: Int, Sendable {
        case tile = 0
        case stretch = 1
    }
}
