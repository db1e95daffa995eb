import CoreGraphics
import QuartzCore

/// What the renderer remembers of a layer since it last drew it. Layers that cannot be seen, because they or one above
/// them are hidden, transparent or squeezed flat, have no records below their own.
struct LayerRecord {
    /// Where everything below is placed, and where it is cut.
    struct Context {
        /// From the superlayer's coordinates to pixels.
        var matrix: CGAffineTransform
        /// What masking layers above leave, as the box around it.
        var clip: PixelRect
    }

    var parent: LayerID?
    /// From the layer's coordinates to pixels.
    var matrix: CGAffineTransform
    /// For the layer's own background, border and shadow.
    var clip: PixelRect
    /// For contents and sublayers.
    var innerClip: PixelRect
    /// What the layer itself may draw on.
    var ownExtent: PixelRect
    /// What the layer and everything below it may draw on.
    var subtreeExtent: PixelRect
    var isVisible: Bool
    /// Whether an opacity needs a picture of its own, since several things are drawn with it. Whether sublayers show
    /// anything does not matter: then a sublayer that is hidden would change pixels that are not its own.
    var paintsSeveralThings: Bool
    var children: RecordedChildren
    /// The commit in which the record was last made anew.
    var generation: Int

    var innerContext: Context {
        Context(matrix: matrix, clip: innerClip)
    }
}
