import CCairo
import CoreGraphics
import DrawingRenderer

/// Writing and reading PNG files by way of Cairo.
enum PNG {
    /// The most pixels of a picture that is decoded: 256 MB in memory.
    private static let mostPixels = 1 << 26

    static func encode(_ surface: OpaquePointer) throws -> Data {
        var data = Data()
        let status = withUnsafeMutablePointer(to: &data) { target in
            cairo_surface_write_to_png_stream(
                surface,
                { target, bytes, count in
                    guard let bytes else { return CAIRO_STATUS_WRITE_ERROR }
                    target?.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: Int(count))
                    return CAIRO_STATUS_SUCCESS
                }, target)
        }
        guard status == CAIRO_STATUS_SUCCESS else {
            throw RenderingError(.encodingFailed, "The picture could not be written as PNG: \(status.words)")
        }
        return data
    }

    static func decode(_ data: Data) throws -> CGImage {
        try checkSize(data)
        var rest = data
        let surface = withUnsafeMutablePointer(to: &rest) { source in
            cairo_image_surface_create_from_png_stream(
                { source, bytes, count in
                    guard let source = source?.assumingMemoryBound(to: Data.self), let bytes,
                        source.pointee.count >= Int(count)
                    else { return CAIRO_STATUS_READ_ERROR }
                    source.pointee.copyBytes(to: bytes, count: Int(count))
                    source.pointee.removeFirst(Int(count))
                    return CAIRO_STATUS_SUCCESS
                }, source)
        }
        defer { cairo_surface_destroy(surface) }
        let status = cairo_surface_status(surface)
        guard status == CAIRO_STATUS_SUCCESS else {
            throw RenderingError(.notPNG, "The data could not be read as PNG: \(status.words)")
        }
        return try image(from: surface)
    }

    /// The header states the size before anything is allocated for it.
    private static func checkSize(_ data: Data) throws {
        let header = [UInt8](data.prefix(24))
        guard header.count == 24, header.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] else {
            throw RenderingError(.notPNG, "The data is no PNG: it does not start with a PNG header")
        }
        let width = header[16..<20].reduce(0) { $0 << 8 | Int($1) }
        let height = header[20..<24].reduce(0) { $0 << 8 | Int($1) }
        guard width > 0, height > 0, width <= 32767, height <= 32767, width * height <= mostPixels else {
            throw RenderingError(
                .tooLarge, "A PNG of \(width)x\(height) pixels is not decoded; the limit is \(mostPixels) pixels")
        }
    }

    private static func image(from surface: OpaquePointer?) throws -> CGImage {
        let width = Int(cairo_image_surface_get_width(surface))
        let height = Int(cairo_image_surface_get_height(surface))
        let stride = Int(cairo_image_surface_get_stride(surface))
        let format = cairo_image_surface_get_format(surface)
        guard let bytes = cairo_image_surface_get_data(surface),
            format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24
        else { throw RenderingError(.notPNG, "The PNG has a pixel format that is not supported") }
        var pixels = Data(capacity: width * height * 4)
        for row in 0..<height {
            pixels.append(bytes + row * stride, count: width * 4)
        }
        if format == CAIRO_FORMAT_RGB24 {
            for offset in Swift.stride(from: 3, to: pixels.count, by: 4) { pixels[offset] = 255 }
        }
        guard let image = CGImage(width: width, height: height, premultipliedBGRA: pixels) else {
            throw RenderingError(.notPNG, "The PNG has no pixels")
        }
        return image
    }
}
