import CPango
import CoreGraphics
import PaintingJobs

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

    /// Loads the fonts of a text one by one. Pango would load all of them at once, and nobody could interrupt that.
    func load(_ runs: [StyledText.Run]) {
        guard runs.count > Self.fewRuns else { return }
        for font in Set(runs.map(\.font)) where !PaintingJob.isAbandoned {
            PaintingJob.pause()
            let description = font.makePangoDescription()
            defer { pango_font_description_free(description) }
            let fonts = pango_font_map_load_fontset(
                pango_context_get_font_map(leftToRightContext), leftToRightContext, description,
                pango_context_get_language(leftToRightContext))
            guard let fonts else { continue }
            defer { g_object_unref(fonts) }
            // Which other fonts stand in for missing characters is found out when a second one is asked for.
            var count = 0
            pango_fontset_foreach(
                fonts,
                { _, _, count in
                    guard let count = count?.assumingMemoryBound(to: Int.self) else { return 1 }
                    count.pointee += 1
                    return count.pointee < 2 ? 0 : 1
                }, &count)
            PaintingJob.pause()
            _ = metrics(of: font)
        }
    }

    private static let fewRuns = 8

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
