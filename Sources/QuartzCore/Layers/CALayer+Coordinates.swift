extension CALayer {
    /// Maps the layer's coordinates to those of the topmost layer above it.
    package var transformToRoot: CGAffineTransform {
        var transform = CGAffineTransform.identity
        var layer = self
        while let superlayer = layer.superlayer {
            transform = transform.concatenating(layer.transformToSuperlayer)
            layer = superlayer
        }
        return transform
    }

    /// From the layer's coordinates to `layer`'s; nil stands for the topmost layer.
    func transform(to layer: CALayer?) -> CGAffineTransform {
        guard let layer else { return transformToRoot }
        if layer === superlayer { return transformToSuperlayer }
        return transformToRoot.concatenating(layer.transformToRoot.inverted())
    }

    func transform(from layer: CALayer?) -> CGAffineTransform {
        transform(to: layer).inverted()
    }
}
