/// What makes changes of views gradual.
@MainActor package protocol ViewLayerActions: AnyObject {
    /// Adds to `layer` what leads from the old value to the new one, which the layer has already.
    func propertyDidChange(
        of layer: CALayer, _ property: AnimatableProperty, from old: AnimatableValue, to new: AnimatableValue)
}
