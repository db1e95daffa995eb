import CoreGraphics
import WireMessages

extension CGPath {
    convenience init(wire: Mullion_V1_Path, limits: Limits) throws(Misbehaviour) {
        try WireNumber.count(wire.steps.count, upTo: limits.pathSteps, "steps")
        var coordinates = wire.coordinates[...]
        func point() throws(Misbehaviour) -> CGPoint {
            guard let x = coordinates.popFirst(), let y = coordinates.popFirst() else {
                throw Misbehaviour(.missingField, "there are fewer than the steps need", at: ["coordinates"])
            }
            return CGPoint(
                x: try WireNumber.coordinate(x, "coordinates"), y: try WireNumber.coordinate(y, "coordinates"))
        }
        var segments: [CGPathSegment] = []
        segments.reserveCapacity(wire.steps.count)
        for step in wire.steps {
            switch step {
            case .move: segments.append(.move(try point()))
            case .line: segments.append(.line(try point()))
            case .quadratic: segments.append(.quadCurve(control: try point(), end: try point()))
            case .cubic:
                segments.append(.curve(control1: try point(), control2: try point(), end: try point()))
            case .close: segments.append(.close)
            case .unspecified, .UNRECOGNIZED:
                throw Misbehaviour(.unknownCase, "\(step) is no step of a path", at: ["steps"])
            }
        }
        guard coordinates.isEmpty else {
            throw Misbehaviour(
                .outOfRange, "there are \(coordinates.count) more than the steps need", at: ["coordinates"])
        }
        self.init(segments: segments)
    }

    var wire: Mullion_V1_Path {
        var path = Mullion_V1_Path()
        func add(_ step: Mullion_V1_PathStep, _ points: CGPoint...) {
            path.steps.append(step)
            for point in points {
                path.coordinates.append(WireNumber.coordinate(point.x))
                path.coordinates.append(WireNumber.coordinate(point.y))
            }
        }
        for segment in segments {
            switch segment {
            case .move(let point): add(.move, point)
            case .line(let point): add(.line, point)
            case .quadCurve(let control, let end): add(.quadratic, control, end)
            case .curve(let control1, let control2, let end): add(.cubic, control1, control2, end)
            case .close: add(.close)
            }
        }
        return path
    }
}

extension CGPathFillRule {
    init(wire: Mullion_V1_FillRule) throws(Misbehaviour) {
        switch wire {
        case .winding: self = .winding
        case .evenOdd: self = .evenOdd
        case .unspecified, .UNRECOGNIZED:
            throw Misbehaviour(.unknownCase, "\(wire) is no fill rule", at: ["rule"])
        }
    }

    var wire: Mullion_V1_FillRule {
        switch self {
        case .winding: .winding
        case .evenOdd: .evenOdd
        }
    }
}

extension CGLineCap {
    init(wire: Mullion_V1_LineCap) throws(Misbehaviour) {
        switch wire {
        case .butt: self = .butt
        case .round: self = .round
        case .square: self = .square
        case .unspecified, .UNRECOGNIZED: throw Misbehaviour(.unknownCase, "\(wire) is no line cap", at: ["cap"])
        }
    }

    var wire: Mullion_V1_LineCap {
        switch self {
        case .butt: .butt
        case .round: .round
        case .square: .square
        }
    }
}

extension CGLineJoin {
    init(wire: Mullion_V1_LineJoin) throws(Misbehaviour) {
        switch wire {
        case .miter: self = .miter
        case .round: self = .round
        case .bevel: self = .bevel
        case .unspecified, .UNRECOGNIZED: throw Misbehaviour(.unknownCase, "\(wire) is no line join", at: ["join"])
        }
    }

    var wire: Mullion_V1_LineJoin {
        switch self {
        case .miter: .miter
        case .round: .round
        case .bevel: .bevel
        }
    }
}
