/// The contexts that are being drawn into, the innermost last.
@MainActor enum GraphicsContextStack {
    static var contexts: [CGContext] = []

    /// Those of `contexts` that `UIGraphicsBeginImageContextWithOptions` made.
    static var images: [ImageContext] = []

    /// A recording that becomes an image.
    struct ImageContext {
        let context: CGContext
        let size: CGSize
        let isOpaque: Bool
        let scale: CGFloat
    }

    static func draw(into context: CGContext, _ draw: () -> Void) {
        contexts.append(context)
        // Contexts that were begun and not ended are none of those who draw next.
        let count = contexts.count
        draw()
        contexts.removeSubrange((count - 1)...)
    }
}
