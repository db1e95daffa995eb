extension UIView {
    /// Whether the view is in a window that is shown, and neither hidden nor transparent with all that it is in.
    var isSeen: Bool {
        guard window?.isShown == true else { return false }
        var ancestor: UIView? = self
        while let view = ancestor {
            if view.isHidden || view.alpha < 0.01 { return false }
            ancestor = view.superview
        }
        return true
    }
}
