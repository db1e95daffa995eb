/// What becomes of a change of a layer's property: shown at once, or gradually by an animation.
@MainActor package enum LayerActions {
    /// Animates the changes of views, in a block of `UIView.animate` for instance; nil outside of one.
    package static var ofViews: (any ViewLayerActions)?

    static func propertyDidChange(
        of layer: CALayer, _ property: AnimatableProperty, _ old: AnimatableValue, _ new: AnimatableValue
    ) {
        if layer.owner != nil {
            ofViews?.propertyDidChange(of: layer, property, from: old, to: new)
        } else if let animation = implicitAnimation(for: layer, property, old) {
            layer.add(animation, forKey: property.rawValue)
        }
    }

    private static func implicitAnimation(
        for layer: CALayer, _ property: AnimatableProperty, _ old: AnimatableValue
    ) -> CAPropertyAnimation? {
        // A layer of its own changes gradually without being asked to, once it has been seen.
        guard layer.isCommitted, layer.tree?.hasImplicitAnimations == true, !CATransaction.disableActions() else {
            return nil
        }
        let animation = CABasicAnimation(keyPath: property.rawValue)
        animation.fromValue = layer.presentedNow(replacing: property, by: old)[property].any
        animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        animation.fillMode = .backwards
        return animation
    }
}
