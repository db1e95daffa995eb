import CoreGraphics

/// Reads picture files. What comes in may be meant to do harm: sizes are checked before anything is decoded.
package enum ImageFile {
    /// The formats, told by their first bytes and never by a file's name.
    package enum Format: Hashable, Sendable {
        case png
        case jpeg
        case webP
        case svg
    }

    package enum Content: Sendable {
        case pixels(CGImage, ImageOrientation)
        case vector(SVGDocument)
    }

    /// The most pixels of a picture that is decoded: 256 MB in memory.
    package static let mostPixels = 1 << 26
    /// The longest side, in pixels.
    package static let longestSide = 32767

    package static func read(_ data: Data) throws(ImageFileError) -> Content {
        switch format(of: data) {
        case .png: .pixels(try PNGFile.decode(data), .up)
        case .jpeg: .pixels(try JPEGFile.decode(data), ImageOrientation(ofJPEG: data))
        case .webP: .pixels(try WebPFile.decode(data), .up)
        case .svg: .vector(try SVGDocument(data))
        case nil:
            throw ImageFileError(
                .unknownFormat, "The data (\(data.count) bytes) is neither PNG, JPEG, WebP nor SVG; convert it to one")
        }
    }

    package static func format(of data: Data) -> Format? {
        let start = [UInt8](data.prefix(12))
        if start.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return .png }
        if start.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
        if start.starts(with: Array("RIFF".utf8)), start.dropFirst(8).elementsEqual("WEBP".utf8) { return .webP }
        let words = String(decoding: data.prefix(1024), as: UTF8.self)
        if words.contains("<svg") || (words.contains("<?xml") && words.contains("<!DOCTYPE svg")) { return .svg }
        return nil
    }

    static func check(_ format: String, width: Int, height: Int) throws(ImageFileError) {
        guard width > 0, height > 0 else {
            throw ImageFileError(.damaged, "The \(format) has no size: \(width)x\(height) pixels")
        }
        guard width <= longestSide, height <= longestSide, width * height <= mostPixels else {
            throw ImageFileError(
                .tooLarge,
                "A \(format) of \(width)x\(height) pixels is not decoded; the limit is \(mostPixels) pixels; make it smaller"
            )
        }
    }

    /// A picture of rows without padding whose bytes `fill` writes: blue, green, red, opacity.
    ///
    /// - Parameter isPremultiplied: whether colours are already multiplied by the opacity.
    static func image(
        _ format: String, width: Int, height: Int, isPremultiplied: Bool,
        fill: (UnsafeMutablePointer<UInt8>) -> String?
    ) throws(ImageFileError) -> CGImage {
        var pixels = Data(count: width * height * 4)
        let failure: String? = pixels.withUnsafeMutableBytes { bytes in
            guard let start = bytes.bindMemory(to: UInt8.self).baseAddress else { return "it has no pixels" }
            if let failure = fill(start) { return failure }
            if !isPremultiplied { premultiply(UnsafeMutableBufferPointer(start: start, count: width * height * 4)) }
            return nil
        }
        if let failure { throw ImageFileError(.damaged, "The \(format) is damaged: \(failure)") }
        guard let image = CGImage(width: width, height: height, premultipliedBGRA: pixels) else {
            throw ImageFileError(.damaged, "The \(format) has no pixels")
        }
        return image
    }

    private static func premultiply(_ bytes: UnsafeMutableBufferPointer<UInt8>) {
        for offset in stride(from: 0, to: bytes.count, by: 4) {
            let alpha = UInt32(bytes[offset + 3])
            guard alpha < 255 else { continue }
            for part in 0..<3 {
                bytes[offset + part] = UInt8((UInt32(bytes[offset + part]) * alpha + 127) / 255)
            }
        }
    }

    /// Blue, green, red, opacity, not multiplied: what files hold.
    static func straightPixels(of image: CGImage) -> [UInt8] {
        var bytes = [UInt8](image.pixels)
        for offset in stride(from: 0, to: bytes.count, by: 4) {
            let alpha = UInt32(bytes[offset + 3])
            guard alpha < 255, alpha > 0 else { continue }
            for part in 0..<3 {
                bytes[offset + part] = UInt8(min((UInt32(bytes[offset + part]) * 255 + alpha / 2) / alpha, 255))
            }
        }
        return bytes
    }
}
