import CoreGraphics
import WireMessages

extension DrawingCommand<ImageHash> {
    init(wire: Mullion_V1_DrawingCommand, limits: Limits) throws(Misbehaviour) {
        switch wire.command {
        case .saveState:
            self = .saveState
        case .restoreState:
            self = .restoreState
        case .beginLayer:
            self = .beginLayer
        case .endLayer:
            self = .endLayer
        case .setBlendMode(let wire):
            self = .setBlendMode(try within("set_blend_mode", try CGBlendMode(wire: wire)))
        case .setShadow(let wire):
            self = .setShadow(
                wire.hasShadow
                    ? try within("set_shadow", try within("shadow", try CGDrawing.Shadow(wire: wire.shadow))) : nil)
        case .gradient(let wire):
            self = .gradient(try within("gradient", try CGDrawing.Gradient(wire: wire)))
        case .concatenate(let wire):
            self = .concatenate(try within("concatenate", try CGAffineTransform(wire: wire)))
        case .setAlpha(let alpha):
            self = .setAlpha(CGFloat(try WireNumber.fraction(alpha, "set_alpha")))
        case .clip(let wire):
            self = try within(
                "clip", .clip(try Self.path(wire.hasPath, wire.path, limits), try CGPathFillRule(wire: wire.rule)))
        case .fill(let wire):
            self = try within(
                "fill",
                .fill(
                    try Self.path(wire.hasPath, wire.path, limits), try CGPathFillRule(wire: wire.rule),
                    try Self.color(wire.hasColor, wire.color)))
        case .stroke(let wire):
            self = try within(
                "stroke",
                .stroke(
                    try Self.path(wire.hasPath, wire.path, limits), try CGDrawing.Stroke(wire: wire),
                    try Self.color(wire.hasColor, wire.color)))
        case .image(let wire):
            self = try within("image", .image(ImageHash(rawValue: wire.image), try Self.rect(wire.hasRect, wire.rect)))
        case .text(let wire):
            self = try within("text") { () throws(Misbehaviour) -> Self in
                try WireNumber.require(wire.hasText, "text")
                return .text(
                    try within("text", try StyledText(wire: wire.text, limits: limits)),
                    try Self.rect(wire.hasRect, wire.rect))
            }
        case nil:
            throw Misbehaviour(.unknownCase, "there is no drawing command that this version knows")
        }
    }

    private static func path(
        _ isPresent: Bool, _ wire: Mullion_V1_Path, _ limits: Limits
    ) throws(Misbehaviour) -> CGPath {
        try WireNumber.require(isPresent, "path")
        return try within("path", try CGPath(wire: wire, limits: limits))
    }

    private static func color(_ isPresent: Bool, _ wire: Mullion_V1_Color) throws(Misbehaviour) -> CGColor {
        try WireNumber.require(isPresent, "color")
        return try within("color", try CGColor(wire: wire))
    }

    private static func rect(_ isPresent: Bool, _ wire: Mullion_V1_Rect) throws(Misbehaviour) -> CGRect {
        try WireNumber.require(isPresent, "rect")
        return try within("rect", try CGRect(wire: wire))
    }

    var wire: Mullion_V1_DrawingCommand {
        .with { command in
            switch self {
            case .saveState:
                command.saveState = .init()
            case .restoreState:
                command.restoreState = .init()
            case .beginLayer:
                command.beginLayer = .init()
            case .endLayer:
                command.endLayer = .init()
            case .setBlendMode(let mode):
                command.setBlendMode = mode.wire
            case .setShadow(let shadow):
                command.setShadow = .with { if let shadow { $0.shadow = shadow.wire } }
            case .gradient(let gradient):
                command.gradient = gradient.wire
            case .concatenate(let transform):
                command.concatenate = transform.wire
            case .setAlpha(let alpha):
                command.setAlpha = Double(WireNumber.fraction(alpha))
            case .clip(let path, let rule):
                command.clip = .with {
                    $0.path = path.wire
                    $0.rule = rule.wire
                }
            case .fill(let path, let rule, let color):
                command.fill = .with {
                    $0.path = path.wire
                    $0.rule = rule.wire
                    $0.color = color.wire
                }
            case .stroke(let path, let stroke, let color):
                command.stroke = stroke.wire(path, color)
            case .image(let image, let rect):
                command.image = .with {
                    $0.image = image.rawValue
                    $0.rect = rect.wire
                }
            case .text(let text, let rect):
                command.text = .with {
                    $0.text = text.wire
                    $0.rect = rect.wire
                }
            }
        }
    }
}
