/// The context that the current `draw(_:)` records into; nil outside of drawing.
@MainActor public func UIGraphicsGetCurrentContext() -> CGContext? {
    GraphicsContextStack.contexts.last
}

/// Makes `context` the current one, until `UIGraphicsPopContext()`.
@MainActor public func UIGraphicsPushContext(_ context: CGContext) {
    GraphicsContextStack.contexts.append(context)
}

/// Does nothing when there is no context.
@MainActor public func UIGraphicsPopContext() {
    _ = GraphicsContextStack.contexts.popLast()
}
