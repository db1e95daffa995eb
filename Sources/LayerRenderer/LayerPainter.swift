import CCairo
import CoreGraphics
import DrawingRenderer
import QuartzCore
import TextLayout

/// Draws layers into one damaged rectangle, to which Cairo's clip is already set.
@MainActor struct LayerPainter {
    var cairo: OpaquePointer
    let records: LayerRecords
    var damage: PixelRect
    /// Pixels per point.
    let scale: CGFloat
    let surface: PixelRect
    /// What the groups that are open take, in pixels; see `LayerPainter+Groups.swift`.
    var groupPixels = 0

    /// Draws `layer` and everything below it.
    ///
    /// How a layer is drawn never depends on the damage, only whether it is: otherwise a part drawn anew could differ by
    /// a rounding from its surroundings.
    ///
    /// - Parameter opacity: what layers above left to this one, since nothing else needs it.
    func paint(_ layer: CALayer, opacity: CGFloat = 1) {
        guard records.paints(layer.id, in: damage), let record = records[layer], record.isVisible else { return }
        guard let onFailure = layer.onDrawingFailure else { return paint(layer, record, opacity: opacity) }
        let status = OwnContext.draw(onPixelsOf: cairo) { own in
            var painter = self
            painter.cairo = own
            painter.paint(layer, record, opacity: opacity)
        }
        if status != CAIRO_STATUS_SUCCESS { onFailure(status.words) }
    }

    private func paint(_ layer: CALayer, _ record: LayerRecord, opacity: CGFloat) {
        guard let old = records.outgoing[layer], let state = layer.presented?.transition else {
            paintAsItIs(layer, record, opacity: opacity)
            return
        }
        paint(state, from: old, extent: record.subtreeExtent) { $0.paintAsItIs(layer, record, opacity: opacity) }
    }

    private func paintAsItIs(_ layer: CALayer, _ record: LayerRecord, opacity: CGFloat) {
        let look = LayerLook(layer: layer)
        let opacity = opacity * look.opacity
        if let mask = layer.mask {
            // Its opacity is a group of the same size.
            guard let grouped = grouping(record.subtreeExtent, times: 2) else {
                clipped(to: record.subtreeExtent) { paint(look, record, opacity: opacity) }
                return
            }
            inGroup(record.subtreeExtent) {
                grouped.paint(look, record, opacity: 1)
            } thenPaint: {
                grouped.paintSource(through: mask, opacity)
            }
            return
        }
        guard opacity < 1, record.paintsSeveralThings, let grouped = grouping(record.subtreeExtent) else {
            paint(look, record, opacity: opacity)
            return
        }
        inGroup(record.subtreeExtent) {
            grouped.paint(look, record, opacity: 1)
        } thenPaint: {
            cairo_paint_with_alpha(cairo, Double(opacity))
        }
    }

    private func paint(_ look: LayerLook, _ record: LayerRecord, opacity: CGFloat) {
        let layer = look.layer
        let shape = LayerShape(look, record, surface: surface)
        let touchesOwn = record.ownExtent.intersects(damage)
        if touchesOwn {
            paintShadow(look, shape, record, opacity)
            if let background = look.background {
                fill(shape, background, opacity, record)
            }
        }
        if look.hasContents || !layer.children.isEmpty, record.innerClip.intersects(damage) {
            if layer.masksToBounds {
                paintClipped(look, shape, record, opacity)
            } else {
                paintInside(look, record, opacity)
            }
        }
        if touchesOwn, let border = look.border {
            let frame = RasterSubject.frame(shape.rect, shape.corners, width: border.width)
            paint(frame, record.matrix, border.color, opacity)
        }
    }

    private func fill(_ shape: LayerShape, _ color: CGColor, _ opacity: CGFloat, _ record: LayerRecord) {
        guard let pixels = uprightPixels(shape, record), pixels.isOnEdges else {
            paint(.fill(shape.rect, shape.corners), record.matrix, color, opacity)
            return
        }
        add(pixels.rect)
        cairo_set_source(color, opacity: opacity, on: cairo)
        cairo_fill(cairo)
    }

    /// Contents and sublayers, cut at the bounds; upright bounds without round corners cut at the nearest pixels.
    private func paintClipped(_ look: LayerLook, _ shape: LayerShape, _ record: LayerRecord, _ opacity: CGFloat) {
        guard let pixels = uprightPixels(shape, record) else {
            let extent = record.innerClip.intersection(record.subtreeExtent)
            guard let grouped = grouping(extent) else {
                clipped(to: extent) { paintInside(look, record, opacity) }
                return
            }
            inGroup(extent) {
                grouped.paintInside(look, record, opacity)
            } thenPaint: {
                let outline = RasterSubject.fill(shape.rect, shape.corners)
                guard let (raster, x, y) = Raster.raster(of: outline, record.matrix, on: surface) else { return }
                cairo_mask_surface(cairo, raster.surface, Double(x), Double(y))
            }
            return
        }
        clipped(to: pixels.rect) { paintInside(look, record, opacity) }
    }

    /// The nearest whole pixels of a shape that is an upright rectangle, and whether they are the shape exactly; nil
    /// for other shapes.
    private func uprightPixels(_ shape: LayerShape, _ record: LayerRecord) -> (rect: PixelRect, isOnEdges: Bool)? {
        guard shape.corners.radius == 0, record.matrix.preservesAxes else { return nil }
        let exact = shape.rect.applying(record.matrix)
        let limits = surface.cgRect.insetBy(dx: -1, dy: -1)
        func edges(_ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ to: CGFloat) -> (Int, Int, Bool) {
            let (start, end) = (low.rounded(), high.rounded())
            // Cairo's own coordinates are in 256ths of a pixel.
            let isExact = abs(start - low) < 1 / 512 && abs(end - high) < 1 / 512
            return (Int(clamping: min(max(start, from), to)), Int(clamping: min(max(end, from), to)), isExact)
        }
        let (left, right, isExactAcross) = edges(exact.minX, exact.maxX, limits.minX, limits.maxX)
        let (top, bottom, isExactDown) = edges(exact.minY, exact.maxY, limits.minY, limits.maxY)
        return (
            PixelRect(x: left, y: top, width: right - left, height: bottom - top), isExactAcross && isExactDown
        )
    }

    /// Starts a path anew.
    func add(_ rect: PixelRect) {
        cairo_identity_matrix(cairo)
        cairo_new_path(cairo)
        cairo_add(rect, to: cairo)
    }

    /// Contents and sublayers.
    private func paintInside(_ look: LayerLook, _ record: LayerRecord, _ opacity: CGFloat) {
        if look.hasContents, record.ownExtent.intersects(damage) {
            paintContents(look, record, opacity)
        }
        let children = look.layer.paintedChildren
        for (index, extent) in record.children.extents.enumerated()
        where extent.intersects(damage) && index < children.count {
            paint(children[index], opacity: opacity)
        }
    }

    private func paintContents(_ look: LayerLook, _ record: LayerRecord, _ opacity: CGFloat) {
        switch look.contents {
        case .none:
            break
        case .text(let text):
            paintText(text, in: look.bounds(of: text), extent: look.contentsExtent, record, opacity)
        case .image(let image, let imageScale):
            let rect = look.imageRect(of: image, scale: imageScale)
            if look.layer.contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1) {
                paint(.image(image, rect), record.matrix, opacity)
            } else {
                paint(
                    .stretchedImage(image, rect, center: look.layer.contentsCenter, scale: max(imageScale, 0.001)),
                    record.matrix, opacity)
            }
        case .surface(let shown, _):
            SurfacePainter(shown.surface, in: look.contentsExtent, record.matrix)?
                .paint(on: cairo, of: surface, opacity: opacity)
        case .drawing(let drawing):
            paint(
                .drawing(drawing, look.layer.bounds.standardized),
                look.drawingPlacement.concatenating(record.matrix), opacity)
        case .shape(let shape):
            paint(.drawing(shape.drawing, shape.extent), record.matrix, opacity)
        case .gradient(let gradient):
            paint(.drawing(look.drawing(of: gradient), look.bounds), record.matrix, opacity)
        case .picture(let drawing, let size):
            let rect = look.contentsExtent
            guard size.width > 0, size.height > 0, rect.width > 0, rect.height > 0 else { break }
            let placement = CGAffineTransform(
                a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX, ty: rect.minY)
            paint(
                .picture(drawing, CGRect(origin: .zero, size: size)), placement.concatenating(record.matrix), opacity)
        }
    }

    /// Upright text has its own rasters, shared by all layers that show it, unless it is too large for one.
    private func paintText(
        _ text: StyledText, in bounds: CGRect, extent: CGRect, _ record: LayerRecord, _ opacity: CGFloat
    ) {
        let matrix = record.matrix
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        // Glyphs may be larger than their font says.
        add(record.ownExtent.intersection(damage))
        cairo_clip(cairo)
        guard matrix.b == 0, matrix.c == 0, matrix.a == matrix.d, matrix.a > 0 else {
            paint(.text(text, bounds, extent: extent), matrix, opacity)
            return
        }
        setMatrix(matrix)
        if !drawKeptPixels(of: text, in: bounds, on: cairo, opacity: opacity) {
            paint(.text(text, bounds, extent: extent), matrix, opacity)
        }
    }

    private func paintShadow(_ look: LayerLook, _ shape: LayerShape, _ record: LayerRecord, _ opacity: CGFloat) {
        guard let shadow = look.shadow else { return }
        if let path = look.layer.effectiveShadowPath {
            let offset = CGAffineTransform(translationX: look.shadowOffset.width, y: look.shadowOffset.height)
            paint(
                .pathShadow(path.applying(offset), deviation: shadow.radius), record.matrix, shadow.color,
                shadow.opacity * opacity)
            return
        }
        let key = ShadowMask.Key(
            width: Int(clamping: (shape.rect.width * scale).rounded()),
            height: Int(clamping: (shape.rect.height * scale).rounded()),
            corners: shape.corners.scaled(by: scale), blur: shadow.radius * scale)
        let rect = shape.rect.offsetBy(dx: look.shadowOffset.width, dy: look.shadowOffset.height)
        let matrix = record.matrix
        guard matrix.b == 0, matrix.c == 0, matrix.a == scale, matrix.d == scale else {
            paint(.shadow(rect, key, scale: scale), matrix, shadow.color, shadow.opacity * opacity)
            return
        }
        // A blurred edge does not show that it was moved to the nearest pixel.
        guard let mask = ShadowMask.mask(for: key) else { return }
        let origin = rect.origin.applying(matrix)
        cairo_identity_matrix(cairo)
        cairo_set_source(shadow.color, opacity: shadow.opacity * opacity, on: cairo)
        cairo_mask_surface(
            cairo, mask.surface, Double(origin.x.rounded()) - Double(mask.margin),
            Double(origin.y.rounded()) - Double(mask.margin))
    }

    private func paint(_ subject: RasterSubject, _ matrix: CGAffineTransform, _ color: CGColor, _ opacity: CGFloat) {
        guard let (raster, x, y) = Raster.raster(of: subject, matrix, on: surface) else { return }
        cairo_identity_matrix(cairo)
        cairo_set_source(color, opacity: opacity, on: cairo)
        cairo_mask_surface(cairo, raster.surface, Double(x), Double(y))
    }

    private func paint(_ subject: RasterSubject, _ matrix: CGAffineTransform, _ opacity: CGFloat) {
        guard let (raster, x, y) = Raster.raster(of: subject, matrix, on: surface) else { return }
        cairo_identity_matrix(cairo)
        cairo_set_source_surface(cairo, raster.surface, Double(x), Double(y))
        cairo_paint_with_alpha(cairo, Double(opacity))
    }

    private func setMatrix(_ transform: CGAffineTransform) {
        var matrix = cairo_matrix_t(transform)
        cairo_set_matrix(cairo, &matrix)
    }
}
