import Diagnostics
import DrawingRenderer
import ImageFiles

extension UIImage {
    /// The pixels as they are stored, not turned upright. An image that was drawn, and a symbol, are drawn for it with
    /// `scale` pixels per point; nil where that would be too many, or there are none.
    public var cgImage: CGImage? {
        switch content {
        case .none: nil
        case .pixels(let image): image
        case .drawing(let drawing, let size): drawing.image(size: size, scale: scale)
        case .vector(let document):
            document.image(
                width: Int(clamping: (document.size.width * scale).rounded(.up)),
                height: Int(clamping: (document.size.height * scale).rounded(.up)))
        }
    }

    /// Upright, in the image's tint. Nil where there is nothing to encode.
    public func pngData() -> Data? {
        encoded { image throws(ImageFileError) in try PNGFile.encode(image) }
    }

    /// Upright, in the image's tint, on black where it is clear. Nil where there is nothing to encode.
    ///
    /// - Parameter compressionQuality: from 0, the smallest, to 1, the best.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        encoded { image throws(ImageFileError) in try JPEGFile.encode(image, quality: compressionQuality) }
    }

    private func encoded(_ encode: (CGImage) throws(ImageFileError) -> Data) -> Data? {
        guard let image = uprightImage else { return nil }
        do {
            return try encode(image)
        } catch {
            Log.views.warning("UIImage: \(error)")
            return nil
        }
    }

    private var uprightImage: CGImage? {
        guard imageOrientation != .up || ownTint != nil else { return cgImage }
        let context = CGContext()
        record(into: context, in: CGRect(origin: .zero, size: size), tint: ownTint?.cgColor)
        return context.drawing.image(size: size, scale: scale)
    }
}
