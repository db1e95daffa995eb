import CCairo
import CoreGraphics
import Diagnostics
import DrawingRenderer
import QuartzCore
import TextLayout

/// A subject as pixels, for one transform.
///
/// Cairo's slanted and curved edges and its resampled pictures come out a little different when the clip differs. What
/// is drawn here is drawn whole, whatever is damaged, and then copied: so a part that is drawn again matches the rest.
@MainActor final class Raster {
    /// Costs are in bytes, of the pixels and of what the keys hold.
    private static var cache = LeastRecentlyUsedCache<RasterKey, Raster>(costLimit: 32 << 20)

    /// A8 for a mask, else ARGB32.
    let surface: OpaquePointer
    /// Whether Cairo could not draw the subject. Nothing is shown of it then, and nothing else may be drawn with the surface:
    /// its error would spread to the surfaces that it is copied to.
    private let hasFailed: Bool
    /// Of the surface's top left pixel, relative to the whole pixels of the transform's translation.
    private let x: Int
    private let y: Int

    isolated deinit {
        cairo_surface_destroy(surface)
    }

    /// The pixels of `subject` under `matrix`, and where they go. Nil where nothing lies on the target.
    ///
    /// - Parameter target: all the pixels that can ever be drawn on, not only the damaged ones.
    static func raster(
        of subject: RasterSubject, _ matrix: CGAffineTransform, on target: PixelRect
    ) -> (raster: Raster, x: Int, y: Int)? {
        let matrix = subject.placement(by: matrix)
        let whole = CGPoint(x: matrix.tx.rounded(.down), y: matrix.ty.rounded(.down))
        guard abs(whole.x) < 1e9, abs(whole.y) < 1e9 else { return nil }
        let (left, top) = (Int(clamping: whole.x), Int(clamping: whole.y))
        var rest = matrix
        rest.tx -= whole.x
        rest.ty -= whole.y
        let extent = subject.extent.applying(rest)
        var box = PixelRect(touching: extent, within: limits(target))
        let isLarge = isLarge(extent, on: target)
        if isLarge {
            let visible = PixelRect(x: target.x - left, y: target.y - top, width: target.width, height: target.height)
            box = PixelRect(touching: extent, within: visible)
        }
        guard box.offsetBy(dx: left, dy: top).intersects(target) else { return nil }
        let key = RasterKey(subject, rest, window: isLarge ? box : nil)
        guard let raster = cache.value(for: key) ?? make(subject, rest, box, key), !raster.hasFailed else { return nil }
        return (raster, left + raster.x, top + raster.y)
    }

    private static func make(
        _ subject: RasterSubject, _ matrix: CGAffineTransform, _ box: PixelRect, _ key: RasterKey
    ) -> Raster? {
        guard let raster = Raster(subject, matrix, box) else { return nil }
        let bytes = cairo_image_surface_get_stride(raster.surface) * cairo_image_surface_get_height(raster.surface)
        cache.insert(raster, for: key, cost: Int(bytes) + 512 + subject.descriptionBytes)
        return raster
    }

    /// Whether only what can be seen is kept of something that has this extent, in pixels.
    static func isLarge(_ extent: CGRect, on target: PixelRect) -> Bool {
        extent.width * extent.height > CGFloat(2 * target.area) || !limits(target).cgRect.contains(extent)
    }

    private static func limits(_ target: PixelRect) -> PixelRect {
        PixelRect(x: -4 * target.width, y: -4 * target.height, width: 8 * target.width, height: 8 * target.height)
    }

    private init?(_ subject: RasterSubject, _ matrix: CGAffineTransform, _ box: PixelRect) {
        x = box.x
        y = box.y
        let format = subject.isMask ? CAIRO_FORMAT_A8 : CAIRO_FORMAT_ARGB32
        surface = cairo_image_surface_create(format, Int32(clamping: box.width), Int32(clamping: box.height))
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let cairo = cairo_create(surface) else {
            cairo_surface_destroy(surface)
            return nil
        }
        defer { cairo_destroy(cairo) }
        var placed = matrix
        placed.tx -= CGFloat(box.x)
        placed.ty -= CGFloat(box.y)
        cairo_set_transform(placed, on: cairo)
        cairo_set_source_rgba(cairo, 0, 0, 0, 1)
        subject.paint(on: cairo)
        cairo_surface_flush(surface)
        hasFailed = cairo_surface_status(surface) != CAIRO_STATUS_SUCCESS
        let status = cairo_status(cairo)
        if status != CAIRO_STATUS_SUCCESS { Log.views.debug("A part of a layer cannot be drawn: \(status.words)") }
    }
}
