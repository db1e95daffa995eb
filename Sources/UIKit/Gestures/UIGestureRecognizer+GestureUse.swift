import QuartzCore

extension UIGestureRecognizer {
    /// Whether somebody is asked about each touch, so that nobody knows before.
    var dependsOnDelegate: Bool {
        delegate != nil && !gestureUse.isEmpty
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
