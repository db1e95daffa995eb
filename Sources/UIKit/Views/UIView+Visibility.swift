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

    /// What is beyond its range counts as its end.
    func setAlpha(_ new: CGFloat) {
        guard !new.isNaN else {
            UsageDiagnostic.report(.notFinite, "alpha of \(self) cannot be \(new); the old one stays")
            return
        }
        layer.opacity = Float(min(max(new, 0), 1))
    }

    func setHidden(_ new: Bool) {
        guard new != layer.isHidden else { return }
        layer.isHidden = new
        superview?.visibilityDidChange(of: self)
    }
}
