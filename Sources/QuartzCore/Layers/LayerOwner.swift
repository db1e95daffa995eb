/// Who lays out what is in a layer, and so hears of the layer's size.
@MainActor package protocol LayerOwner: AnyObject {
    /// `layer` may be another one than the owner's main layer.
    func sizeDidChange(of layer: CALayer)
}
