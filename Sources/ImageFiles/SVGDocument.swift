import CCairo
import CRSVG
import CoreGraphics
import Diagnostics

/// A vector picture, read by librsvg. Immutable.
package struct SVGDocument: Hashable, Sendable {
    /// The size of the picture, in points.
    package let size: CGSize
    private let data: Data

    /// The largest file: text that librsvg has to take apart.
    private static let mostBytes = 4 << 20

    package init(_ data: Data) throws(ImageFileError) {
        guard data.count <= Self.mostBytes else {
            throw ImageFileError(
                .tooLarge, "An SVG of \(data.count) bytes is not read; the limit is \(Self.mostBytes)")
        }
        self.data = data
        guard let document = Self.read(data) else {
            throw ImageFileError(.damaged, "The SVG is damaged: librsvg cannot read it")
        }
        var (width, height) = (0.0, 0.0)
        rsvg_document_size(document, &width, &height)
        rsvg_document_close(document)
        guard width > 0, height > 0, width <= Double(ImageFile.longestSide), height <= Double(ImageFile.longestSide)
        else {
            throw ImageFileError(.tooLarge, "An SVG of \(width)x\(height) points is not shown; give it a usual size")
        }
        size = CGSize(width: width, height: height)
    }

    /// The picture as drawing commands, which stay sharp at every size. Nil for one that has more than filled shapes:
    /// such a picture can only be had as pixels.
    package var drawing: CGDrawing? {
        // Cairo 1.16 leaves out of its script every shape that has only upright edges and is no rectangle. Such a shape
        // comes through when it is turned.
        script(turnedBy: 0) ?? script(turnedBy: .pi / 4)
    }

    private func script(turnedBy angle: CGFloat) -> CGDrawing? {
        // Coordinates in the script are in 256ths of a unit.
        let scale: CGFloat = 16
        let reach = (size.width + size.height) * scale
        let placement = CGAffineTransform(scaleX: scale, y: scale)
            .concatenating(CGAffineTransform(rotationAngle: angle))
            .concatenating(CGAffineTransform(translationX: angle == 0 ? 0 : reach, y: 0))
        var script = Data()
        let isDrawn = withUnsafeMutablePointer(to: &script) { target in
            let device = cairo_script_create_for_stream(
                { target, bytes, count in
                    guard let bytes else { return CAIRO_STATUS_WRITE_ERROR }
                    target?.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: Int(count))
                    return CAIRO_STATUS_SUCCESS
                }, target)
            let surface = cairo_script_surface_create(
                device, CAIRO_CONTENT_COLOR_ALPHA, Double(2 * reach), Double(2 * reach))
            let isDrawn = draw(
                on: surface, placement, width: Double(size.width), height: Double(size.height))
            cairo_surface_destroy(surface)
            cairo_device_destroy(device)
            return isDrawn
        }
        return isDrawn ? CairoScript(script, placement.inverted())?.drawing : nil
    }

    /// The picture as pixels; nil where it would have too many.
    package func image(width: Int, height: Int) -> CGImage? {
        guard (1...ImageFile.longestSide).contains(width), (1...ImageFile.longestSide).contains(height),
            width * height <= ImageFile.mostPixels,
            let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        else { return nil }
        defer { cairo_surface_destroy(surface) }
        guard draw(on: surface, .identity, width: Double(width), height: Double(height)) else { return nil }
        cairo_surface_flush(surface)
        guard let bytes = cairo_image_surface_get_data(surface) else { return nil }
        return CGImage(
            width: width, height: height, premultipliedBGRA: Data(bytes: bytes, count: width * height * 4))
    }

    private func draw(
        on surface: OpaquePointer?, _ placement: CGAffineTransform, width: Double, height: Double
    ) -> Bool {
        guard let document = Self.read(data), let cairo = cairo_create(surface) else { return false }
        defer {
            cairo_destroy(cairo)
            rsvg_document_close(document)
        }
        var matrix = cairo_matrix_t(
            xx: Double(placement.a), yx: Double(placement.b), xy: Double(placement.c), yy: Double(placement.d),
            x0: Double(placement.tx), y0: Double(placement.ty))
        cairo_set_matrix(cairo, &matrix)
        return rsvg_document_draw(document, UnsafeMutableRawPointer(cairo), width, height)
    }

    /// To be closed by the caller.
    private static func read(_ data: Data) -> OpaquePointer? {
        var message: UnsafeMutablePointer<CChar>?
        let document = data.withUnsafeBytes { rsvg_document_read($0.baseAddress, $0.count, &message) }
        if let message {
            Log.views.warning("An SVG cannot be read: \(String(cString: message))")
            free(message)
        }
        return document
    }
}
