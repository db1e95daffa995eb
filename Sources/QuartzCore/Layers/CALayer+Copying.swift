extension CALayer {
    /// Takes over what another layer looks like, without its sublayers, mask and animations.
    func takeLook(of layer: CALayer) {
        adopt(PresentedValues(layer))
        name = layer.name
        zPosition = layer.zPosition
        contentsScale = layer.contentsScale
        contentsGravity = layer.contentsGravity
        contentsCenter = layer.contentsCenter
        layerContents = layer.layerContents
    }
}
