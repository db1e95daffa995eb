import CPango
import CoreGraphics
import PaintingJobs

/// A long text in one place, ready to be drawn in no time.
@MainActor package final class PreparedText {
    /// What is to be drawn where.
    package struct Key: Hashable {
        let text: StyledText
        let rect: CGRect
        let matrix: CGAffineTransform

        /// - Parameters:
        ///   - rect: in points.
        ///   - matrix: from points to pixels; it only moves and scales.
        package init(_ text: StyledText, in rect: CGRect, by matrix: CGAffineTransform) {
            self.text = text
            self.rect = rect
            self.matrix = matrix
        }
    }

    /// Costs are estimates in bytes.
    private static var cache = LeastRecentlyUsedCache<Key, PreparedText>(costLimit: 16 << 20)

    private let placed: PlacedText?
    private let picture: TextPicture?

    /// What was prepared and is still there.
    package static func known(_ key: Key) -> PreparedText? {
        cache.value(for: key)
    }

    /// Lays the text out and draws it, which may take long.
    package static func prepare(_ key: Key) {
        let text = PreparedText(key)
        guard !PaintingJob.isAbandoned else { return }
        let cost = (text.placed?.layout.memoryCost ?? 0) + (text.picture?.byteCount ?? 0)
        cache.insert(text, for: key, cost: cost + key.text.descriptionBytes)
    }

    private init(_ key: Key) {
        let matrix = cairo_matrix_t(
            xx: Double(key.matrix.a), yx: Double(key.matrix.b), xy: Double(key.matrix.c), yy: Double(key.matrix.d),
            x0: Double(key.matrix.tx), y0: Double(key.matrix.ty))
        placed = PlacedText(key.text, in: key.rect, by: matrix)
        picture = placed?.picture
    }

    /// Whether drawing it is no more than copying pixels.
    package var isKept: Bool {
        placed == nil || picture != nil
    }

    /// - Parameter cairo: with the key's transform.
    package func paint(on cairo: OpaquePointer, opacity: CGFloat) {
        placed?.paint(picture, on: cairo, opacity: opacity)
    }
}
