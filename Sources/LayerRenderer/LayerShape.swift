import CoreGraphics
import QuartzCore

/// A layer's rounded bounds in its own coordinates, without what is far outside the surface.
@MainActor struct LayerShape {
    let rect: CGRect
    let corners: LayerCorners

    /// A layer much larger than the surface is reduced to the surface's surroundings, far enough out that no corner,
    /// border or shadow moves into sight: Cairo's numbers end where a layer's do not.
    init(_ look: LayerLook, _ record: LayerRecord, surface: PixelRect) {
        let bounds = look.bounds
        corners = look.corners
        let size = bounds.applying(record.matrix).size
        let tooLarge = size.width > CGFloat(4 * surface.width) || size.height > CGFloat(4 * surface.height)
        guard tooLarge, corners.radius <= 1000 else {
            rect = bounds
            return
        }
        let margin =
            2 * corners.radius + max(0, look.borderWidth) + 4 * (look.shadow?.radius ?? 0)
            + max(abs(look.shadowOffset.width), abs(look.shadowOffset.height)) + 4
        let visible = surface.cgRect.applying(record.matrix.inverted()).insetBy(dx: -margin, dy: -margin)
        let reduced = bounds.overlap(with: visible.integral)
        rect = reduced.isFinite ? reduced : .zero
    }
}
