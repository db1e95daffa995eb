/// Where the lines of a paragraph go.
public enum NSTextAlignment: Int, Sendable {
    case left = 0
    case center = 1
    case right = 2
    case justified = 3
    /// As is usual where the interface runs as it does: to the right where that is from right to left, else to the left, whatever the letters
    /// are. Labels go by their `effectiveUserInterfaceLayoutDirection`, text that is drawn by `UITraitCollection.current`.
    case natural = 4

    var styledText: StyledText.Alignment {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: .natural
        }
    }
}
