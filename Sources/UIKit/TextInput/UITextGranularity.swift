/// A unit of text.
public enum UITextGranularity: Int, Sendable {
    /// A grapheme: what a reader takes for one character.
    case character = 0
    case word = 1
    case sentence = 2
    case paragraph = 3
    case line = 4
    case document = 5
}
