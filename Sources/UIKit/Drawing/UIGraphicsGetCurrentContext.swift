/// The contexts that are being drawn into, the innermost last.
@MainActor enum GraphicsContextStack {
    static var contexts: [CGContext] = []
}

/// The context that the current `draw(_:)` records into; nil outside of drawing.
@MainActor public func UIGraphicsGetCurrentContext() -> CGContext? {
    GraphicsContextStack.contexts.last
}
