extension CGContext {
    func fillRoundedRect(_ rect: CGRect, radius: CGFloat, _ color: CGColor) {
        setFillColor(color)
        beginPath()
        addPath(CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius))
        fillPath()
    }

    /// Draws the line inside of `rect`.
    func strokeRoundedRect(_ rect: CGRect, radius: CGFloat, width: CGFloat, _ color: CGColor) {
        setStrokeColor(color)
        setLineWidth(width)
        beginPath()
        addPath(
            CGPath(
                roundedRect: rect.shrunk(dx: width / 2, dy: width / 2), cornerWidth: radius - width / 2,
                cornerHeight: radius - width / 2))
        strokePath()
    }

    func strokeLine(from start: CGPoint, to end: CGPoint, width: CGFloat, _ color: CGColor) {
        setStrokeColor(color)
        setLineWidth(width)
        setLineCap(.round)
        beginPath()
        move(to: start)
        addLine(to: end)
        strokePath()
    }
}
