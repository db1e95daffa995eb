extension CGMutablePath {
    /// Angles are in radians, from the direction of x towards that of y.
    ///
    /// - Parameter clockwise: as seen where y grows upwards, as in Core Graphics: on the screen it is the other way round.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * CGFloat.pi
        guard startAngle.isFinite, endAngle.isFinite else { return }
        var delta = endAngle - startAngle
        if clockwise, delta > 0 || delta < -turn {
            delta = delta < -turn ? -turn : delta.truncatingRemainder(dividingBy: turn) - turn
        } else if !clockwise, delta < 0 || delta > turn {
            delta = delta > turn ? turn : delta.truncatingRemainder(dividingBy: turn) + turn
        }
        addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
    }

    /// An arc of `delta` radians; a line goes to its start where the path has begun already.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard center.isFinite, radius.isFinite, startAngle.isFinite, delta.isFinite, abs(delta) < 1000 else { return }
        func point(_ angle: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        if segments.isEmpty || segments.last == .close {
            move(to: point(startAngle), transform: transform)
        } else {
            addLine(to: point(startAngle), transform: transform)
        }
        // A cubic curve is good for a quarter of a circle at most.
        let count = max(1, Int(clamping: (abs(delta) / (.pi / 2)).rounded(.up)))
        let step = delta / CGFloat(count)
        let reach = 4 / 3 * tan(step / 4) * radius
        for index in 0..<count where delta != 0 {
            let from = startAngle + CGFloat(index) * step
            let to = from + step
            let (start, end) = (point(from), point(to))
            addCurve(
                to: end, control1: CGPoint(x: start.x - reach * sin(from), y: start.y + reach * cos(from)),
                control2: CGPoint(x: end.x + reach * sin(to), y: end.y - reach * cos(to)), transform: transform)
        }
    }

    /// A round corner: the arc that touches the lines from the current point to `tangent1End` and from there to
    /// `tangent2End`.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let corner = tangent1End
        let start = transform.isIdentity ? currentPoint : currentPoint.applying(transform.inverted())
        let back = CGVector(from: corner, to: start)
        let on = CGVector(from: corner, to: tangent2End)
        let angle = abs(atan2(back.dx * on.dy - back.dy * on.dx, back.dx * on.dx + back.dy * on.dy))
        guard radius > 0, back.length > 0, on.length > 0, angle > 1e-6, angle < .pi - 1e-6 else {
            addLine(to: corner, transform: transform)
            return
        }
        let distance = radius / tan(angle / 2)
        let toCenter = radius / sin(angle / 2)
        let (backUnit, onUnit) = (back.scaled(1 / back.length), on.scaled(1 / on.length))
        let middle = CGVector(dx: backUnit.dx + onUnit.dx, dy: backUnit.dy + onUnit.dy)
        let center = corner.moved(by: middle.scaled(toCenter / middle.length))
        let first = corner.moved(by: backUnit.scaled(distance))
        let last = corner.moved(by: onUnit.scaled(distance))
        let startAngle = atan2(first.y - center.y, first.x - center.x)
        var delta = atan2(last.y - center.y, last.x - center.x) - startAngle
        if delta > .pi { delta -= 2 * .pi }
        if delta < -.pi { delta += 2 * .pi }
        addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
    }
}

extension CGVector {
    init(from start: CGPoint, to end: CGPoint) {
        self.init(dx: end.x - start.x, dy: end.y - start.y)
    }

    var length: CGFloat {
        (dx * dx + dy * dy).squareRoot()
    }

    func scaled(_ factor: CGFloat) -> CGVector {
        CGVector(dx: dx * factor, dy: dy * factor)
    }
}

extension CGPoint {
    func moved(by vector: CGVector) -> CGPoint {
        CGPoint(x: x + vector.dx, y: y + vector.dy)
    }
}
