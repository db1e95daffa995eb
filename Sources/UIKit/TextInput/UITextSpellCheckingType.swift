/// Whether words that are not known are marked.
public enum UITextSpellCheckingType: Int, Sendable {
    /// The kind of text decides.
    case `default` = 0
    case no = 1
    case yes = 2
}
