extension UIColor {
    /// Makes this the colour of later fills and strokes in the current context.
    @preconcurrency @MainActor public func set() {
        setFill()
        setStroke()
    }

    @preconcurrency @MainActor public func setFill() {
        UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
    }

    @preconcurrency @MainActor public func setStroke() {
        UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
    }
}
