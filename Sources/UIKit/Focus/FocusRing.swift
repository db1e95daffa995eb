/// The mark of the view that has the focus: a line of two points, two points away from the view.
@MainActor final class FocusRing {
    static let width: CGFloat = 2
    static let distance: CGFloat = 2

    private let layer = CALayer()

    init() {
        layer.borderWidth = Self.width
    }

    /// Puts the ring around `view`; nil takes it away.
    func place(around view: UIView?) {
        guard let view, let effect = view.focusEffect, view.isSeen else {
            layer.removeFromSuperlayer()
            return
        }
        // The ring goes with the view, and at once where that does.
        layer.owner = view
        if layer.superlayer !== view.layer { view.layer.addSublayer(layer) }
        let (rect, radius) = effect.shape(of: view)
        let reach = Self.width + Self.distance
        layer.frame = rect.insetBy(dx: -reach, dy: -reach)
        layer.cornerRadius = radius + reach
        layer.borderColor = view.tintColor.cgColor(with: view.traitCollection)
    }
}
