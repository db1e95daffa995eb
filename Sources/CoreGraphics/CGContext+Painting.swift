extension CGContext {
    public func fillPath(using rule: CGPathFillRule = .winding) {
        record(fill: takePath(), rule)
    }

    public func strokePath() {
        record(stroke: takePath())
    }

    public func drawPath(using mode: CGPathDrawingMode) {
        let path = takePath()
        if mode != .stroke { record(fill: path, mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding) }
        if mode != .fill, mode != .eoFill { record(stroke: path) }
    }

    public func fill(_ rect: CGRect) {
        record(fill: CGPath(rect: rect), .winding)
    }

    public func fill(_ rects: [CGRect]) {
        for rect in rects { fill(rect) }
    }

    public func stroke(_ rect: CGRect) {
        record(stroke: CGPath(rect: rect))
    }

    public func stroke(_ rect: CGRect, width: CGFloat) {
        record(stroke: CGPath(rect: rect), width: width)
    }

    public func fillEllipse(in rect: CGRect) {
        record(fill: CGPath(ellipseIn: rect), .winding)
    }

    public func strokeEllipse(in rect: CGRect) {
        record(stroke: CGPath(ellipseIn: rect))
    }

    /// A line for each two points.
    public func strokeLineSegments(between points: [CGPoint]) {
        let path = CGMutablePath()
        for index in stride(from: 1, to: points.count, by: 2) {
            path.move(to: points[index - 1])
            path.addLine(to: points[index])
        }
        record(stroke: CGPath(segments: path.segments))
    }

    /// Takes away what was drawn in `rect`.
    public func clear(_ rect: CGRect) {
        saveGState()
        setShadow(offset: .zero, blur: 0, color: nil)
        setBlendMode(.clear)
        fill(rect)
        restoreGState()
    }

    public func clip(using rule: CGPathFillRule = .winding) {
        record(clip: takePath(), rule)
    }

    /// Fills a path that is not the current one, which stays as it is.
    package func fill(_ path: CGPath, using rule: CGPathFillRule = .winding) {
        record(fill: path, rule)
    }

    /// Clips to a path that is not the current one, which stays as it is.
    package func clip(to path: CGPath) {
        record(clip: path, .winding)
    }

    public func clip(to rect: CGRect) {
        record(clip: CGPath(rect: rect), .winding)
    }

    public func clip(to rects: [CGRect]) {
        let path = CGMutablePath()
        path.addRects(rects)
        record(clip: CGPath(segments: path.segments), .winding)
    }

    /// Draws the middle of `image` stretched to the middle of `rect`, its corners as they are and its sides stretched along the sides, as
    /// `CALayer.contentsCenter` has it.
    ///
    /// - Parameters:
    ///   - center: The middle, as fractions of the image's size.
    ///   - scale: Pixels of the image per point, above 0.
    package func drawUpright(_ image: CGImage, stretching center: CGRect, scale: CGFloat, in rect: CGRect) {
        guard rect.isFinite, center.isFinite else { return }
        let columns = NineParts(center.minX, center.maxX, of: image.width, scale: scale, from: rect.minX, to: rect.maxX)
        let rows = NineParts(center.minY, center.maxY, of: image.height, scale: scale, from: rect.minY, to: rect.maxY)
        for (row, down) in zip(rows.sources, rows.targets) {
            for (column, across) in zip(columns.sources, columns.targets) {
                let source = CGRect(x: column.lowerBound, y: row.lowerBound, width: column.count, height: row.count)
                guard let part = image.cropping(to: source) else { continue }
                drawUpright(
                    part,
                    in: CGRect(
                        x: across.lowerBound, y: down.lowerBound, width: across.upperBound - across.lowerBound,
                        height: down.upperBound - down.lowerBound))
            }
        }
    }

    /// Draws `image` stretched to fill `rect`.
    ///
    /// As in Core Graphics its first row lies where y is largest. On the screen, where y grows downwards, it hangs upside
    /// down unless the context was flipped; `UIImage.draw(in:)` draws it upright.
    public func draw(_ image: CGImage, in rect: CGRect) {
        guard rect.isFinite else { return }
        saveGState()
        translateBy(x: 0, y: rect.minY + rect.maxY)
        scaleBy(x: 1, y: -1)
        drawUpright(image, in: rect)
        restoreGState()
    }

    /// Fills what clips let through, between the two points and where `options` say beyond them.
    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {
        record(CGDrawing.Gradient(gradient, .linear(from: start, to: end), options: options))
    }

    /// Fills what clips let through, between the two circles and where `options` say inside and outside of them.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        record(
            CGDrawing.Gradient(
                gradient, .radial(from: startCenter, fromRadius: startRadius, to: endCenter, toRadius: endRadius),
                options: options))
    }

    /// Fills what clips let through with colours that go round `center`, beginning in the direction of `angle`, in
    /// radians.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        record(CGDrawing.Gradient(gradient, .conic(center: center, angle: angle)))
    }
}
