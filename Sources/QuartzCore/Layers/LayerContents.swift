/// What a layer shows above its background, by description and not by pixels.
package enum LayerContents: Hashable, Sendable {
    case none
    /// Text laid out in the layer's bounds, in points.
    case text(StyledText)
    /// A picture placed in the bounds by the layer's `contentsGravity`; `scale` is its pixels per point.
    case image(CGImage, scale: CGFloat)
    /// Pixels that whoever draws them keeps; placed as a picture is. `scale` is its pixels per point.
    case surface(ShownSurface, scale: CGFloat)
    /// Recorded drawing in the coordinates of the layer's bounds, and cut at them.
    case drawing(CGDrawing)
    /// A recorded area of `size` points, placed in the bounds by the layer's `contentsGravity` as a picture is.
    case picture(CGDrawing, size: CGSize)
    /// In the coordinates of the layer's bounds, and not cut at them.
    case shape(ShapeContents)
    /// Over the layer's bounds, and cut at their corners.
    case gradient(GradientContents)
}
