/// Whether words are corrected while the user types.
public enum UITextAutocorrectionType: Int, Sendable {
    /// The kind of text decides.
    case `default` = 0
    case no = 1
    case yes = 2
}
