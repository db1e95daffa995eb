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

/// The context that the current `draw(_:)` records into; nil outside of drawing.
@preconcurrency @MainActor public func UIGraphicsGetCurrentContext() -> CGContext? {
    GraphicsContextStack.contexts.last
}

/// Makes `context` the current one, until `UIGraphicsPopContext()`.
@preconcurrency @MainActor public func UIGraphicsPushContext(_ context: CGContext) {
    GraphicsContextStack.contexts.append(context)
}

/// Does nothing when there is no context.
@preconcurrency @MainActor public func UIGraphicsPopContext() {
    _ = GraphicsContextStack.contexts.popLast()
}
