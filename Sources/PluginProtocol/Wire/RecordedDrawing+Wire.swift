import CoreGraphics
import WireMessages

extension RecordedDrawing {
    init(wire: Mullion_V1_Drawing, limits: Limits) throws(Misbehaviour) {
        try WireNumber.count(wire.commands.count, upTo: limits.drawingCommands, "commands")
        var saved = 0
        var textBytes = 0
        var pathSteps = 0
        var commands: [Command] = []
        commands.reserveCapacity(wire.commands.count)
        for (index, wire) in wire.commands.enumerated() {
            let command = try within("commands[\(index)]", try Command(wire: wire, limits: limits))
            switch command {
            case .saveState:
                saved += 1
            case .restoreState:
                saved -= 1
                guard saved >= 0 else {
                    throw Misbehaviour(
                        .outOfTurn, "it restores a state that was not saved", at: ["commands[\(index)]"])
                }
            case .text(let text, _):
                textBytes += text.string.utf8.count
                try WireNumber.count(textBytes, upTo: limits.textBytes, "commands")
            case .clip(let path, _), .fill(let path, _, _), .stroke(let path, _, _):
                pathSteps += path.segments.count
                try WireNumber.count(pathSteps, upTo: limits.pathSteps, "commands")
            case .concatenate, .setAlpha, .image:
                break
            }
            commands.append(command)
        }
        guard saved == 0 else {
            throw Misbehaviour(.outOfTurn, "\(saved) saved states are never restored", at: ["commands"])
        }
        self.init(commands: commands)
    }

    var wire: Mullion_V1_Drawing {
        .with { $0.commands = commands.map(\.wire) }
    }
}

extension RecordedDrawing.Command {
    init(wire: Mullion_V1_DrawingCommand, limits: Limits) throws(Misbehaviour) {
        switch wire.command {
        case .saveState:
            self = .saveState
        case .restoreState:
            self = .restoreState
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
            self = try within("text") { () throws(Misbehaviour) -> RecordedDrawing.Command in
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
                command.stroke = .with {
                    $0.path = path.wire
                    $0.color = color.wire
                    $0.width = WireNumber.positive(stroke.width, else: .leastNormalMagnitude)
                    $0.cap = stroke.cap.wire
                    $0.join = stroke.join.wire
                    $0.miterLimit = WireNumber.length(stroke.miterLimit)
                }
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

extension CGDrawing.Stroke {
    init(wire: Mullion_V1_StrokePath) throws(Misbehaviour) {
        self.init(
            width: try WireNumber.positive(wire.width, "width"), cap: try CGLineCap(wire: wire.cap),
            join: try CGLineJoin(wire: wire.join), miterLimit: try WireNumber.length(wire.miterLimit, "miter_limit"))
    }
}
