import CCairo
import CoreGraphics
import DrawingRenderer
import QuartzCore
import TextLayout

/// The blurred shape of a rounded rectangle, as an opacity mask, independent of the shadow's colour.
@MainActor final class ShadowMask {
    /// All in pixels.
    struct Key: Hashable {
        var width: Int
        var height: Int
        var corners: LayerCorners
        /// The standard deviation.
        var blur: CGFloat

        /// What the mask is larger than the shape on every side.
        var margin: Int {
            Int(clamping: CGDrawing.Shadow.reach(ofDeviation: blur))
        }

        /// How many columns and rows are blurred: the edges, and one that is repeated between them.
        var core: Int {
            // A continuous corner takes half as much again.
            let corner = (corners.radius * (corners.isContinuous ? 1.6 : 1)).rounded(.up)
            return Int(clamping: 2 * (CGFloat(margin) + corner) + 3)
        }
    }

    /// An A8 surface, larger than the shape by `margin` on every side.
    let surface: OpaquePointer
    /// In pixels.
    let margin: Int

    /// The largest mask: 128 MB in memory. A larger shape casts no shadow.
    private static let mostPixels = CGFloat(1 << 27)

    private static var cache = LeastRecentlyUsedCache<Key, ShadowMask>(costLimit: 8 << 20)

    static func mask(for key: Key) -> ShadowMask? {
        if let known = cache.value(for: key) { return known }
        guard let mask = ShadowMask(key) else { return nil }
        let bytes = cairo_image_surface_get_stride(mask.surface) * cairo_image_surface_get_height(mask.surface)
        cache.insert(mask, for: key, cost: Int(bytes) + 256)
        return mask
    }

    isolated deinit {
        cairo_surface_destroy(surface)
    }

    private init?(_ key: Key) {
        guard let surface = Self.draw(key) else { return nil }
        self.surface = surface
        margin = key.margin
    }

    /// Only corners and edges differ from place to place: a small shape is blurred and its middle row and column are
    /// repeated up to the wanted size.
    private static func draw(_ key: Key) -> OpaquePointer? {
        let reach = CGDrawing.Shadow.reach(ofDeviation: key.blur)
        guard CGFloat(key.width) + 2 * reach <= 32767, CGFloat(key.height) + 2 * reach <= 32767,
            (CGFloat(key.width) + 2 * reach) * (CGFloat(key.height) + 2 * reach) <= mostPixels
        else { return nil }
        let margin = key.margin
        let rect = CGRect(x: margin, y: margin, width: min(key.width, key.core), height: min(key.height, key.core))
        var blurred = BlurredMask(
            CGRect(x: 0, y: 0, width: rect.width + 2 * CGFloat(margin), height: rect.height + 2 * CGFloat(margin))
        ) { cairo in
            cairo_set_source_rgba(cairo, 0, 0, 0, 1)
            cairo_add(rect, key.corners, to: cairo)
            cairo_fill(cairo)
        }
        blurred?.blur(deviation: key.blur)
        guard let pattern = blurred else { return nil }
        let width = key.width + 2 * margin
        let height = key.height + 2 * margin
        guard key.width > 0, key.height > 0, width <= 32767, height <= 32767,
            let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)),
            let bytes = cairo_image_surface_get_data(surface)
        else { return nil }
        cairo_surface_flush(surface)
        let stride = Int(cairo_image_surface_get_stride(surface))
        let half = (columns: pattern.width / 2, rows: pattern.height / 2)
        for row in 0..<height {
            let source = row < half.rows ? row : max(half.rows, row - (height - pattern.height))
            let from = pattern.bytes[(source * pattern.width)..<((source + 1) * pattern.width)]
            let to = UnsafeMutableBufferPointer(start: bytes + row * stride, count: width)
            let (left, middle, right) = (half.columns, width - pattern.width, pattern.width - half.columns)
            for index in 0..<left { to[index] = from[from.startIndex + index] }
            to[left..<(left + middle)].update(repeating: from[from.startIndex + half.columns])
            for index in 0..<right { to[left + middle + index] = from[from.startIndex + left + index] }
        }
        cairo_surface_mark_dirty(surface)
        return surface
    }
}
