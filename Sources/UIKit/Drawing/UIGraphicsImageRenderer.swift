/// Makes images by drawing.
///
/// An image holds what was drawn as a description. It stays sharp at every size, and only `pngData`, `jpegData` and
/// `UIImage.cgImage` make pixels of it.
open class UIGraphicsImageRenderer: NSObjectProtocol, Hashable, CustomStringConvertible {
    public let format: UIGraphicsImageRendererFormat
    private let bounds: CGRect

    /// `bounds` in points: their origin is where the image's top left corner lies in the coordinates of what is drawn.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds.isFinite ? bounds.standardized : .zero
        self.format = format
    }

    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .default())
    }

    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    public convenience init(size: CGSize) {
        self.init(size: size, format: .default())
    }

    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = CGContext(area: CGRect(origin: .zero, size: bounds.size))
        if format.opaque { context.fill(CGRect(origin: .zero, size: bounds.size)) }
        if bounds.origin != .zero { context.translateBy(x: -bounds.minX, y: -bounds.minY) }
        let rendererContext = UIGraphicsImageRendererContext(context, format, bounds)
        GraphicsContextStack.draw(into: context) { actions(rendererContext) }
        return rendererContext.currentImage
    }

    /// Empty when there is nothing to encode.
    @preconcurrency @MainActor open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// Empty when there is nothing to encode. The quality is from 0 to 1.
    @preconcurrency @MainActor open func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }

    // MARK: Identity

    open var hash: Int { identityHash }
    open func isEqual(_ object: Any?) -> Bool { isIdentical(to: object) }
    open var description: String { identityDescription }

    public static func == (left: UIGraphicsImageRenderer, right: UIGraphicsImageRenderer) -> Bool {
        left === right || left.isEqual(right)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }
}
