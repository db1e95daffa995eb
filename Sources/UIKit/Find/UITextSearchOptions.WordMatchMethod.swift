extension UITextSearchOptions {
    /// The places in words at which a text is found (UIKit's page of this name).
    public enum WordMatchMethod: Int, Sendable {
        /// The text is found anywhere.
        case contains = 0
        /// The text is found at the start of a word.
        case startsWith = 1
        /// The text is found where it is a word, or some words.
        case fullWord = 2
    }
}
