/// What a `UIGraphicsImageRenderer` draws into.
open class UIGraphicsImageRendererContext: NSObjectProtocol, Hashable, CustomStringConvertible {
    public let cgContext: CGContext
    public let format: UIGraphicsImageRendererFormat
    private let bounds: CGRect

    init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat, _ bounds: CGRect) {
        cgContext = context
        self.format = format
        self.bounds = bounds
    }

    /// What was drawn so far.
    open var currentImage: UIImage {
        let drawing = cgContext.drawing
        return UIImage(
            format.opaque ? drawing.withoutHiddenGround(size: bounds.size) : drawing, size: bounds.size,
            scale: format.scale)
    }

    /// Fills `rect` with the current fill colour.
    open func fill(_ rect: CGRect) {
        fill(rect, blendMode: .copy)
    }

    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }

    /// Strokes just inside `rect` with the current stroke colour.
    open func stroke(_ rect: CGRect) {
        stroke(rect, blendMode: .copy)
    }

    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.stroke(rect.shrunk(dx: 0.5, dy: 0.5), width: 1)
        cgContext.restoreGState()
    }

    open func clip(to rect: CGRect) {
        cgContext.clip(to: rect)
    }

    // MARK: Identity

    open var hash: Int { identityHash }
    open func isEqual(_ object: Any?) -> Bool { isIdentical(to: object) }
    open var description: String { identityDescription }

    public static func == (left: UIGraphicsImageRendererContext, right: UIGraphicsImageRendererContext) -> Bool {
        left === right || left.isEqual(right)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }
}
