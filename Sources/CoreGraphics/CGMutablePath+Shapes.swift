extension CGMutablePath {
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() {
            addLine(to: point, transform: transform)
        }
    }

    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        move(to: CGPoint(x: rect.minX, y: rect.minY), transform: transform)
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY), transform: transform)
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY), transform: transform)
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY), transform: transform)
        closeSubpath()
    }

    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        addRoundedRect(in: rect, cornerWidth: rect.width / 2, cornerHeight: rect.height / 2, transform: transform)
    }

    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let radii = CGSize(width: cornerWidth, height: cornerHeight)
        addRoundedRect(
            in: rect, topLeft: radii, topRight: radii, bottomRight: radii, bottomLeft: radii, transform: transform)
    }

    /// A rectangle with a radius for each corner, across and down; larger ones than half a side are reduced to it.
    package func addRoundedRect(
        in rect: CGRect, topLeft: CGSize, topRight: CGSize, bottomRight: CGSize, bottomLeft: CGSize,
        transform: CGAffineTransform = .identity
    ) {
        func fitting(_ radii: CGSize) -> CGSize {
            let (x, y) = (min(max(radii.width, 0), rect.width / 2), min(max(radii.height, 0), rect.height / 2))
            return x > 0 && y > 0 ? CGSize(width: x, height: y) : .zero
        }
        let corners = [topLeft, topRight, bottomRight, bottomLeft].map(fitting)
        guard corners.contains(where: { $0 != .zero }) else {
            addRect(rect, transform: transform)
            return
        }
        let points = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
        // Along the outline, clockwise: where each corner's curve comes from, and where it goes.
        let before = [CGVector(dx: 0, dy: 1), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: -1), CGVector(dx: 1, dy: 0)]
        let after = [CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: -1)]
        func offset(_ index: Int, _ direction: CGVector, _ part: CGFloat) -> CGPoint {
            CGPoint(
                x: points[index].x + direction.dx * corners[index].width * part,
                y: points[index].y + direction.dy * corners[index].height * part)
        }
        // The control-point distance at which a cubic curve comes closest to a quarter of a circle.
        let kappa: CGFloat = 0.552_284_749_8
        move(to: offset(0, after[0], 1), transform: transform)
        for index in [1, 2, 3, 0] {
            addLine(to: offset(index, before[index], 1), transform: transform)
            guard corners[index] != .zero else { continue }
            addCurve(
                to: offset(index, after[index], 1), control1: offset(index, before[index], 1 - kappa),
                control2: offset(index, after[index], 1 - kappa), transform: transform)
        }
        closeSubpath()
    }
}
