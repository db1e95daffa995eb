/// Whether two hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable {
    /// The kind of text decides.
    case `default` = 0
    case no = 1
    case yes = 2
}
