/// What the images of a `UIGraphicsImageRenderer` are like.
@preconcurrency @MainActor open class UIGraphicsImageRendererFormat {
    /// Pixels per point.
    open var scale: CGFloat
    /// Whether images start out black instead of clear.
    open var opaque = false

    /// With the scale of the main screen.
    public init() {
        scale = UIScreen.main.scale
    }

    public init(for traitCollection: UITraitCollection) {
        scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : UIScreen.main.scale
    }

    public static func `default`() -> UIGraphicsImageRendererFormat {
        UIGraphicsImageRendererFormat()
    }

    public static func preferred() -> UIGraphicsImageRendererFormat {
        UIGraphicsImageRendererFormat()
    }
}
