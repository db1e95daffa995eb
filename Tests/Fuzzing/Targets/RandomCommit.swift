import CoreGraphics
import PluginProtocol
import QuartzCore
import SeededRandom

/// A commit of a few layers in each other that is legal and means nothing: every number is one that is usual, or one at the end of what
/// may be, or far too small. Their products are what nobody has thought of.
package struct RandomCommit {
    private var random: SeededGenerator
    private var layers: [LayerUpdate] = []

    /// The pictures that commits show, which are to be sent before.
    package static let pictures = [picture(width: 2, height: 2), picture(width: 300, height: 7)]

    /// The surfaces that commits show by their numbers, which are to be asked for before. One is as long as a surface may be.
    package static let surfaces = [
        SurfaceRequest(number: .first, width: 300, height: 7, format: .bgra),
        SurfaceRequest(number: .first.next, width: 1, height: 1, format: .rgb565),
        SurfaceRequest(number: .first.next.next, width: SurfaceFormat.longestSide, height: 2, format: .rgb565),
    ]

    /// The size of the scene, in points.
    package static let size = CGSize(width: 300, height: 200)

    /// The same for the same seed.
    package static func make(seed: UInt64) -> LayerCommit {
        var commit = RandomCommit(random: SeededGenerator(seed: seed))
        return commit.make()
    }

    private mutating func make() -> LayerCommit {
        let count = integer(1...6)
        for number in 1...UInt64(count) { layers.append(layer(number)) }
        layers[0].geometry = .init(size: Self.size, position: .zero, anchorPoint: .zero, transform: .identity)
        for index in 1..<max(count, 1) where index < count {
            let parent = chance(0.6) ? index - 1 : integer(0...index - 1)
            let id = layers[index].id
            if chance(0.12), layers[parent].clipping?.mask == nil {
                layers[parent].clipping?.mask = id
            } else {
                layers[parent].sublayers?.append(id)
            }
        }
        return LayerCommit(root: layers[0].id, updates: layers)
    }

    // MARK: Layers

    private mutating func layer(_ number: UInt64) -> LayerUpdate {
        var layer = LayerUpdate(id: LayerID(rawValue: number))
        // As large as the scene, or anything.
        layer.geometry =
            chance(0.4)
            ? .init(size: Self.size, position: .zero, anchorPoint: .zero, transform: .identity)
            : .init(
                size: CGSize(width: abs(coordinate()), height: abs(coordinate())), position: point(),
                anchorPoint: chance(0.5) ? .zero : CGPoint(x: part(), y: part()),
                transform: chance(0.4) ? .identity : transform())
        layer.scroll = chance(0.9) ? .initial : .init(offset: point(), area: nil)
        layer.visibility = .init(isHidden: false, opacity: chance(0.5) ? 1 : Float(part()))
        layer.appearance = .init(
            backgroundColor: chance(0.4) ? color() : nil, cornerRadius: chance(0.7) ? 0 : abs(coordinate()),
            borderWidth: chance(0.7) ? 0 : abs(coordinate()), borderColor: chance(0.4) ? color() : nil,
            maskedCorners: chance(0.5) ? .all : .layerMinXMinYCorner,
            cornerCurve: chance(0.5) ? .circular : .continuous)
        layer.shadow = .init(
            color: chance(0.3) ? color() : nil, opacity: Float(part()), offset: size(), radius: blur(),
            path: chance(0.3) ? path() : nil)
        layer.clipping = .init(masksToBounds: chance(0.3))
        layer.contents = contents()
        layer.sublayers = []
        layer.animations = []
        layer.interaction = .init(touches: .inBounds, gestures: [])
        return layer
    }

    private mutating func contents() -> LayerUpdate.Contents {
        switch integer(0...12) {
        case 0: .none
        case 7: .gradient(gradient())
        case 5, 6:
            .surface(
                pick(Self.surfaces).number, seed: 1, scale: max(abs(coordinate()), 1e-9), gravity: gravity())
        case 1: .text(text())
        case 2: .image(image(), scale: max(abs(coordinate()), 1e-9), gravity: gravity(), center: center())
        case 3:
            .shape(
                ShapeContents(
                    path: path(), fillRule: rule(), fillColor: chance(0.7) ? color() : nil,
                    strokeColor: chance(0.7) ? color() : nil, stroke: stroke(), strokeStart: part(), strokeEnd: part()))
        case 4:
            .picture(drawing(), size: CGSize(width: abs(coordinate()), height: abs(coordinate())), gravity: gravity())
        default: .drawing(drawing(), gravity: gravity())
        }
    }

    private mutating func gradient() -> GradientContents {
        let count = integer(1...4)
        return GradientContents(
            course: pick(GradientContents.Course.allCases), colors: (0..<count).map { _ in color() },
            locations: chance(0.4) ? [] : (0..<count).map { _ in chance(0.5) ? part() : coordinate() },
            start: chance(0.5) ? CGPoint(x: part(), y: part()) : point(),
            end: chance(0.5) ? CGPoint(x: part(), y: part()) : point())
    }

    // MARK: Drawings

    private mutating func drawing() -> RecordedDrawing {
        var commands = chance(0.5) ? [] : (0..<6).flatMap { _ in cuts() }
        // What ends each state and layer that was begun.
        var ends: [RecordedDrawing.Command] = []
        for _ in 0..<integer(1...10) {
            switch integer(0...9) {
            case 0:
                commands.append(.saveState)
                ends.append(.restoreState)
            case 1:
                commands.append(.beginLayer)
                ends.append(.endLayer)
            case 2:
                if let end = ends.popLast() { commands.append(end) }
            default:
                commands.append(command())
            }
        }
        return RecordedDrawing(commands: commands + ends.reversed())
    }

    /// Areas in two clips, which are the hardest for Cairo: it cuts each with the other.
    private mutating func cuts() -> [RecordedDrawing.Command] {
        [
            .saveState, .concatenate(turn()), .clip(polygon(), rule()), .clip(polygon(), rule()),
            .fill(polygon(), rule(), color()), .fill(path(), rule(), color()), .restoreState,
        ]
    }

    /// Corners that are all far away, so that sides go through what is visible.
    private mutating func polygon() -> CGPath {
        let farthest = pick([1e3, 2e4, 1e6, 4e6, 1e9] as [CGFloat])
        func corner() -> CGPoint {
            CGPoint(
                x: CGFloat.random(in: -farthest...farthest, using: &random),
                y: CGFloat.random(in: -farthest...farthest, using: &random))
        }
        return CGPath(segments: [.move(corner())] + (0..<integer(3...14)).map { _ in .line(corner()) } + [.close])
    }

    private mutating func command() -> RecordedDrawing.Command {
        switch integer(4...19) {
        case 4: .concatenate(transform())
        case 5: .setAlpha(part())
        case 6: .setBlendMode(CGBlendMode.allCases.randomElement(using: &random) ?? .normal)
        case 7: .setShadow(CGDrawing.Shadow(offset: size(), blur: blur(), color: color()))
        case 8...11: .clip(path(), rule())
        case 12...14: .fill(path(), rule(), color())
        case 15, 16: .stroke(path(), stroke(), color())
        case 17: .gradient(gradient())
        case 18: .image(image(), rect())
        default: .text(text(), rect())
        }
    }

    private mutating func gradient() -> CGDrawing.Gradient {
        let stops = (0..<integer(1...5)).map { _ in CGGradient.Stop(location: part(), color: color()) }
            .sorted { $0.location < $1.location }
        let course: CGDrawing.Gradient.Course =
            switch integer(0...2) {
            case 0: .linear(from: point(), to: point())
            case 1: .radial(from: point(), fromRadius: abs(coordinate()), to: point(), toRadius: abs(coordinate()))
            default: .conic(center: point(), angle: coordinate())
            }
        return CGDrawing.Gradient(
            CGGradient(stops: stops), course,
            options: CGGradientDrawingOptions(rawValue: UInt32(integer(0...3))))
    }

    private mutating func stroke() -> CGDrawing.Stroke {
        CGDrawing.Stroke(
            width: abs(coordinate()), cap: pick([.butt, .round, .square]), join: pick([.miter, .round, .bevel]),
            miterLimit: chance(0.5) ? 10 : abs(coordinate()),
            dash: chance(0.6) ? [] : (0..<integer(1...4)).map { _ in abs(coordinate()) },
            dashPhase: chance(0.5) ? 0 : coordinate())
    }

    private mutating func path() -> CGPath {
        if chance(0.15) { return CGPath(ellipseIn: rect()) }
        if chance(0.1) { return CGPath(rect: rect()) }
        return CGPath(
            segments: (0..<integer(1...16)).map { _ in
                switch integer(0...9) {
                case 0: .move(point())
                case 1: .line(point())
                case 2...6: .line(point())
                case 7: .quadCurve(control: point(), end: point())
                case 8: .curve(control1: point(), control2: point(), end: point())
                default: .close
                }
            })
    }

    private mutating func text() -> StyledText {
        let runs = (0..<integer(1...3)).map { _ in
            var run = StyledText.Run(
                text: pick([
                    "A", "Ångström fly", "one\ntwo\nthree", "🕰🙂", "\u{10A60}", "لله",
                    String(repeating: "w ", count: 60),
                ]),
                font: FontDescription(size: min(max(abs(coordinate()), 1), 2000)), color: color())
            run.ornaments = chance(0.5) ? nil : ornaments()
            return run
        }
        return StyledText(
            runs: runs, lineBreak: pick([.byWordWrapping, .byClipping, .byTruncatingTail]), maximumLines: integer(0...2)
        )
    }

    private mutating func ornaments() -> StyledText.Ornaments {
        var ornaments = StyledText.Ornaments()
        if chance(0.3) { ornaments.background = color() }
        if chance(0.2) { ornaments.kern = coordinate() }
        if chance(0.3) {
            ornaments.underline = .init(
                weight: pick(StyledText.Ornaments.Line.Weight.allCases),
                pattern: pick(StyledText.Ornaments.Line.Pattern.allCases), skipsSpaces: chance(0.5))
        }
        if chance(0.2) { ornaments.baselineOffset = coordinate() }
        if chance(0.3) { ornaments.shadow = .init(color: color(), offset: size(), blurRadius: blur()) }
        if chance(0.3) { ornaments.stroke = .init(width: max(abs(coordinate()), 0.1), isFilled: chance(0.5)) }
        if chance(0.2) { ornaments.obliqueness = coordinate() }
        return ornaments
    }

    // MARK: Values

    /// The ends of what may be, and what is near the ends of the numbers that libraries have.
    private static let ends: [CGFloat] = [
        0, 1, 1e9, -1e9, 1e-9, 1e-300, .leastNonzeroMagnitude, 32_767.5, 65_536, 1_048_576, 8_388_608, -3e6, 1e7,
    ]

    private mutating func coordinate() -> CGFloat {
        if chance(0.2) { return pick(Self.ends) }
        if chance(0.15) { return CGFloat.random(in: -1e9...1e9, using: &random) }
        if chance(0.15) { return pow(10, CGFloat.random(in: -6...9, using: &random)) * (chance(0.5) ? 1 : -1) }
        return CGFloat.random(in: -700...700, using: &random)
    }

    /// A radius that is usual or at the end of what may be. One between them takes seconds in a debug build, and what it draws is no other.
    private mutating func blur() -> CGFloat {
        let radius = abs(coordinate())
        return radius < 1e9 ? radius.truncatingRemainder(dividingBy: 30) : radius
    }

    private mutating func transform() -> CGAffineTransform {
        switch integer(0...3) {
        case 0: CGAffineTransform(scaleX: coordinate(), y: coordinate())
        case 1:
            CGAffineTransform(rotationAngle: coordinate())
                .scaledBy(
                    x: pow(10, CGFloat.random(in: -4...4, using: &random)),
                    y: pow(10, CGFloat.random(in: -4...4, using: &random)))
        case 2: turn()
        default: CGAffineTransform(a: coordinate(), b: coordinate(), c: coordinate(), d: coordinate(), tx: 0, ty: 0)
        }
    }

    /// One that is usual in each of its numbers.
    private mutating func turn() -> CGAffineTransform {
        func number() -> CGFloat { CGFloat.random(in: -700...700, using: &random) }
        return CGAffineTransform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
    }

    private mutating func point() -> CGPoint { CGPoint(x: coordinate(), y: coordinate()) }

    private mutating func size() -> CGSize { CGSize(width: coordinate(), height: coordinate()) }

    private mutating func rect() -> CGRect {
        CGRect(x: coordinate(), y: coordinate(), width: abs(coordinate()), height: abs(coordinate()))
    }

    private mutating func center() -> CGRect {
        let (x, y) = (part(), part())
        return chance(0.5)
            ? CGRect(x: 0, y: 0, width: 1, height: 1)
            : CGRect(x: x, y: y, width: (1 - x) * part(), height: (1 - y) * part())
    }

    private mutating func color() -> CGColor {
        CGColor(red: part(), green: part(), blue: part(), alpha: chance(0.5) ? 1 : part())
    }

    private mutating func part() -> CGFloat { CGFloat.random(in: 0...1, using: &random) }

    private mutating func rule() -> CGPathFillRule { chance(0.5) ? .winding : .evenOdd }

    private mutating func image() -> ImageHash { ImageHash(pick(Self.pictures)) }

    private mutating func gravity() -> CALayerContentsGravity { pick([.resize, .resizeAspect, .center, .bottomRight]) }

    private mutating func integer(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

    private mutating func chance(_ part: Double) -> Bool { Double.random(in: 0..<1, using: &random) < part }

    private mutating func pick<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: 0..<values.count, using: &random)]
    }

    private static func picture(width: Int, height: Int) -> CGImage {
        let pixels = Data((0..<width * height).flatMap { [UInt8($0 % 200), 100, UInt8(200 - $0 % 200), 255] })
        guard let image = CGImage(width: width, height: height, premultipliedBGRA: pixels) else {
            preconditionFailure("\(width) x \(height) is no size of a picture")
        }
        return image
    }
}
