/// Whether straight quotation marks become typographic ones.
public enum UITextSmartQuotesType: Int, Sendable {
    /// The kind of text decides.
    case `default` = 0
    case no = 1
    case yes = 2
}
