import CoreGraphics
import WireMessages

extension CGDrawing.Stroke {
    init(wire: Mullion_V1_StrokePath) throws(Misbehaviour) {
        guard wire.dash.isEmpty || Self.isUsable(dash: wire.dash.map { CGFloat($0) }) else {
            throw Misbehaviour(
                .outOfRange, "they are more than \(Self.mostDashes), below 0, or all 0", at: ["dash"])
        }
        var dash: [CGFloat] = []
        dash.reserveCapacity(wire.dash.count)
        for length in wire.dash { dash.append(try WireNumber.length(length, "dash")) }
        self.init(
            width: try WireNumber.positive(wire.width, "width"), cap: try CGLineCap(wire: wire.cap),
            join: try CGLineJoin(wire: wire.join), miterLimit: try WireNumber.length(wire.miterLimit, "miter_limit"),
            dash: dash, dashPhase: try WireNumber.coordinate(wire.dashPhase, "dash_phase"))
    }

    func wire(_ path: CGPath, _ color: CGColor) -> Mullion_V1_StrokePath {
        var wire = wire
        wire.path = path.wire
        wire.color = color.wire
        return wire
    }

    /// Without a path and a colour.
    var wire: Mullion_V1_StrokePath {
        .with {
            $0.width = WireNumber.positive(width, else: .leastNormalMagnitude)
            $0.cap = cap.wire
            $0.join = join.wire
            $0.miterLimit = WireNumber.length(miterLimit)
            if Self.isUsable(dash: dash) { $0.dash = dash.map { WireNumber.length($0) } }
            $0.dashPhase = WireNumber.coordinate(dashPhase)
        }
    }
}
