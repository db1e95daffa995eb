extension CALayer {
    /// Maps the layer's coordinates to those of the topmost layer above it.
    package var transformToRoot: CGAffineTransform {
        pathToRoot.transform
    }

    private var pathToRoot: (root: CALayer, transform: CGAffineTransform) {
        guard var layer = superlayer else { return (self, .identity) }
        var transform = transformToSuperlayer
        while let superlayer = layer.superlayer {
            transform = transform.concatenating(layer.transformToSuperlayer)
            layer = superlayer
        }
        return (layer, transform)
    }

    /// From the layer's coordinates to `layer`'s; nil stands for the topmost layer. A layer of another tree is reached by way of what is outside
    /// of both topmost layers, as if they had the same superlayer.
    func transform(to layer: CALayer?) -> CGAffineTransform {
        guard let layer else { return transformToRoot }
        // Where a touch lies is asked from view to view.
        if layer === superlayer { return transformToSuperlayer }
        if layer.superlayer === self { return layer.transformToSuperlayer.inverted() }
        let (own, other) = (pathToRoot, layer.pathToRoot)
        guard own.root !== other.root else { return own.transform.concatenating(other.transform.inverted()) }
        // Nothing joins the two trees but what both lie in: the coordinates outside of their topmost layers.
        let outside = own.transform.concatenating(own.root.transformToSuperlayer)
        return outside.concatenating(other.transform.concatenating(other.root.transformToSuperlayer).inverted())
    }

    func transform(from layer: CALayer?) -> CGAffineTransform {
        transform(to: layer).inverted()
    }
}
