import CoreGraphics
import WireMessages

extension CGDrawing.Shadow {
    init(wire: Mullion_V1_DropShadow) throws(Misbehaviour) {
        try WireNumber.require(wire.hasOffset, "offset")
        try WireNumber.require(wire.hasColor, "color")
        let offset = try within("offset", try CGVector(wire: wire.offset))
        self.init(
            offset: CGSize(width: offset.dx, height: offset.dy), blur: try WireNumber.length(wire.blur, "blur"),
            color: try within("color", try CGColor(wire: wire.color)))
    }

    var wire: Mullion_V1_DropShadow {
        .with {
            $0.offset = CGVector(dx: offset.width, dy: offset.height).wire
            $0.blur = WireNumber.length(blur)
            $0.color = color.wire
        }
    }
}
