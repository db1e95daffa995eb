/// In which direction a paragraph runs.
public enum NSWritingDirection: Int, Sendable {
    /// The direction follows from the text's characters.
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1
}
