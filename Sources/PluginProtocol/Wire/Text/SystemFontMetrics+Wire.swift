import CoreGraphics
import WireMessages

extension SystemFontMetrics {
    /// No font is anywhere near.
    private static let most = 100.0

    init(wire: Mullion_V1_SystemFontMetrics) throws(Misbehaviour) {
        self.init(
            ascender: try WireNumber.positive(wire.ascender, upTo: Self.most, "ascender"),
            descender: CGFloat(try WireNumber.check(wire.descender, in: -Self.most...0, "descender")),
            lineHeight: try WireNumber.positive(wire.lineHeight, upTo: Self.most, "line_height"),
            capHeight: try WireNumber.positive(wire.capHeight, upTo: Self.most, "cap_height"))
    }

    /// What no receiver would accept goes out as the measures of a common font.
    var wire: Mullion_V1_SystemFontMetrics {
        .with {
            $0.ascender = WireNumber.positive(ascender, upTo: Self.most, else: 1)
            $0.descender = WireNumber.clamp(Double(descender), to: -Self.most...0, else: -0.25)
            $0.lineHeight = WireNumber.positive(lineHeight, upTo: Self.most, else: 1.25)
            $0.capHeight = WireNumber.positive(capHeight, upTo: Self.most, else: 0.7)
        }
    }
}
