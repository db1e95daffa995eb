import QuartzCore

extension UIGestureRecognizer {
    /// The kind of its gesture; empty for those that everybody may recognise.
    package var gestureUse: GestureUse {
        switch self {
        case let tap as UITapGestureRecognizer: tap.isSingleTap ? .taps : []
        case is UIPanGestureRecognizer: .pans
        case is UISwipeGestureRecognizer: .swipes
        default: []
        }
    }

    /// Whether somebody is asked about each touch, so that nobody knows before.
    var dependsOnDelegate: Bool {
        delegate != nil && !gestureUse.isEmpty
    }

    var takesScrolling: Bool {
        (self as? UIPanGestureRecognizer)?.allowedScrollTypesMask.isEmpty == false
    }
}

extension UITouch {
    /// What the control that was hit, and those around it, make use of.
    ///
    /// - Parameter ancestor: Only controls below it count; nil for all of the window's.
    func controlUse(below ancestor: UIView? = nil) -> GestureUse {
        var use: GestureUse = []
        var current = view
        while let candidate = current, candidate !== ancestor {
            use.formUnion(candidate.ownGestureUse)
            current = candidate.superview
        }
        return use
    }
}
