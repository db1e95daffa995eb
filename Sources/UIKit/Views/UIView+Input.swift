import QuartzCore

/// What input does at the view, for whoever shows its layer in another process.
extension UIView {
    package func interaction(of layer: CALayer) -> LayerValues.Interaction {
        guard layer === self.layer, isUserInteractionEnabled else { return .none }
        let touches: LayerValues.Interaction.Touches =
            HitTestingOverrides.isHitByBounds(type(of: self)) ? .inBounds : .ownerDecides
        let recognizers = (gestureRecognizers ?? []).filter(\.isEnabled)
        guard !recognizers.contains(where: \.dependsOnDelegate) else {
            return LayerValues.Interaction(touches: touches, gestures: nil)
        }
        var use = recognizers.reduce(into: ownGestureUse) { $0.formUnion($1.gestureUse) }
        if self is any ScrollEventReceiver || recognizers.contains(where: \.takesScrolling) { use.insert(.scrolling) }
        return LayerValues.Interaction(touches: touches, gestures: use)
    }

    package func scroll(_ layer: CALayer, to offset: CGPoint, _ turn: ScrollTurn) -> CGPoint? {
        layer === self.layer ? wasScrolled(to: offset, turn) : nil
    }

    /// Scrolls the layer as far as it goes.
    func scrollArea(with event: UIScrollEvent) {
        guard layer.scrollArea != nil else { return }
        let (old, new) = (bounds.origin, layer.values.offset(scrolledBy: event.rest))
        guard new != old else { return }
        bounds.origin = new
        event.use(CGVector(dx: old.x - new.x, dy: old.y - new.y))
    }
}
