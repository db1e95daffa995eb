extension UITableViewCell {
    /// The way in which a cell shows that it is selected.
    public enum SelectionStyle: Int, Sendable {
        case none = 0
        /// The same as `default`, as in UIKit since iOS 7.
        case blue = 1
        /// The same as `default`, as in UIKit since iOS 7.
        case gray = 2
        case `default` = 3
    }
}
