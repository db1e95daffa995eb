/// Whether spaces are added and removed around words that are pasted and cut.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    /// The kind of text decides.
    case `default` = 0
    case no = 1
    case yes = 2
}
