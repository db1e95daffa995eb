/// What constraints are about: a view or a layout guide, a rectangle in the coordinates of a view.
@MainActor protocol LayoutItem: AnyObject {
    /// The view in whose coordinates the rectangle is: a view's superview, a guide's owner.
    var coordinateView: UIView? { get }

    /// The view itself, or the guide's owner.
    var layoutView: UIView? { get }

    /// How reports call the item, in a few words.
    var layoutName: String { get }
}

extension UIView: LayoutItem {
    var coordinateView: UIView? { superview }

    var layoutView: UIView? { self }

    var layoutName: String {
        var name = "\(type(of: self))"
        if let text = reportedText, !text.isEmpty { name += " \"\(text.prefix(20))\"" }
        if tag != 0 { name += " (tag \(tag))" }
        return name
    }
}
