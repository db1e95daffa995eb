import CPango
import CoreGraphics

/// Conversion between points and Pango's whole-number units.
enum PangoUnits {
    /// The context's resolution is never consulted, as all sizes are absolute: one Pango device unit is one point.
    static let perPoint = CGFloat(PANGO_SCALE)

    /// The largest length that is handed to Pango, in points: sums of lines stay far below its 32 bits.
    static let longest: CGFloat = 1_000_000

    /// To the nearest unit; a length that is not a number counts as 0.
    static func rounded(_ points: CGFloat) -> Int32 {
        guard !points.isNaN else { return 0 }
        return Int32(clamping: (min(max(points, -longest), longest) * perPoint).rounded())
    }

    /// Rounded up, so that a text fits the width that was measured for it; a length that is not a number counts as 0.
    static func roundedUp(_ points: CGFloat) -> Int32 {
        guard points > 0 else { return 0 }
        return Int32(clamping: (min(points, longest) * perPoint).rounded(.up))
    }
}
