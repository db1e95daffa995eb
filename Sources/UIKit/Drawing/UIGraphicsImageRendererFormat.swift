/// The properties of the images that a `UIGraphicsImageRenderer` makes.
open class UIGraphicsImageRendererFormat: NSObjectProtocol, Hashable, CustomStringConvertible {
    /// The number of pixels per point.
    open var scale: CGFloat
    /// Whether images start out black instead of clear.
    open var opaque = false

    /// With the scale of the main screen.
    public init() {
        scale = CurrentTraits.screenScale
    }

    public init(for traitCollection: UITraitCollection) {
        scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : CurrentTraits.screenScale
    }

    public static func `default`() -> UIGraphicsImageRendererFormat {
        UIGraphicsImageRendererFormat()
    }

    public static func preferred() -> UIGraphicsImageRendererFormat {
        UIGraphicsImageRendererFormat()
    }

    // MARK: Identity

    open var hash: Int { identityHash }
    open func isEqual(_ object: Any?) -> Bool { isIdentical(to: object) }
    open var description: String { identityDescription }

    public static func == (left: UIGraphicsImageRendererFormat, right: UIGraphicsImageRendererFormat) -> Bool {
        left === right || left.isEqual(right)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }
}
