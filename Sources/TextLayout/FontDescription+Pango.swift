import CPango
import CoreGraphics

extension FontDescription {
    /// In points. A size outside is set to the nearer end, one that is not a number to the lower.
    private static let sizes: ClosedRange<CGFloat> = 0.5...1024

    /// The description with its numbers in the range that fonts are loaded for.
    var sanitized: FontDescription {
        var font = self
        font.size = size.isNaN ? Self.sizes.lowerBound : min(max(size, Self.sizes.lowerBound), Self.sizes.upperBound)
        font.weight = min(max(weight, 100), 1000)
        return font
    }

    /// A new Pango description, to be freed by the caller.
    func makePangoDescription() -> OpaquePointer? {
        let font = sanitized
        let description = pango_font_description_new()
        pango_font_description_set_family(description, font.family ?? FontFamilies.system)
        pango_font_description_set_absolute_size(description, Double(font.size * PangoUnits.perPoint))
        pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(font.weight)))
        pango_font_description_set_style(description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        return description
    }
}
