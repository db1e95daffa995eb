import CCairo
import QuartzCore

/// Layers that are drawn into a picture of their own first, which becomes the source of what follows.
extension LayerPainter {
    /// How many pixels the groups that are open at a time may have: eight surfaces, or 128 MiB where that is less, but two
    /// surfaces in any case. Layers lie in each other up to 64 deep, and each may ask for three pictures as large as the window.
    private var mostGroupPixels: Int {
        max(2 * surface.area, min(8 * surface.area, 1 << 25))
    }

    /// The painter of what is drawn into a group; nil where there is no room for another one. Then the layer is drawn without:
    /// its sublayers show through each other, its round corners are square, its mask is the box around it.
    ///
    /// It goes by the whole extents and not by what is damaged, or a layer would look otherwise when a part is drawn anew.
    ///
    /// - Parameter times: how many groups of that size there will be.
    func grouping(_ extent: PixelRect, times: Int = 1) -> LayerPainter? {
        var painter = self
        painter.groupPixels += extent.intersection(surface).area * times
        return painter.groupPixels <= mostGroupPixels ? painter : nil
    }

    func inGroup(_ extent: PixelRect, _ draw: () -> Void, thenPaint paint: () -> Void) {
        clipped(to: extent) {
            cairo_push_group(cairo)
            draw()
            cairo_pop_group_to_source(cairo)
            paint()
        }
    }

    func clipped(to rect: PixelRect, _ draw: () -> Void) {
        cairo_save(cairo)
        add(rect)
        cairo_clip(cairo)
        draw()
        cairo_restore(cairo)
    }

    /// Paints Cairo's source as far as `mask` is opaque.
    func paintSource(through mask: CALayer, _ opacity: CGFloat) {
        guard let source = cairo_pattern_reference(cairo_get_source(cairo)) else { return }
        cairo_push_group_with_content(cairo, CAIRO_CONTENT_ALPHA)
        paint(mask, opacity: opacity)
        let shape = cairo_pop_group(cairo)
        cairo_identity_matrix(cairo)
        cairo_set_source(cairo, source)
        cairo_mask(cairo, shape)
        cairo_pattern_destroy(shape)
        cairo_pattern_destroy(source)
    }
}
