import CPNG
import CoreGraphics

/// PNG by libpng's simplified interface, which reports errors without `setjmp`.
package enum PNGFile {
    package static func decode(_ data: Data) throws(ImageFileError) -> CGImage {
        var png = png_image()
        png.version = UInt32(PNG_IMAGE_VERSION)
        defer { png_image_free(&png) }
        let bytes = [UInt8](data)
        guard png_image_begin_read_from_memory(&png, bytes, bytes.count) != 0 else {
            throw ImageFileError(.damaged, "The PNG is damaged: \(message(of: png))")
        }
        let (width, height) = (Int(png.width), Int(png.height))
        try ImageFile.check("PNG", width: width, height: height)
        png.format = format
        return try ImageFile.image("PNG", width: width, height: height, isPremultiplied: false) { start in
            png_image_finish_read(&png, nil, start, Int32(width * 4), nil) != 0 ? nil : message(of: png)
        }
    }

    package static func encode(_ image: CGImage) throws(ImageFileError) -> Data {
        var png = png_image()
        png.version = UInt32(PNG_IMAGE_VERSION)
        png.width = UInt32(image.width)
        png.height = UInt32(image.height)
        png.format = format
        defer { png_image_free(&png) }
        let pixels = ImageFile.straightPixels(of: image)
        // What does not compress grows a little.
        var size = pixels.count + pixels.count / 512 + image.height + 4096
        var data = Data(count: size)
        let isWritten = data.withUnsafeMutableBytes { target in
            png_image_write_to_memory(&png, target.baseAddress, &size, 0, pixels, Int32(image.bytesPerRow), nil) != 0
        }
        guard isWritten, size <= data.count else {
            throw ImageFileError(.encodingFailed, "The picture could not be written as PNG: \(message(of: png))")
        }
        return data.prefix(size)
    }

    /// The format of the pixels, `PNG_FORMAT_BGRA`.
    private static let format = UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA | PNG_FORMAT_FLAG_BGR)

    private static func message(of png: png_image) -> String {
        withUnsafeBytes(of: png.message) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
    }
}
