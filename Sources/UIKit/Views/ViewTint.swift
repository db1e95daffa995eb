/// A view's own part of the tint; the rest comes from above it.
struct ViewTint {
    var own: UIColor?
    var ownMode = UIView.TintAdjustmentMode.automatic

    @MainActor func mode(of view: UIView) -> UIView.TintAdjustmentMode {
        ownMode != .automatic ? ownMode : view.superview?.tintAdjustmentMode ?? .normal
    }

    @MainActor func color(of view: UIView) -> UIColor {
        let color = Self.undimmed(of: view)
        return mode(of: view) == .dimmed ? color.dimmed : color
    }

    @MainActor private static func undimmed(of view: UIView) -> UIColor {
        var ancestor: UIView? = view
        while let current = ancestor {
            if let own = current.tint.own { return own }
            ancestor = current.superview
        }
        return .tintColor
    }
}

extension UIColor {
    /// The grey of the same brightness, a little fainter.
    fileprivate var dimmed: UIColor {
        mapped { CGColor(gray: SRGB.gray(of: $0), alpha: $0.alpha * 0.8) }
    }
}

extension UIView {
    /// Tells the view and those below that inherit what changed.
    func sendTintColorDidChange(toThoseThat inherit: (UIView) -> Bool) {
        applyColors()
        setNeedsDisplay()
        tintColorDidChange()
        for subview in subviews where inherit(subview) {
            subview.sendTintColorDidChange(toThoseThat: inherit)
        }
    }

    func setOwnTint(_ new: UIColor?) {
        tint.own = new
        sendTintColorDidChange { $0.tint.own == nil }
    }

    func setOwnTintMode(_ new: TintAdjustmentMode) {
        tint.ownMode = new
        sendTintColorDidChange { $0.tint.ownMode == .automatic }
    }

    /// Resolves the background for the view's traits and tint.
    func applyColors() {
        layer.backgroundColor = backgroundColor?.cgColor(with: traitCollection.tinted(tintColor))
    }
}
