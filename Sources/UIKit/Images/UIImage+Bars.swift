import DrawingRenderer

/// What bars in another process are told of an image.
extension UIImage {
    /// The name of a symbol that looks as `UIImage(systemName:)` makes it; nil of everything else.
    package var plainSymbolName: String? {
        guard let name = properties.symbol?.name, properties.tint == nil, imageOrientation == .up,
            content == UIImage(symbolOfPeer: name).content
        else { return nil }
        return name
    }

    /// Upright, in its own tint, with `scale` pixels per point, or fewer where a side would be longer than `longest` pixels. Nil where
    /// there is nothing to see.
    package func pixels(scale: CGFloat, longest: Int) -> (image: CGImage, scale: CGFloat)? {
        let side = max(size.width, size.height)
        guard side > 0, side.isFinite, scale > 0 else { return nil }
        // Less than that, because a part of a pixel at the edge is a pixel.
        let scale = min(scale, (CGFloat(longest) - 1) / side)
        let context = CGContext()
        record(into: context, in: CGRect(origin: .zero, size: size), tint: ownTint?.cgColor)
        return context.drawing.image(size: size, scale: scale).map { ($0, scale) }
    }

    /// Pixels that are shown in the tint, or as they are.
    package convenience init(cgImage: CGImage, scale: CGFloat, isTemplate: Bool) {
        var properties = Properties(scale: scale > 0 && scale.isFinite ? scale : 1)
        properties.renderingMode = isTemplate ? .alwaysTemplate : .alwaysOriginal
        self.init(.pixels(cgImage), properties)
    }
}
