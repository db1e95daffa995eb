extension UITextSearchOptions {
    /// The places in words at which a text is found (UIKit's page of this name).
    public enum WordMatchMethod: Int, Sendable {
        /// Anywhere.
        case contains = 0
        /// At the start of a word.
        case startsWith = 1
        /// Where it is a word, or some words.
        case fullWord = 2
    }
}
