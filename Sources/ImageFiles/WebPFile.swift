import CWebP
import CoreGraphics

/// WebP by libwebp; still pictures only.
package enum WebPFile {
    package static func decode(_ data: Data) throws(ImageFileError) -> CGImage {
        let bytes = [UInt8](data)
        var (width, height) = (Int32(0), Int32(0))
        guard WebPGetInfo(bytes, bytes.count, &width, &height) != 0 else {
            throw ImageFileError(.damaged, "The WebP is damaged: its header cannot be read")
        }
        try ImageFile.check("WebP", width: Int(width), height: Int(height))
        let size = Int(width) * Int(height) * 4
        return try ImageFile.image("WebP", width: Int(width), height: Int(height), isPremultiplied: false) { start in
            WebPDecodeBGRAInto(bytes, bytes.count, start, size, width * 4) != nil
                ? nil : "its pixels cannot be read, or it is an animation"
        }
    }
}
