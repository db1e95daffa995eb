import CCairo
import CoreGraphics
import QuartzCore
import TextLayout

/// Draws layers into one damaged rectangle, to which Cairo's clip is already set.
@MainActor struct LayerPainter {
    let cairo: OpaquePointer
    let records: LayerRecords
    let damage: PixelRect
    /// Pixels per point.
    let scale: CGFloat
    let surface: PixelRect

    /// Draws `layer` and everything below it.
    ///
    /// How a layer is drawn never depends on the damage, only whether it is: otherwise a part drawn anew could differ by
    /// a rounding from its surroundings.
    ///
    /// - Parameter opacity: what layers above left to this one, since nothing else needs it.
    func paint(_ layer: CALayer, opacity: CGFloat = 1) {
        guard let record = records[layer], record.isVisible, record.subtreeExtent.intersects(damage) else { return }
        let look = LayerLook(layer: layer)
        let opacity = opacity * look.opacity
        guard opacity < 1, paintsSeveralThings(look) else {
            paint(look, record, opacity: opacity)
            return
        }
        inGroup(record.subtreeExtent) {
            paint(look, record, opacity: 1)
        } thenPaint: {
            cairo_paint_with_alpha(cairo, Double(opacity))
        }
    }

    private func paint(_ look: LayerLook, _ record: LayerRecord, opacity: CGFloat) {
        let layer = look.layer
        let shape = LayerShape(look, record, surface: surface)
        if record.ownExtent.intersects(damage) {
            setMatrix(record.matrix)
            paintShadow(look, shape, record, opacity)
            if let background = look.background {
                cairo_new_path(cairo)
                cairo_add(shape.rect, cornerRadius: shape.cornerRadius, to: cairo)
                cairo_set_source(background, opacity: opacity, on: cairo)
                cairo_fill(cairo)
            }
        }
        let paintCount = look.contentsPaintCount + layer.children.count
        if paintCount > 0, !record.innerClip.intersection(damage).isEmpty {
            if !layer.masksToBounds {
                paintInside(look, record, opacity)
            } else if shape.cornerRadius > 0, paintCount > 1 {
                inGroup(record.innerClip.intersection(record.subtreeExtent)) {
                    paintInside(look, record, opacity)
                } thenPaint: {
                    setMatrix(record.matrix)
                    cairo_new_path(cairo)
                    cairo_add(shape.rect, cornerRadius: shape.cornerRadius, to: cairo)
                    cairo_fill(cairo)
                }
            } else {
                cairo_save(cairo)
                setMatrix(record.matrix)
                cairo_new_path(cairo)
                cairo_add(shape.rect, cornerRadius: shape.cornerRadius, to: cairo)
                cairo_clip(cairo)
                paintInside(look, record, opacity)
                cairo_restore(cairo)
            }
        }
        if let border = look.border, record.ownExtent.intersects(damage) {
            setMatrix(record.matrix)
            cairo_new_path(cairo)
            shape.addBorder(width: border.width, to: cairo)
            cairo_set_source(border.color, opacity: opacity, on: cairo)
            cairo_fill(cairo)
            cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
        }
    }

    /// Contents and sublayers.
    private func paintInside(_ look: LayerLook, _ record: LayerRecord, _ opacity: CGFloat) {
        if look.hasContents, record.ownExtent.intersects(damage) {
            paintContents(look, record, opacity)
        }
        for child in look.layer.children {
            paint(child, opacity: opacity)
        }
    }

    private func paintContents(_ look: LayerLook, _ record: LayerRecord, _ opacity: CGFloat) {
        let bounds = look.layer.bounds.standardized
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        switch look.layer.layerContents {
        case .none:
            break
        case .text(let text):
            cairo_identity_matrix(cairo)
            cairo_new_path(cairo)
            cairo_add(record.ownExtent, to: cairo)
            cairo_clip(cairo)
            setMatrix(record.matrix)
            draw(text, in: bounds, on: cairo, opacity: opacity)
        case .image(let image, let imageScale):
            setMatrix(record.matrix)
            ImagePainter.paint(
                image, in: look.imageRect(of: image, scale: imageScale), opacity: opacity, on: cairo)
        case .drawing(let drawing):
            setMatrix(record.matrix)
            cairo_new_path(cairo)
            cairo_add(bounds, cornerRadius: 0, to: cairo)
            cairo_clip(cairo)
            DrawingPlayer.play(drawing, opacity: opacity, on: cairo)
        }
    }

    private func paintShadow(_ look: LayerLook, _ shape: LayerShape, _ record: LayerRecord, _ opacity: CGFloat) {
        guard let shadow = look.shadow else { return }
        let key = ShadowMask.Key(
            width: Int((shape.rect.width * scale).rounded()), height: Int((shape.rect.height * scale).rounded()),
            cornerRadius: shape.cornerRadius * scale, blur: shadow.radius * scale)
        guard let mask = ShadowMask.mask(for: key) else { return }
        let origin = CGPoint(
            x: shape.rect.minX + look.layer.shadowOffset.width, y: shape.rect.minY + look.layer.shadowOffset.height)
        // In pixels of the mask, so that an upright layer's mask is copied and not resampled.
        let matrix = CGAffineTransform(translationX: -CGFloat(mask.margin), y: -CGFloat(mask.margin))
            .concatenating(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
            .concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
            .concatenating(record.matrix)
        cairo_save(cairo)
        setMatrix(matrix)
        cairo_set_source(shadow.color, opacity: shadow.opacity / shadow.color.alpha * opacity, on: cairo)
        cairo_mask_surface(cairo, mask.surface, 0, 0)
        cairo_restore(cairo)
    }

    /// Whether the layer draws more than one thing, so that its opacity cannot be left to that one.
    private func paintsSeveralThings(_ look: LayerLook) -> Bool {
        var count = look.contentsPaintCount
        if look.background != nil { count += 1 }
        if look.border != nil { count += 1 }
        if look.shadow != nil { count += 1 }
        for child in look.layer.children where count < 2 {
            if let record = records[child], !record.subtreeExtent.isEmpty { count += 1 }
        }
        return count > 1
    }

    /// Draws into a picture of its own, which becomes the source of what follows.
    private func inGroup(_ extent: PixelRect, _ draw: () -> Void, thenPaint paint: () -> Void) {
        cairo_save(cairo)
        cairo_identity_matrix(cairo)
        cairo_new_path(cairo)
        cairo_add(extent, to: cairo)
        cairo_clip(cairo)
        cairo_push_group(cairo)
        draw()
        cairo_pop_group_to_source(cairo)
        paint()
        cairo_restore(cairo)
    }

    private func setMatrix(_ transform: CGAffineTransform) {
        var matrix = cairo_matrix_t(transform)
        cairo_set_matrix(cairo, &matrix)
    }
}
