import CPango
import CoreGraphics

/// Draws `text` in `rect`, which is in the user space of `cairo`: as many lines as fit its height and the text's own
/// limit, at least one, shortened by the text's line breaking rule; placed by its vertical alignment.
///
/// Where the transform only moves and scales, baselines lie on whole pixels and the pixels are kept for the next time.
/// A rectangle that is empty or not finite shows nothing.
///
/// - Parameter opacity: from 0 to 1, multiplies the opacity of everything drawn.
package func draw(
    _ text: StyledText, in rect: CGRect, on cairo: OpaquePointer, opacity: CGFloat = 1
) {
    guard opacity > 0 else { return }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    TextObjects.use { _ in
        guard let placed = PlacedText(text, in: rect, by: matrix) else { return }
        placed.paint(placed.picture, on: cairo, opacity: opacity)
    }
}

/// Draws an upright `text` as `draw` does, where its pixels are kept.
///
/// - Returns: Whether nothing is left to be drawn. A text of too many pixels is not drawn: whoever draws it again and again keeps those that
///   are seen.
package func drawKeptPixels(
    of text: StyledText, in rect: CGRect, on cairo: OpaquePointer, opacity: CGFloat
) -> Bool {
    guard opacity > 0 else { return true }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    return TextObjects.use { _ in
        guard let placed = PlacedText(text, in: rect, by: matrix) else { return true }
        guard let picture = placed.picture else { return placed.isBlank }
        placed.paint(picture, on: cairo, opacity: opacity)
        return true
    }
}
