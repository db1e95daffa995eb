/// How a range of a text looks during a search (UIKit's page of this name).
public enum UITextSearchFoundTextStyle: Int, Sendable {
    /// As it does without a search.
    case normal = 0
    /// As one of the ranges that were found.
    case found = 1
    /// As the one that the user has come to.
    case highlighted = 2
}
