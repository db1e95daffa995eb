/// In which direction a paragraph runs.
public enum NSWritingDirection: Int, Sendable {
    /// By its characters.
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1
}
