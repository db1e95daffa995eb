import CoreGraphics
import WireMessages

extension CGDrawing.Gradient {
    init(wire: Mullion_V1_DrawGradient) throws(Misbehaviour) {
        try WireNumber.require(!wire.stops.isEmpty, "stops")
        try WireNumber.count(wire.stops.count, upTo: Limits.gradientStops, "stops")
        var stops: [CGGradient.Stop] = []
        for (index, stop) in wire.stops.enumerated() {
            stops.append(try within("stops[\(index)]", try CGGradient.Stop(wire: stop)))
        }
        guard let course = wire.course else {
            throw Misbehaviour(.unknownCase, "there is no course that this version knows", at: ["course"])
        }
        var options: CGGradientDrawingOptions = []
        if wire.drawsBeforeStart { options.insert(.drawsBeforeStartLocation) }
        if wire.drawsAfterEnd { options.insert(.drawsAfterEndLocation) }
        self.init(CGGradient(stops: stops), try Course(wire: course), options: options)
    }

    var wire: Mullion_V1_DrawGradient {
        .with {
            $0.stops = gradient.stops.prefix(Limits.gradientStops).map(\.wire)
            $0.course = course.wire
            $0.drawsBeforeStart = options.contains(.drawsBeforeStartLocation)
            $0.drawsAfterEnd = options.contains(.drawsAfterEndLocation)
        }
    }
}

extension CGGradient.Stop {
    fileprivate init(wire: Mullion_V1_GradientStop) throws(Misbehaviour) {
        try WireNumber.require(wire.hasColor, "color")
        self.init(
            location: CGFloat(try WireNumber.fraction(wire.location, "location")),
            color: try within("color", try CGColor(wire: wire.color)))
    }

    fileprivate var wire: Mullion_V1_GradientStop {
        .with {
            $0.location = Double(WireNumber.fraction(location))
            $0.color = color.wire
        }
    }
}

extension CGDrawing.Gradient.Course {
    fileprivate init(wire: Mullion_V1_DrawGradient.OneOf_Course) throws(Misbehaviour) {
        func point(_ isPresent: Bool, _ wire: Mullion_V1_Point, _ field: String) throws(Misbehaviour) -> CGPoint {
            try WireNumber.require(isPresent, field)
            return try within(field, try CGPoint(wire: wire))
        }
        switch wire {
        case .linear(let wire):
            self = try within(
                "linear",
                .linear(
                    from: try point(wire.hasStart, wire.start, "start"), to: try point(wire.hasEnd, wire.end, "end")))
        case .radial(let wire):
            self = try within(
                "radial",
                .radial(
                    from: try point(wire.hasStart, wire.start, "start"),
                    fromRadius: try WireNumber.length(wire.startRadius, "start_radius"),
                    to: try point(wire.hasEnd, wire.end, "end"),
                    toRadius: try WireNumber.length(wire.endRadius, "end_radius")))
        case .conic(let wire):
            self = try within(
                "conic",
                .conic(
                    center: try point(wire.hasCenter, wire.center, "center"),
                    angle: try WireNumber.coordinate(wire.angle, "angle")))
        }
    }

    fileprivate var wire: Mullion_V1_DrawGradient.OneOf_Course {
        switch self {
        case .linear(let from, let to):
            .linear(
                .with {
                    $0.start = from.wire
                    $0.end = to.wire
                })
        case .radial(let from, let fromRadius, let to, let toRadius):
            .radial(
                .with {
                    $0.start = from.wire
                    $0.startRadius = WireNumber.length(fromRadius)
                    $0.end = to.wire
                    $0.endRadius = WireNumber.length(toRadius)
                })
        case .conic(let center, let angle):
            .conic(
                .with {
                    $0.center = center.wire
                    $0.angle = WireNumber.coordinate(angle)
                })
        }
    }
}
