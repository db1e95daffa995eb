/// The view that masks another one: it goes where that goes, and is brought up to date with it, without being among its subviews.
extension UIView {
    /// The views that go where this one goes, and are laid out and told of traits after it.
    var followers: [UIView] {
        guard let ownMask else { return subviews }
        return subviews + [ownMask]
    }

    /// The view that this one goes with: its superview, or the view that it masks.
    var leader: UIView? {
        superview ?? maskedView
    }

    var maskingView: UIView? {
        layer.mask === ownMask?.layer ? ownMask : nil
    }

    func setMaskingView(_ new: UIView?) {
        guard let new else { return dropMaskingView() }
        guard new !== maskingView else { return }
        if sequence(first: self, next: \.leader).contains(where: { $0 === new }) {
            UsageDiagnostic.report(.cycle, "\(new) cannot mask \(self), which is it or is inside it")
            return
        }
        dropMaskingView()
        new.removeFromSuperview()
        new.maskedView?.dropMaskingView()
        new.changeMaskedView(to: self) {
            ownMask = new
            layer.mask = new.layer
        }
        new.propagatePendingLayout()
        new.propagateConstraintUpdate()
    }

    /// Has no view mask this one any longer.
    func dropMaskingView() {
        guard let old = ownMask else { return }
        old.changeMaskedView(to: nil) {
            if layer.mask === old.layer { layer.mask = nil }
            ownMask = nil
        }
    }

    /// Makes a mask that of another view, and tells it of its window.
    private func changeMaskedView(to view: UIView?, _ change: () -> Void) {
        let (oldWindow, newWindow) = (window, view?.window)
        if oldWindow !== newWindow { sendWillMove(toWindow: newWindow) }
        change()
        maskedView = view
        if oldWindow !== newWindow { sendDidMove(toWindow: newWindow) }
    }
}
