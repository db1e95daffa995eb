/// The style of the list that a view is in.
public enum UIListEnvironment: Int, Sendable {
    /// Nobody has said which list the view is in.
    case unspecified = 0
    /// The view is in no list.
    case none = 1
    case plain = 2
    case grouped = 3
    case insetGrouped = 4
    case sidebar = 5
    case sidebarPlain = 6
}
