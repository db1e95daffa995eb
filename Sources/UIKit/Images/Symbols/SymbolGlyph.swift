/// A symbol's drawing on a square of side 24, in black.
struct SymbolGlyph: Hashable, Sendable {
    static let side: CGFloat = 24
    private static let middle = side / 2
    /// Between what lies before something and what is seen of that, in the units of the square.
    private static let gap: CGFloat = 1.3
    private static let black = CGColor(gray: 0, alpha: 1)

    private(set) var commands: [CGDrawing.Command]

    /// The placeholder of a symbol that does not exist: a dotted outline.
    static func placeholder(lineWidth: CGFloat) -> SymbolGlyph {
        let box = CGRect(x: 3.5, y: 3.5, width: 17, height: 17)
        var stroke = CGDrawing.Stroke(width: lineWidth, cap: .round, join: .round, miterLimit: 10)
        stroke.dash = [0.01, 3.15]
        return SymbolGlyph(
            commands: [
                .stroke(CGPath(roundedRect: box, cornerWidth: 4, cornerHeight: 4, transform: nil), stroke, black)
            ])
    }

    private init(commands: [CGDrawing.Command]) {
        self.commands = commands
    }

    /// - Parameter lineWidth: in the units of the square.
    init(_ name: SymbolName, lineWidth: CGFloat) {
        guard let frame = name.frame else {
            commands = Self.unframed(name, lineWidth: lineWidth)
            return
        }
        // Lines within a frame are a little thinner than those of the frame.
        let scale: CGFloat = 0.58
        let inner =
            Self.moved(scale: scale, offset: CGVector(dx: Self.middle * (1 - scale), dy: Self.middle * (1 - scale)))
            + Self.unframed(name, lineWidth: lineWidth * 0.92 / scale) + [.restoreState]
        let edge = CGDrawing.Command.stroke(frame.path, Self.stroke(lineWidth), Self.black)
        guard frame.isFilled else {
            commands = [edge] + inner
            return
        }
        commands =
            [.beginLayer, .fill(frame.path, .winding, Self.black), edge, .setBlendMode(.destinationOut)] + inner
            + [.endLayer]
    }

    private static func unframed(_ name: SymbolName, lineWidth: CGFloat) -> [CGDrawing.Command] {
        var drawn = shape(name.shape, isFilled: name.isFilled, lineWidth: lineWidth)
        if name.isSlashed { drawn += slash(lineWidth: lineWidth) }
        if let badge = name.badge { drawn += disc(with: badge, lineWidth: lineWidth) }
        let cuts = drawn.contains { command in
            if case .setBlendMode(.destinationOut) = command { true } else { false }
        }
        // What is cut out is so of the symbol, and not of what lies below it.
        return cuts ? [.beginLayer] + drawn + [.endLayer] : drawn
    }

    /// - Parameter depth: how many shapes this one is a part of.
    private static func shape(
        _ name: String, isFilled: Bool, lineWidth: CGFloat, depth: Int = 0
    ) -> [CGDrawing.Command] {
        guard depth < 5, let text = SymbolShapes.texts[name] else { return [] }
        if text.hasPrefix("= ") {
            return shape(String(text.dropFirst(2)), isFilled: isFilled, lineWidth: lineWidth, depth: depth + 1)
        }
        return (SymbolParts(text)?.parts ?? []).flatMap { part -> [CGDrawing.Command] in
            switch part {
            case .path(let role, let path):
                draw(path, role, isFilled: isFilled, lineWidth: lineWidth)
            case .shape(let other, let isAlwaysFilled, let scale, let offset, let degrees):
                moved(scale: scale, offset: offset, degrees: degrees)
                    + shape(
                        other, isFilled: isFilled || isAlwaysFilled, lineWidth: lineWidth / scale, depth: depth + 1)
                    + [.restoreState]
            }
        }
    }

    private static func draw(
        _ path: CGPath, _ role: SymbolParts.Role, isFilled: Bool, lineWidth: CGFloat
    ) -> [CGDrawing.Command] {
        let fill = CGDrawing.Command.fill(path, .winding, black)
        func line(_ width: CGFloat) -> CGDrawing.Command { .stroke(path, stroke(width), black) }
        switch role {
        case .body: return isFilled ? [fill, line(lineWidth)] : [line(lineWidth)]
        case .line: return [line(lineWidth)]
        case .thinLine: return [line(lineWidth * 0.7)]
        case .area:
            // Areas grow with the lines beside them.
            let added = lineWidth - regularWidth
            return added > 0 ? [fill, line(added)] : [fill]
        case .detail: return isFilled ? cutting([line(lineWidth)]) : [line(lineWidth)]
        case .thinDetail: return isFilled ? cutting([line(lineWidth * 0.75)]) : [line(lineWidth * 0.75)]
        case .hole: return isFilled ? cutting([fill]) : [fill]
        case .cut: return cutting([fill, line(lineWidth + 2 * gap)])
        }
    }

    private static let regularWidth = UIImage.SymbolWeight.regular.lineWidth

    private static func slash(lineWidth: CGFloat) -> [CGDrawing.Command] {
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 3.8, y: 3.8), CGPoint(x: 20.2, y: 20.2)])
        return cutting([.stroke(path, stroke(lineWidth + 2 * gap), black)]) + [.stroke(path, stroke(lineWidth), black)]
    }

    private static func disc(with badge: SymbolBadge, lineWidth: CGFloat) -> [CGDrawing.Command] {
        func disc(_ radius: CGFloat) -> CGDrawing.Command {
            let center = badge.sign == nil ? CGPoint(x: 19, y: 5) : CGPoint(x: 18, y: 18)
            let box = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
            return .fill(CGPath(ellipseIn: box), .winding, black)
        }
        guard let sign = badge.sign else { return cutting([disc(3.3 + gap)]) + [disc(3.3)] }
        let scale: CGFloat = 0.34
        let offset = CGVector(dx: 18 - middle * scale, dy: 18 - middle * scale)
        return cutting([disc(5 + gap)]) + [disc(5)]
            + cutting(
                moved(scale: scale, offset: offset) + shape(sign, isFilled: false, lineWidth: lineWidth * 0.75 / scale)
                    + [.restoreState])
    }

    private static func cutting(_ commands: [CGDrawing.Command]) -> [CGDrawing.Command] {
        [.setBlendMode(.destinationOut)] + commands + [.setBlendMode(.normal)]
    }

    private static func stroke(_ width: CGFloat) -> CGDrawing.Stroke {
        CGDrawing.Stroke(width: width, cap: .round, join: .round, miterLimit: 10)
    }

    /// Turned about the middle, scaled about the origin, and moved; up to `restoreState`.
    private static func moved(
        scale: CGFloat, offset: CGVector, degrees: CGFloat = 0
    ) -> [CGDrawing.Command] {
        let turn = CGAffineTransform(translationX: -middle, y: -middle)
            .concatenating(CGAffineTransform(rotationAngle: degrees * .pi / 180))
            .concatenating(CGAffineTransform(translationX: middle, y: middle))
        return [
            .saveState,
            .concatenate(turn.concatenating(CGAffineTransform(scale, 0, 0, scale, offset.dx, offset.dy))),
        ]
    }

    /// The glyph, smaller about its middle where it would reach beyond its square, and so be cut off there.
    var withinSquare: SymbolGlyph {
        let square = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
        guard let extent = CGDrawing(commands: commands).extent, !square.contains(extent) else { return self }
        let reach = max(
            abs(extent.minX - Self.middle), abs(extent.maxX - Self.middle), abs(extent.minY - Self.middle),
            abs(extent.maxY - Self.middle))
        let scale = Self.middle / reach
        let offset = Self.middle * (1 - scale)
        return SymbolGlyph(
            commands: Self.moved(scale: scale, offset: CGVector(dx: offset, dy: offset)) + commands + [.restoreState])
    }

    /// The glyph as a drawing of an area whose sides are `side` points long.
    func drawing(side: CGFloat) -> CGDrawing {
        let factor = side / Self.side
        return CGDrawing(
            commands: [.saveState, .concatenate(CGAffineTransform(scaleX: factor, y: factor))] + commands
                + [.restoreState])
    }
}
