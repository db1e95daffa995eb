import CPango
import CoreGraphics

/// A font's own measures, in points, with the signs of `UIFont`.
package struct FontMetrics: Hashable, Sendable {
    /// From the baseline up to the top of a line; positive.
    package var ascender: CGFloat
    /// From the baseline down to the bottom of a line; negative.
    package var descender: CGFloat
    /// `ascender - descender`.
    package var lineHeight: CGFloat
    /// Height of capital letters; positive.
    package var capHeight: CGFloat
    /// Height of the letter x; positive.
    package var xHeight: CGFloat
    /// What the font asks for between two lines, beyond `lineHeight`.
    package var leading: CGFloat
    /// From the baseline up to the upper edge of a line under the text; negative.
    package var underlinePosition: CGFloat
    /// Of a line under or through the text.
    package var lineThickness: CGFloat
    /// From the baseline up to the upper edge of a line through the text; positive.
    package var strikethroughPosition: CGFloat
}

extension FontMetrics {
    init(loading font: FontDescription, in context: OpaquePointer) {
        let description = font.makePangoDescription()
        defer { pango_font_description_free(description) }
        guard let loaded = pango_context_load_font(context, description) else {
            self.init(estimatedFor: font.size)
            return
        }
        defer { g_object_unref(UnsafeMutableRawPointer(loaded)) }
        self.init(of: loaded, size: font.size)
    }

    /// `size` in points, for the measures that the font does not state.
    init(of font: UnsafeMutablePointer<PangoFont>, size: CGFloat, language: OpaquePointer? = nil) {
        self.init(estimatedFor: size)
        guard let metrics = pango_font_get_metrics(font, language) else { return }
        defer { pango_font_metrics_unref(metrics) }
        ascender = CGFloat(pango_font_metrics_get_ascent(metrics)) / PangoUnits.perPoint
        descender = -CGFloat(pango_font_metrics_get_descent(metrics)) / PangoUnits.perPoint
        lineHeight = ascender - descender
        leading = max(0, CGFloat(pango_font_metrics_get_height(metrics)) / PangoUnits.perPoint - lineHeight)
        underlinePosition = CGFloat(pango_font_metrics_get_underline_position(metrics)) / PangoUnits.perPoint
        lineThickness = CGFloat(pango_font_metrics_get_underline_thickness(metrics)) / PangoUnits.perPoint
        strikethroughPosition = CGFloat(pango_font_metrics_get_strikethrough_position(metrics)) / PangoUnits.perPoint
        guard let face = pango_font_get_hb_font(font) else { return }
        var position: hb_position_t = 0
        if hb_ot_metrics_get_position(face, HB_OT_METRICS_TAG_CAP_HEIGHT, &position) != 0, position > 0 {
            capHeight = CGFloat(position) / PangoUnits.perPoint
        }
        if hb_ot_metrics_get_position(face, HB_OT_METRICS_TAG_X_HEIGHT, &position) != 0, position > 0 {
            xHeight = CGFloat(position) / PangoUnits.perPoint
        }
    }

    /// Common proportions, for a font that states none or a machine without fonts.
    private init(estimatedFor size: CGFloat) {
        self.init(
            ascender: size, descender: -size * 0.25, lineHeight: size * 1.25, capHeight: size * 0.7,
            xHeight: size * 0.5, leading: 0, underlinePosition: size * -0.1, lineThickness: size * 0.06,
            strikethroughPosition: size * 0.3)
    }
}

extension FontDescription {
    /// The measures of the font that serves this description. Cached; for any thread.
    package var metrics: FontMetrics {
        TextObjects.use { $0.fonts.metrics(of: self) }
    }
}
