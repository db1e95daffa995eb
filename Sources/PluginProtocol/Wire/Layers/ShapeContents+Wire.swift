import QuartzCore
import WireMessages

extension ShapeContents {
    init(wire: Mullion_V1_ShapeContents, limits: Limits) throws(Misbehaviour) {
        try WireNumber.require(wire.hasPath, "path")
        guard !wire.stroke.hasPath else {
            throw Misbehaviour(.outOfRange, "the outline of a shape has the shape's path", at: ["stroke", "path"])
        }
        self.init(
            path: try within("path", try CGPath(wire: wire.path, limits: limits)),
            fillRule: try CGPathFillRule(wire: wire.rule),
            fillColor: wire.hasFill ? try within("fill", try CGColor(wire: wire.fill)) : nil,
            strokeColor: wire.hasStroke && wire.stroke.hasColor
                ? try within("stroke", try within("color", try CGColor(wire: wire.stroke.color))) : nil,
            stroke: wire.hasStroke
                ? try within("stroke", try CGDrawing.Stroke(wire: wire.stroke)) : CGDrawing.Stroke(),
            strokeStart: try WireNumber.coordinate(wire.strokeStart, "stroke_start"),
            strokeEnd: try WireNumber.coordinate(wire.strokeEnd, "stroke_end"))
    }

    var wire: Mullion_V1_ShapeContents {
        .with {
            $0.path = path.wire
            $0.rule = fillRule.wire
            if let fillColor { $0.fill = fillColor.wire }
            $0.stroke = stroke.wire
            if let strokeColor { $0.stroke.color = strokeColor.wire }
            $0.strokeStart = WireNumber.coordinate(strokeStart)
            $0.strokeEnd = WireNumber.coordinate(strokeEnd)
        }
    }
}
