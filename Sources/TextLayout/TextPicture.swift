import CPango
import CoreGraphics

/// A laid out text as pixels, ready to be copied: a mask where one colour is enough, else a picture with colours.
final class TextPicture {
    struct Key: Hashable {
        /// The layout itself may be forgotten before its picture.
        let layout: LaidOutText.Name
        let boxWidth: CGFloat
        /// Pixels per point.
        let scale: CGFloat
        /// By how much the start of the baseline lies to the right of a pixel's left edge, in quarters of a pixel.
        let phase: Int
    }

    /// A larger text is drawn line by line each time, so that what is not visible costs nothing.
    private static let mostPixels: CGFloat = 1_000_000

    private let surface: OpaquePointer
    private let maskColor: CGColor?
    /// Of the surface's top left corner from the start of the first baseline, in pixels.
    private let left: Double
    private let top: Double

    deinit {
        cairo_surface_destroy(surface)
    }

    /// Nil where the text is too large to be kept, or has nothing to show.
    ///
    /// - Parameter layout: the one that `key` names.
    static func picture(of layout: LaidOutText, for key: Key) -> TextPicture? {
        let objects = TextObjects.current
        if let known = objects.pictures.value(for: key) { return known }
        let painter = GlyphPainter(layout: layout, boxWidth: key.boxWidth, snappingScale: key.scale)
        let ink = painter.inkBox
        guard !ink.isNull, ink.width * ink.height * key.scale * key.scale <= mostPixels,
            let picture = TextPicture(painter, ink: ink, key)
        else { return nil }
        objects.pictures.insert(picture, for: key, cost: picture.byteCount + 512)
        return picture
    }

    /// Of the pixels.
    var byteCount: Int {
        Int(cairo_image_surface_get_stride(surface)) * Int(cairo_image_surface_get_height(surface))
    }

    private init?(_ painter: GlyphPainter, ink: CGRect, _ key: Key) {
        let margin: CGFloat = 2
        let left = (ink.minX * key.scale).rounded(.down) - margin
        let top = (ink.minY * key.scale).rounded(.down) - margin
        let width = (ink.maxX * key.scale).rounded(.up) + margin + 1 - left
        let height = (ink.maxY * key.scale).rounded(.up) + margin - top
        maskColor = painter.layout.onlyColor
        // Flat ink can be of any width; Cairo ends at 32767.
        guard width <= 32767, height <= 32767 else { return nil }
        let format = maskColor == nil ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8
        guard let surface = cairo_image_surface_create(format, Int32(clamping: width), Int32(clamping: height)) else {
            return nil
        }
        guard let cairo = cairo_create(surface) else {
            cairo_surface_destroy(surface)
            return nil
        }
        defer { cairo_destroy(cairo) }
        self.surface = surface
        self.left = Double(left)
        self.top = Double(top)
        guard cairo_status(cairo) == CAIRO_STATUS_SUCCESS else { return nil }
        guard maskColor == nil || painter.layout.reach > 0 || painter.layout.lines.count < Self.manyLines else {
            guard addLines(painter, key) else { return nil }
            return
        }
        cairo_translate(cairo, Double(key.phase) / 4 - self.left, -self.top)
        cairo_scale(cairo, Double(key.scale), Double(key.scale))
        // A mask's colour is applied with its opacity when the mask is used.
        painter.paint(on: cairo, opacity: maskColor == nil ? 1 : nil)
        cairo_surface_flush(surface)
    }

    /// The number of lines from which each has a picture of its own, so that a change of one costs as much as one.
    private static let manyLines = 4

    /// Puts the mask together from those of the lines.
    ///
    /// - Returns: Whether there is one for each line.
    private func addLines(_ painter: GlyphPainter, _ key: Key) -> Bool {
        cairo_surface_flush(surface)
        defer { cairo_surface_mark_dirty(surface) }
        for line in painter.layout.lines where !line.ink.isEmpty {
            let x = line.leftEdge(in: painter.boxWidth) * key.scale + CGFloat(key.phase) / 4
            let column = x.rounded(.down)
            let picture = LinePicture.picture(of: line, painter, scale: key.scale, fraction: x - column)
            guard let picture else { return false }
            picture.add(
                to: surface, x: Int(clamping: column - CGFloat(left)),
                y: Int(clamping: (painter.baseline(of: line) * key.scale).rounded() - CGFloat(top)))
        }
        return true
    }

    /// Draws the text with the start of its first baseline at whole device pixels; the transform must be the identity.
    func paint(on cairo: OpaquePointer, x: Double, y: Double, opacity: CGFloat) {
        let box = CGRect(
            x: x + left, y: y + top, width: Double(cairo_image_surface_get_width(surface)),
            height: Double(cairo_image_surface_get_height(surface)))
        guard VisibleText(on: cairo).part(of: box) != nil else { return }
        if let maskColor {
            cairo_set_source_rgba(
                cairo, Double(maskColor.red), Double(maskColor.green), Double(maskColor.blue),
                Double(maskColor.alpha * opacity))
            cairo_mask_surface(cairo, surface, x + left, y + top)
        } else {
            cairo_set_source_surface(cairo, surface, x + left, y + top)
            cairo_paint_with_alpha(cairo, Double(opacity))
        }
    }
}
