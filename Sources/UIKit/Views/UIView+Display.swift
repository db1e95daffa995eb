/// When and how what a view draws is recorded.
extension UIView {
    func displayIfNeeded() {
        guard needsDisplay else { return }
        needsDisplay = false
        updateLayerContents()
    }

    func contentModeDidChange() {
        layer.contentsGravity = contentMode.gravity
        fitContents()
    }

    /// What `draw(_:)` draws now.
    func recordedDrawing() -> CGDrawing {
        let context = CGContext(area: bounds)
        GraphicsContextStack.draw(into: context) {
            traitCollection.tinted(tintColor).performAsCurrent { draw(bounds) }
        }
        return context.drawing
    }

    func noteDisplay() {
        guard !needsDisplay else { return }
        needsDisplay = true
        window?.viewsThatNeedDisplay.append(self)
        if window != nil { UpdateCycle.main.setNeedsUpdate() }
    }
}
