/// What a view's `draw(_:)` recorded. It is shown in other bounds too, until the view draws again.
struct DrawnContent {
    let drawing: CGDrawing
    /// Those that it was drawn for.
    let bounds: CGRect

    /// The drawing as it fits into `newBounds`.
    func fitted(to newBounds: CGRect, _ gravity: CALayerContentsGravity) -> CGDrawing {
        let place = gravity.rect(for: bounds.size, in: newBounds)
        guard place != bounds else { return drawing }
        let transform = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
            .concatenating(CGAffineTransform(scaleX: place.width / bounds.width, y: place.height / bounds.height))
            .concatenating(CGAffineTransform(translationX: place.minX, y: place.minY))
        return CGDrawing(commands: [.saveState, .concatenate(transform)] + drawing.commands + [.restoreState])
    }
}

extension UIView {
    /// Takes over what `draw(_:)` recorded. A layer for which nothing was drawn keeps the contents that somebody else gave
    /// it.
    func show(_ drawing: CGDrawing) {
        if !drawing.commands.isEmpty {
            drawnContent = DrawnContent(drawing: drawing, bounds: bounds)
            layer.layerContents = .drawing(drawing)
        } else if drawnContent != nil {
            drawnContent = nil
            layer.layerContents = .none
        }
    }

    /// Shows what was drawn in the bounds as they are, or asks for it to be drawn anew.
    func fitContents() {
        guard let drawnContent, !needsDisplay else { return setNeedsDisplay() }
        if contentMode == .redraw, drawnContent.bounds.size != bounds.size { return setNeedsDisplay() }
        if drawnContent.bounds.isEmpty { return setNeedsDisplay() }
        layer.layerContents = .drawing(drawnContent.fitted(to: bounds, contentMode.gravity))
    }

    /// Lets go of what was drawn; a view in no window can be drawn again when it is back (VIEW-15).
    func releaseContents() {
        guard drawnContent != nil else { return }
        drawnContent = nil
        layer.layerContents = .none
        setNeedsDisplay()
    }
}
