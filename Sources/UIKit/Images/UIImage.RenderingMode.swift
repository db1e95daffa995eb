extension UIImage {
    /// Whether an image shows its own colours.
    public enum RenderingMode: Int, Sendable {
        /// As is usual where the image is shown: symbols in the tint colour, all others in their own.
        case automatic = 0
        case alwaysOriginal = 1
        /// Only the opacity counts; the colour is the tint of where the image is shown.
        case alwaysTemplate = 2
    }
}
