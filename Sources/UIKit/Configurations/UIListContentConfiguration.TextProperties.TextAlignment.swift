extension UIListContentConfiguration.TextProperties {
    /// The horizontal place of the lines of a text in a list.
    public enum TextAlignment: Int, Sendable {
        /// The lines are at the edge at which reading begins in the direction of the interface.
        case natural = 0
        case center = 1
        case justified = 2

        var label: NSTextAlignment {
            switch self {
            case .natural: .natural
            case .center: .center
            case .justified: .justified
            }
        }
    }
}
