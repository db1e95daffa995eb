/// A symbol's shapes on a square of side 16, in black.
struct SymbolGlyph: Hashable, Sendable {
    static let side: CGFloat = 16

    private(set) var commands: [CGDrawing.Command]

    init(commands: [CGDrawing.Command]) {
        self.commands = commands
    }

    /// What `draw` draws on a context that strokes round lines two units wide.
    init(draw: (CGContext) -> Void) {
        let context = CGContext()
        context.setLineWidth(2)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        draw(context)
        commands = context.drawing.commands
    }

    /// The shapes with `width` more around them, half of it inside, where it does not show.
    func bolder(by width: CGFloat) -> SymbolGlyph {
        guard width > 0 else { return self }
        return SymbolGlyph(
            commands: commands.flatMap { command -> [CGDrawing.Command] in
                switch command {
                case .fill(let path, _, let color):
                    return [
                        command,
                        .stroke(path, .init(width: width, cap: .round, join: .round, miterLimit: 10), color),
                    ]
                case .stroke(let path, var stroke, let color):
                    stroke.width += width
                    return [.stroke(path, stroke, color)]
                default:
                    return [command]
                }
            })
    }

    /// The glyph, smaller about its middle where it would reach beyond its square, and so be cut off there.
    var withinSquare: SymbolGlyph {
        let square = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
        guard let extent = CGDrawing(commands: commands).extent, !square.contains(extent) else { return self }
        let middle = Self.side / 2
        let reach = max(
            abs(extent.minX - middle), abs(extent.maxX - middle), abs(extent.minY - middle), abs(extent.maxY - middle))
        return SymbolGlyph(commands: Self.scaled(by: middle / reach) + commands + [.restoreState])
    }

    /// Only the edges of the filled shapes, inside of them.
    var outlined: SymbolGlyph {
        let stroke = CGDrawing.Stroke(width: 2, cap: .round, join: .round, miterLimit: 10)
        // What the line adds outside, the shapes lose in size.
        return SymbolGlyph(
            commands: Self.scaled(by: 0.86)
                + commands.map { command in
                    if case .fill(let path, _, let color) = command { return .stroke(path, stroke, color) }
                    return command
                } + [.restoreState])
    }

    var mirrored: SymbolGlyph {
        SymbolGlyph(
            commands: [.saveState, .concatenate(CGAffineTransform(-1, 0, 0, 1, Self.side, 0))] + commands
                + [.restoreState])
    }

    /// Turned about the middle, clockwise on the screen.
    func turned(by angle: CGFloat) -> SymbolGlyph {
        let middle = Self.side / 2
        let transform = CGAffineTransform(translationX: -middle, y: -middle)
            .concatenating(CGAffineTransform(rotationAngle: angle))
            .concatenating(CGAffineTransform(translationX: middle, y: middle))
        return SymbolGlyph(commands: [.saveState, .concatenate(transform)] + commands + [.restoreState])
    }

    /// The glyph, smaller, in a frame; cut out of it where the frame is filled.
    func framed(in frame: SymbolFrame) -> SymbolGlyph {
        let inner = Self.scaled(by: 0.6) + commands + [.restoreState]
        let black = CGColor(gray: 0, alpha: 1)
        guard frame.isFilled else {
            let line = CGDrawing.Stroke(width: 1.6, cap: .butt, join: .miter, miterLimit: 10)
            return SymbolGlyph(commands: [.stroke(frame.path(inset: 0.8), line, black)] + inner)
        }
        return SymbolGlyph(
            commands: [.beginLayer, .fill(frame.path(inset: 0), .winding, black), .setBlendMode(.destinationOut)]
                + inner + [.endLayer])
    }

    private static func scaled(by factor: CGFloat) -> [CGDrawing.Command] {
        let offset = side / 2 * (1 - factor)
        return [.saveState, .concatenate(CGAffineTransform(factor, 0, 0, factor, offset, offset))]
    }

    /// The glyph as a drawing of an area whose sides are `side` points long.
    func drawing(side: CGFloat) -> CGDrawing {
        let factor = side / Self.side
        return CGDrawing(
            commands: [.saveState, .concatenate(CGAffineTransform(scaleX: factor, y: factor))] + commands
                + [.restoreState])
    }
}
