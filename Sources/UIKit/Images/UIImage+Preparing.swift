// Files are decoded when an image is made, so there is nothing left to do before one is shown.
extension UIImage {
    /// The image, ready to be shown: itself.
    public func preparingForDisplay() -> UIImage? {
        self
    }

    /// The image, ready to be shown: itself.
    public func byPreparingForDisplay() async -> UIImage? {
        self
    }

    /// Calls `completionHandler` with the image, later and on the main actor.
    public func prepareForDisplay(completionHandler: @escaping @MainActor @Sendable (UIImage?) -> Void) {
        Task { @MainActor in completionHandler(self) }
    }

    /// The image drawn as pixels in another size, with as many pixels per point as it has. Nil where there is nothing to
    /// draw or the size is none.
    ///
    /// - Parameter size: in points; the image is stretched to it.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard self.size.width > 0, self.size.height > 0 else { return nil }
        let context = CGContext()
        record(into: context, in: CGRect(origin: .zero, size: size), tint: ownTint?.cgColor)
        guard let pixels = context.drawing.image(size: size, scale: scale) else { return nil }
        return UIImage(cgImage: pixels, scale: scale, orientation: .up).withRenderingMode(renderingMode)
    }

    /// As `preparingThumbnail(of:)`, beside the caller's actor.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
        preparingThumbnail(of: size)
    }

    /// Draws as `preparingThumbnail(of:)`, beside the main actor, and calls `completionHandler` on it.
    public func prepareThumbnail(
        of size: CGSize, completionHandler: @escaping @MainActor @Sendable (UIImage?) -> Void
    ) {
        Task.detached {
            let thumbnail = self.preparingThumbnail(of: size)
            await completionHandler(thumbnail)
        }
    }

    /// The format with which a renderer makes images with as many pixels per point as this one.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return format
    }
}
