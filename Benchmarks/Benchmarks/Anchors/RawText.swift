import CPango
import Threads

/// One line of text by Pango and Cairo alone: shaped, filled as outlines, and mixed with the pixels of a window in the rectangle of one
/// label. No layers, no views, nothing that is kept but the font.
final class RawText {
    private let context: OpaquePointer
    private let description: OpaquePointer
    private let options: OpaquePointer
    private let window: OpaquePointer

    init() {
        context = pango_font_map_create_context(pango_cairo_font_map_new())
        description = pango_font_description_from_string("Inter")
        pango_font_description_set_absolute_size(description, 17 * Double(PANGO_SCALE))
        options = cairo_font_options_create()
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        pango_cairo_context_set_font_options(context, options)
        pango_context_set_round_glyph_positions(context, 0)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_SLIGHT)
        window = cairo_image_surface_create(CAIRO_FORMAT_RGB24, 1280, 800)
    }

    deinit {
        cairo_surface_destroy(window)
        cairo_font_options_destroy(options)
        pango_font_description_free(description)
        g_object_unref(UnsafeMutableRawPointer(context))
    }

    /// - Returns: Milliseconds of this thread's processor time, of each time.
    func measure(_ count: Int) -> [Double] {
        (1...count).map { frame in ProcessorTime.milliseconds { draw("Frame \(frame)") } }
    }

    private func draw(_ string: String) {
        let layout: OpaquePointer = pango_layout_new(context)
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        pango_layout_set_font_description(layout, description)
        pango_layout_set_text(layout, string, -1)
        let cairo: OpaquePointer = cairo_create(window)
        defer { cairo_destroy(cairo) }
        cairo_rectangle(cairo, 0, 390, 120, 22)
        cairo_clip(cairo)
        cairo_set_source_rgb(cairo, 1, 1, 1)
        cairo_paint(cairo)
        cairo_set_source_rgb(cairo, 0, 0, 0)
        cairo_set_font_options(cairo, options)
        guard let items = pango_layout_get_line_readonly(layout, 0)?.pointee.runs?.pointee.data else { return }
        fill(items.assumingMemoryBound(to: PangoGlyphItem.self).pointee, on: cairo)
    }

    private func fill(_ item: PangoGlyphItem, on cairo: OpaquePointer) {
        guard let font = pango_cairo_font_get_scaled_font(OpaquePointer(item.item?.pointee.analysis.font)),
            let glyphs = item.glyphs?.pointee.glyphs
        else { return }
        var matrix = cairo_matrix_t()
        cairo_scaled_font_get_font_matrix(font, &matrix)
        cairo_set_font_face(cairo, cairo_scaled_font_get_font_face(font))
        cairo_set_font_matrix(cairo, &matrix)
        var x = 0.0
        let places = (0..<Int(item.glyphs?.pointee.num_glyphs ?? 0)).map { index in
            defer { x += Double(glyphs[index].geometry.width) / Double(PANGO_SCALE) }
            return cairo_glyph_t(index: UInt(glyphs[index].glyph), x: x, y: 407)
        }
        cairo_glyph_path(cairo, places, Int32(places.count))
        cairo_fill(cairo)
    }
}
