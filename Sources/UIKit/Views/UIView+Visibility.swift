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

    /// Whether some of an area may be seen: the view is, and the window and the views that cut off what is beyond them leave something.
    ///
    /// - Parameter area: In the view's coordinates.
    func isInSight(_ area: CGRect) -> Bool {
        guard isSeen else { return false }
        var area = area
        var view: UIView = self
        while true {
            if view.clipsToBounds || view === window { area = area.intersection(view.bounds) }
            guard !area.isEmpty else { return false }
            guard let superview = view.superview else { return true }
            area = view.convert(area, to: superview)
            view = superview
        }
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
        guard new != isHidden else { return }
        if new, let block = ViewAnimation.runningBlock, superview?.shrinksOnHiding(self) == true {
            disappearance = block
            block.whenOver { [weak self, weak block] in self?.disappear(with: block) }
        } else {
            disappearance = nil
            layer.isHidden = new
        }
        superview?.visibilityDidChange(of: self)
    }

    /// Hides the layer when the block is over, unless the view was shown again, or hidden again in another block.
    private func disappear(with block: (any AnimatedBlock)?) {
        guard let block, disappearance === block else { return }
        disappearance = nil
        layer.isHidden = true
    }
}
