/// Notes what asks for more layout while layout goes on, in the last round that an update grants, to name it.
@MainActor final class LayoutCauses {
    /// Nil as long as layout comes to rest as it should, so that nothing is noted.
    static var current: LayoutCauses?

    private var constraint: NSLayoutConstraint?
    private var contentView: UIView?
    private var insetView: UIView?

    /// The constraint has another constant or priority, or is active since now.
    func note(_ constraint: NSLayoutConstraint) {
        if self.constraint == nil { self.constraint = constraint }
    }

    /// The view says that its content has another size.
    func noteContent(of view: UIView) {
        if contentView == nil { contentView = view }
    }

    /// The safe area or the margins of the view are others.
    func noteInsets(of view: UIView) {
        insetView = view
    }

    /// The view to name; nil where nothing was noted.
    var view: UIView? {
        contentView ?? constraint?.namedView ?? insetView
    }

    /// The words for what the view does, as the end of a sentence.
    var reason: String? {
        if let view = contentView {
            return "has a content of another size each time that it was laid out" + Self.constraintText(of: view)
        }
        if let constraint {
            return "has a constraint that changes each time that it was laid out: \(constraint.text)"
        }
        if let view = insetView {
            return "has other margins or another safe area each time that it was laid out"
                + Self.constraintText(of: view)
        }
        return nil
    }

    /// One of the constraints that the view's size comes from, in words.
    private static func constraintText(of view: UIView) -> String {
        let axes: [NSLayoutConstraint.Axis] = [.vertical, .horizontal]
        let constraint = axes.lazy.compactMap { view.constraintsAffectingLayout(for: $0).first }.first
        return constraint.map { ", and is placed by \($0.text)" } ?? ""
    }
}

extension NSLayoutConstraint {
    /// The view that the constraint is about.
    fileprivate var namedView: UIView? {
        (firstItem as? any LayoutItem)?.layoutView ?? holder
    }
}
