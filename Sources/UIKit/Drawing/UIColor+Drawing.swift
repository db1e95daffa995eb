extension UIColor {
    /// Makes this the colour of later fills and strokes in the current context.
    @MainActor public func set() {
        setFill()
        setStroke()
    }

    @MainActor public func setFill() {
        UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
    }

    @MainActor public func setStroke() {
        UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
    }
}
