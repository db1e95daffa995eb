import CPango
import CoreGraphics

/// One line of a text as a mask of pixels. Texts in which the same glyphs stand in a line share it: where a paragraph is edited, most of its lines stay
/// as they are.
final class LinePicture {
    /// All that a mask depends on.
    struct Key: Hashable {
        /// The numbers of glyphs and their places, with those of the stretches that they belong to before them. A font is known by its address,
        /// which is its own as long as the picture holds it.
        private var numbers: [Int] = []
        /// Pixels per point.
        let scale: CGFloat
        /// The distance of the line's start from the left edge of the pixel in which it lies, in pixels.
        let fraction: CGFloat

        init(_ line: TextLine, scale: CGFloat, fraction: CGFloat) {
            self.scale = scale
            self.fraction = fraction
            for item in line.glyphItems {
                guard let font = item.pointee.item?.pointee.analysis.font, let string = item.pointee.glyphs,
                    let glyphs = string.pointee.glyphs
                else { continue }
                let count = Int(string.pointee.num_glyphs)
                numbers.reserveCapacity(numbers.count + 3 + 3 * count)
                numbers.append(Int(bitPattern: font))
                numbers.append(Int(item.pointee.y_offset))
                numbers.append(count)
                for index in 0..<count {
                    let glyph = glyphs[index]
                    numbers.append(Int(glyph.glyph) << 32 | Int(UInt32(bitPattern: glyph.geometry.width)))
                    numbers.append(
                        Int(glyph.geometry.x_offset) << 32 | Int(UInt32(bitPattern: glyph.geometry.y_offset)))
                }
            }
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(scale)
            hasher.combine(fraction)
            numbers.withUnsafeBytes { hasher.combine(bytes: $0) }
        }

        /// The memory that the key takes, in bytes.
        var cost: Int { 64 + numbers.count * MemoryLayout<Int>.stride }
    }

    private let surface: OpaquePointer
    /// The distances of the mask's left and top edges from the start of the line's baseline without the fraction, in pixels.
    private let left: Int
    private let top: Int
    /// The fonts of the line, which are held so that no other font gets the address of one.
    private let fonts: [UnsafeMutablePointer<PangoFont>]

    deinit {
        cairo_surface_destroy(surface)
        for font in fonts { g_object_unref(UnsafeMutableRawPointer(font)) }
    }

    /// The picture of a line without ornaments, made now if it is not known; nil where there is no memory for it.
    static func picture(of line: TextLine, _ painter: GlyphPainter, scale: CGFloat, fraction: CGFloat) -> LinePicture? {
        let objects = TextObjects.current
        let key = Key(line, scale: scale, fraction: fraction)
        if let known = objects.linePictures.value(for: key) { return known }
        guard let picture = LinePicture(line, painter, scale, fraction) else { return nil }
        objects.linePictures.insert(picture, for: key, cost: picture.byteCount + key.cost)
        return picture
    }

    private var byteCount: Int {
        Int(cairo_image_surface_get_stride(surface)) * Int(cairo_image_surface_get_height(surface)) + 512
    }

    private init?(_ line: TextLine, _ painter: GlyphPainter, _ scale: CGFloat, _ fraction: CGFloat) {
        let margin: CGFloat = 2
        let left = (line.ink.minX * scale + fraction).rounded(.down) - margin
        let top = (line.ink.minY * scale).rounded(.down) - margin
        let width = (line.ink.maxX * scale + fraction).rounded(.up) + margin - left
        let height = (line.ink.maxY * scale).rounded(.up) + margin - top
        guard width <= 32767, height <= 32767,
            let surface = cairo_image_surface_create(
                CAIRO_FORMAT_A8, Int32(clamping: width), Int32(clamping: height))
        else { return nil }
        guard let cairo = cairo_create(surface) else {
            cairo_surface_destroy(surface)
            return nil
        }
        defer { cairo_destroy(cairo) }
        self.surface = surface
        self.left = Int(clamping: left)
        self.top = Int(clamping: top)
        fonts = line.glyphItems.compactMap { $0.pointee.item?.pointee.analysis.font }
        for font in fonts { g_object_ref(UnsafeMutableRawPointer(font)) }
        guard cairo_status(cairo) == CAIRO_STATUS_SUCCESS else { return nil }
        cairo_translate(cairo, Double(fraction - left), Double(-top))
        cairo_scale(cairo, Double(scale), Double(scale))
        painter.paint(line, at: .zero, on: cairo)
        cairo_surface_flush(surface)
    }

    /// Adds the mask to another one, of which parts may be covered already.
    ///
    /// - Parameters:
    ///   - target: A surface of masks. It has been flushed, and is to be marked as changed.
    ///   - x: The place of the start of the line's baseline in `target`, without the fraction, in pixels.
    ///   - y: The same from above.
    func add(to target: OpaquePointer, x: Int, y: Int) {
        guard let source = cairo_image_surface_get_data(surface), let pixels = cairo_image_surface_get_data(target)
        else { return }
        let (width, height) = (Int(cairo_image_surface_get_width(target)), Int(cairo_image_surface_get_height(target)))
        let (stride, ownStride) = (
            Int(cairo_image_surface_get_stride(target)), Int(cairo_image_surface_get_stride(surface))
        )
        let columns = max(0, -(x + left))..<min(Int(cairo_image_surface_get_width(surface)), width - x - left)
        let rows = max(0, -(y + top))..<min(Int(cairo_image_surface_get_height(surface)), height - y - top)
        guard columns.lowerBound < columns.upperBound, rows.lowerBound < rows.upperBound else { return }
        for row in rows {
            let from = source + row * ownStride
            let to = pixels + (y + top + row) * stride + x + left
            for column in columns {
                let (new, old) = (UInt16(from[column]), UInt16(to[column]))
                // What is covered twice is covered as by two fills, one after the other.
                let product = (255 - new) * old + 128
                to[column] = UInt8(truncatingIfNeeded: new + ((product + (product >> 8)) >> 8))
            }
        }
    }
}
