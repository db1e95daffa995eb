extension CALayer {
    /// Maps the layer's coordinates to those of the topmost layer above it.
    package var transformToRoot: CGAffineTransform {
        guard var layer = superlayer else { return .identity }
        var transform = transformToSuperlayer
        while let superlayer = layer.superlayer {
            transform = transform.concatenating(layer.transformToSuperlayer)
            layer = superlayer
        }
        return transform
    }

    /// From the layer's coordinates to `layer`'s; nil stands for the topmost layer.
    func transform(to layer: CALayer?) -> CGAffineTransform {
        guard let layer else { return transformToRoot }
        // Where a touch lies is asked from view to view.
        if layer === superlayer { return transformToSuperlayer }
        if layer.superlayer === self { return layer.transformToSuperlayer.inverted() }
        return transformToRoot.concatenating(layer.transformToRoot.inverted())
    }

    func transform(from layer: CALayer?) -> CGAffineTransform {
        transform(to: layer).inverted()
    }
}
