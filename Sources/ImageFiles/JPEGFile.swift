import CJPEGShims
import CoreGraphics

/// JPEG by libjpeg.
package enum JPEGFile {
    /// A file that ends early is shown as far as it goes.
    package static func decode(_ data: Data) throws(ImageFileError) -> CGImage {
        let bytes = [UInt8](data)
        var (width, height) = (Int32(0), Int32(0))
        var message: UnsafeMutablePointer<CChar>?
        guard cjpeg_read_size(bytes, bytes.count, &width, &height, &message) else {
            throw ImageFileError(.damaged, "The JPEG is damaged: \(text(freeing: message))")
        }
        try ImageFile.check("JPEG", width: Int(width), height: Int(height))
        return try ImageFile.image("JPEG", width: Int(width), height: Int(height), isPremultiplied: true) { start in
            var message: UnsafeMutablePointer<CChar>?
            let isDecoded = cjpeg_decode(bytes, bytes.count, start, width, height, &message)
            return isDecoded ? nil : text(freeing: message)
        }
    }

    /// What is clear becomes black, as JPEG has no opacity.
    ///
    /// - Parameter quality: from 0 to 1.
    package static func encode(_ image: CGImage, quality: CGFloat) throws(ImageFileError) -> Data {
        let percent = quality.isNaN ? 100 : Int32(clamping: (min(max(quality, 0), 1) * 99).rounded()) + 1
        var count = 0
        var message: UnsafeMutablePointer<CChar>?
        let file = image.pixels.withUnsafeBytes { bytes in
            bytes.bindMemory(to: UInt8.self).baseAddress.flatMap {
                cjpeg_encode(
                    $0, Int32(image.width), Int32(image.height), image.bytesPerRow, percent, &count, &message)
            }
        }
        guard let file else {
            throw ImageFileError(
                .encodingFailed, "The picture could not be written as JPEG: \(text(freeing: message))")
        }
        defer { free(file) }
        return Data(bytes: file, count: count)
    }

    private static func text(freeing message: UnsafeMutablePointer<CChar>?) -> String {
        guard let message else { return "unknown" }
        defer { free(message) }
        return String(cString: message)
    }
}
