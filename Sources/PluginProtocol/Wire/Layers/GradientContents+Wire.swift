import QuartzCore
import WireMessages

extension GradientContents {
    init(wire: Mullion_V1_GradientContents) throws(Misbehaviour) {
        try WireNumber.require(!wire.colors.isEmpty, "colors")
        try WireNumber.count(wire.colors.count, upTo: Limits.gradientStops, "colors")
        try WireNumber.require(wire.hasStart, "start")
        try WireNumber.require(wire.hasEnd, "end")
        guard wire.locations.isEmpty || wire.locations.count == wire.colors.count else {
            throw Misbehaviour(
                .outOfRange, "\(wire.locations.count) are not as many as the \(wire.colors.count) colors",
                at: ["locations"])
        }
        var colors: [CGColor] = []
        for (index, color) in wire.colors.enumerated() {
            colors.append(try within("colors[\(index)]", try CGColor(wire: color)))
        }
        var locations: [CGFloat] = []
        for location in wire.locations { locations.append(try WireNumber.coordinate(location, "locations")) }
        self.init(
            course: try Course(wire: wire.course), colors: colors, locations: locations,
            start: try within("start", try CGPoint(wire: wire.start)),
            end: try within("end", try CGPoint(wire: wire.end)))
    }

    var wire: Mullion_V1_GradientContents {
        .with {
            $0.course = course.wire
            $0.colors = colors.map(\.wire)
            $0.locations = locations.map { Double(WireNumber.coordinate($0)) }
            $0.start = start.wire
            $0.end = end.wire
        }
    }
}

extension GradientContents.Course {
    fileprivate init(wire: Mullion_V1_GradientCourse) throws(Misbehaviour) {
        guard let course = Self.allCases.first(where: { $0.wire == wire }) else {
            throw Misbehaviour(.unknownCase, "\(wire) is no course of a gradient", at: ["course"])
        }
        self = course
    }

    fileprivate var wire: Mullion_V1_GradientCourse {
        switch self {
        case .axial: .axial
        case .radial: .radial
        case .conic: .conic
        }
    }
}
