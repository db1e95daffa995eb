import CCairo
import CoreGraphics
import QuartzCore

/// Layers on their way from what they showed to what they show.
extension LayerPainter {
    /// - Parameters:
    ///   - extent: what the layer and everything below it draws on.
    ///   - paintNew: draws the layer as it is now.
    func paint(
        _ state: LayerTransition.State, from old: OutgoingPicture, extent: PixelRect,
        _ paintNew: (LayerPainter) -> Void
    ) {
        let progress = min(max(state.progress, 0), 1)
        let edge = state.transition.edge
        switch state.transition.kind {
        case .fade:
            paintNew(self)
            paint(old, opacity: 1 - progress)
        case .push:
            paint(old, movedBy: edge.way(across: old.rect, -progress))
            paintGroup(extent, paintNew) {
                paint($0, within: old.rect, movedBy: edge.way(across: old.rect, 1 - progress))
            }
        case .moveIn:
            paint(old, opacity: 1)
            paintGroup(extent, paintNew) {
                paint($0, within: old.rect, movedBy: edge.way(across: old.rect, 1 - progress))
            }
        case .reveal:
            paintNew(self)
            paint(old, movedBy: edge.way(across: old.rect, -progress))
        case .flip:
            let width = cos(progress * .pi)
            if width > 0 {
                old.withPattern { paint($0, squeezedBy: width, about: old.rect, edge) }
            } else {
                paintGroup(extent, paintNew) { paint($0, squeezedBy: -width, about: old.rect, edge) }
            }
        }
    }

    private func paint(_ old: OutgoingPicture, opacity: Double) {
        old.withPattern { pattern in
            cairo_identity_matrix(cairo)
            cairo_set_source(cairo, pattern)
            cairo_rectangle(
                cairo, Double(old.rect.x), Double(old.rect.y), Double(old.rect.width), Double(old.rect.height))
            cairo_save(cairo)
            cairo_clip(cairo)
            cairo_paint_with_alpha(cairo, opacity)
            cairo_restore(cairo)
        }
    }

    private func paint(_ old: OutgoingPicture, movedBy way: (x: Double, y: Double)) {
        old.withPattern { paint($0, within: old.rect, movedBy: way) }
    }

    private func paint(_ pattern: OpaquePointer, within rect: PixelRect, movedBy way: (x: Double, y: Double)) {
        cairo_save(cairo)
        cairo_identity_matrix(cairo)
        cairo_new_path(cairo)
        cairo_add(rect, to: cairo)
        cairo_clip(cairo)
        // Whole pixels, so that nothing is blurred on the way.
        cairo_translate(cairo, way.x.rounded(), way.y.rounded())
        cairo_set_source(cairo, pattern)
        cairo_paint(cairo)
        cairo_restore(cairo)
    }

    private func paint(
        _ pattern: OpaquePointer, squeezedBy factor: Double, about rect: PixelRect, _ edge: LayerTransition.Edge
    ) {
        guard factor > 0.001 else { return }
        let (x, y) = (Double(rect.x) + Double(rect.width) / 2, Double(rect.y) + Double(rect.height) / 2)
        cairo_save(cairo)
        cairo_identity_matrix(cairo)
        cairo_translate(cairo, x, y)
        if edge == .left || edge == .right { cairo_scale(cairo, factor, 1) } else { cairo_scale(cairo, 1, factor) }
        cairo_translate(cairo, -x, -y)
        cairo_new_path(cairo)
        cairo_add(rect, to: cairo)
        cairo_clip(cairo)
        cairo_set_source(cairo, pattern)
        cairo_paint(cairo)
        cairo_restore(cairo)
    }

    /// Draws the new layer whole, whatever is damaged, and hands it to `paint` as a pattern.
    private func paintGroup(
        _ extent: PixelRect, _ paintNew: (LayerPainter) -> Void, thenPaint paint: (OpaquePointer) -> Void
    ) {
        guard var whole = grouping(extent) else {
            paintNew(self)
            return
        }
        whole.damage = extent
        cairo_save(cairo)
        cairo_reset_clip(cairo)
        cairo_identity_matrix(cairo)
        cairo_new_path(cairo)
        cairo_add(extent, to: cairo)
        cairo_clip(cairo)
        cairo_push_group(cairo)
        paintNew(whole)
        let pattern: OpaquePointer = cairo_pop_group(cairo)
        cairo_restore(cairo)
        paint(pattern)
        cairo_pattern_destroy(pattern)
    }
}

extension LayerTransition.Edge {
    /// A part of the way across `rect` towards this edge, in pixels.
    fileprivate func way(across rect: PixelRect, _ part: Double) -> (x: Double, y: Double) {
        switch self {
        case .left: (-part * Double(rect.width), 0)
        case .right: (part * Double(rect.width), 0)
        case .top: (0, -part * Double(rect.height))
        case .bottom: (0, part * Double(rect.height))
        }
    }
}
