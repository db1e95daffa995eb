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
    public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
        point.applying(transform(to: layer))
    }

    public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
        point.applying(transform(to: layer).inverted())
    }

    public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
        rect.applying(transform(to: layer))
    }

    public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
        rect.applying(transform(to: layer).inverted())
    }

    private func transform(to layer: CALayer?) -> CGAffineTransform {
        guard let layer else { return transformToRoot }
        if layer === superlayer { return transformToSuperlayer }
        return transformToRoot.concatenating(layer.transformToRoot.inverted())
    }
}
