import CPango
import CoreGraphics

/// The fonts that this process may use, with the Pango font map that loads them.
///
/// It takes about 30 ms to make one, or 120 ms where fontconfig's cache is cold.
final class FontCollection {
    private let leftToRightContext: OpaquePointer
    private let rightToLeftContext: OpaquePointer
    private var loadedMetrics: [FontDescription: FontMetrics] = [:]

    init() {
        let map = Self.makeMap()
        leftToRightContext = Self.makeContext(map, PANGO_DIRECTION_LTR)
        rightToLeftContext = Self.makeContext(map, PANGO_DIRECTION_RTL)
    }

    /// Pango's context for paragraphs whose characters do not tell their direction.
    func context(isRightToLeft: Bool) -> OpaquePointer {
        isRightToLeft ? rightToLeftContext : leftToRightContext
    }

    func metrics(of font: FontDescription) -> FontMetrics {
        let font = font.sanitized
        if let metrics = loadedMetrics[font] { return metrics }
        let metrics = FontMetrics(loading: font, in: leftToRightContext)
        if loadedMetrics.count >= 512 { loadedMetrics.removeAll(keepingCapacity: true) }
        loadedMetrics[font] = metrics
        return metrics
    }

    private static func makeMap() -> UnsafeMutablePointer<PangoFontMap>? {
        // Before the map, which begins to read fontconfig's own configuration where there is no other yet.
        let config = FontConfiguration.config
        let map = pango_cairo_font_map_new()
        if let config {
            pango_fc_font_map_set_config(OpaquePointer(map), config)
        }
        return map
    }

    private static func makeContext(
        _ map: UnsafeMutablePointer<PangoFontMap>?, _ direction: PangoDirection
    ) -> OpaquePointer {
        let context: OpaquePointer = pango_font_map_create_context(map)
        pango_context_set_base_dir(context, direction)
        pango_context_set_language(context, pango_language_from_string("en"))
        // Widths must not depend on the scale at which the text is drawn later, nor on the machine's settings.
        let options = cairo_font_options_create()
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        pango_context_set_round_glyph_positions(context, 0)
        return context
    }
}
