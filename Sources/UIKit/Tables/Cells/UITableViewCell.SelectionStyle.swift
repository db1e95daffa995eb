extension UITableViewCell {
    /// How a cell shows that it is selected.
    public enum SelectionStyle: Int, Sendable {
        case none = 0
        /// As `default`, as in UIKit since iOS 7.
        case blue = 1
        /// As `default`, as in UIKit since iOS 7.
        case gray = 2
        case `default` = 3
    }
}
