/// The context that the current `draw(_:)` records into; nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? {
    GraphicsContextStack.current.contexts.last
}

/// Makes `context` the current one, until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) {
    GraphicsContextStack.current.contexts.append(context)
}

/// Does nothing when there is no context.
public func UIGraphicsPopContext() {
    _ = GraphicsContextStack.current.contexts.popLast()
}
