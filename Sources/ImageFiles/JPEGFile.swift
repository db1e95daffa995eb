import CJPEG
import CoreGraphics

/// JPEG by libjpeg-turbo.
package enum JPEGFile {
    /// A file that ends early is shown as far as it goes.
    package static func decode(_ data: Data) throws(ImageFileError) -> CGImage {
        guard let decoder = tjInitDecompress() else {
            throw ImageFileError(.damaged, "The JPEG could not be read: \(message(of: nil))")
        }
        defer { tjDestroy(decoder) }
        let bytes = [UInt8](data)
        var (width, height, subsampling, colors) = (Int32(0), Int32(0), Int32(0), Int32(0))
        guard
            tjDecompressHeader3(decoder, bytes, UInt(bytes.count), &width, &height, &subsampling, &colors) == 0
        else { throw ImageFileError(.damaged, "The JPEG is damaged: \(message(of: decoder))") }
        try ImageFile.check("JPEG", width: Int(width), height: Int(height))
        return try ImageFile.image("JPEG", width: Int(width), height: Int(height), isPremultiplied: true) { start in
            // A progressive file may ask to be drawn over and over; the flag ends that.
            let result = tjDecompress2(
                decoder, bytes, UInt(bytes.count), start, width, width * 4, height, Int32(TJPF_BGRA.rawValue),
                Int32(TJFLAG_LIMITSCANS))
            return result == 0 || tjGetErrorCode(decoder) == Int32(TJERR_WARNING.rawValue) ? nil : message(of: decoder)
        }
    }

    /// What is clear becomes black, as JPEG has no opacity.
    ///
    /// - Parameter quality: from 0 to 1.
    package static func encode(_ image: CGImage, quality: CGFloat) throws(ImageFileError) -> Data {
        guard let encoder = tjInitCompress() else {
            throw ImageFileError(.encodingFailed, "The picture could not be written as JPEG: \(message(of: nil))")
        }
        defer { tjDestroy(encoder) }
        var target: UnsafeMutablePointer<UInt8>?
        defer { tjFree(target) }
        var size: UInt = 0
        let percent = quality.isNaN ? 100 : Int32(clamping: (min(max(quality, 0), 1) * 99).rounded()) + 1
        let result = image.pixels.withUnsafeBytes { bytes in
            tjCompress2(
                encoder, bytes.bindMemory(to: UInt8.self).baseAddress, Int32(image.width), Int32(image.bytesPerRow),
                Int32(image.height), Int32(TJPF_BGRX.rawValue), &target, &size, Int32(TJSAMP_420.rawValue), percent, 0)
        }
        guard result == 0, let target else {
            throw ImageFileError(
                .encodingFailed, "The picture could not be written as JPEG: \(message(of: encoder))")
        }
        return Data(bytes: target, count: Int(size))
    }

    private static func message(of handle: tjhandle?) -> String {
        tjGetErrorStr2(handle).map { String(cString: $0) } ?? "unknown"
    }
}
