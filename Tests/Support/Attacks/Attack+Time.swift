import CoreGraphics
import PluginProtocol
import QuartzCore

extension Attack {
    /// What is quickly sent and long to draw.
    package static let time: [Attack] = [
        Attack("T1", "large pictures, turned and small", images: [large], drawing: turnedPictures),
        Attack("T2", "conic gradients of many colours", drawing: conicGradients),
        Attack("T3", "wide dashes with round caps", drawing: wideDashes(lines: 14)),
        Attack("T4", "texts of the largest font", drawing: hugeTexts),
        Attack("T5", "a wide line along more curves than may be", drawing: [curves(6000, width: 3000)]),
        Attack("T5", "a wide line along as many curves as may be", drawing: [curves(1500, width: 300)]),
        Attack("T6", "a text of as many fonts as runs", showing: .text(manyFonts)),
        Attack("T6", "a text of as many sizes as runs", showing: .text(manySizes)),
        Attack("T7", "a shadow of the largest corner", [largeShadow]),
        Attack("T8", "all layers removed", allRemoved),
        Attack("T8", "all layers replaced", allReplaced),
        Attack("T9", "a fill of diagonals", drawing: [diagonals]),
        Attack("T10", "clips of many corners in each other", drawing: clips),
        Attack("T10", "the dearest blend mode everywhere", drawing: blends),
        Attack("T10", "shadows of everything", drawing: shadows),
        Attack("T10", "a text of all characters that may be", showing: .text(longText("Ag"))),
        Attack("T10", "a text of Arabic letters", showing: .text(longText("لله "))),
        Attack("T10", "a text that no font has", showing: .text(longText("\u{10A60}\u{1E900}"))),
        Attack("T10", "a text of all characters in one line", showing: .text(oneLine)),
        Attack("T10", "a text of the smallest letters", showing: .text(longText("A", size: 0.5))),
        Attack("T10", "a text of letters on top of each other", showing: .text(stacked)),
        Attack("T10", "a text with ornaments", showing: .text(ornamented)),
        Attack("T10", "as many layers as may be", [manyLayers]),
        Attack("T10", "as many texts as may be", [manyTexts]),
        Attack("T10", "one message of nothing but path steps", [manySteps]),
        Attack("T10", "long paths that pass into each other, in groups", [passingPaths]),
        Attack("T10", "conic gradients of many colours that pass into others", [passingGradients]),
        Attack("T10", "as many commands as there is room for, and others in their place", manyCommands),
        Attack("T10", "as many runs as there is room for, and others in their place", manyRuns),
    ]

    private static let large = picture(width: 4096, height: 4096)
    private static let black = CGColor(gray: 0, alpha: 1)

    private static var turnedPictures: [RecordedDrawing.Command] {
        [.concatenate(CGAffineTransform(rotationAngle: 0.3))]
            + Array(repeating: .image(ImageHash(large), CGRect(x: 0, y: 0, width: 482, height: 482)), count: 7800)
    }

    private static var conicGradients: [RecordedDrawing.Command] {
        (0..<78).flatMap { number in
            let stops = (0..<Limits.gradientStops).map { stop in
                CGGradient.Stop(
                    location: CGFloat(stop) / CGFloat(Limits.gradientStops),
                    color: CGColor(gray: CGFloat((stop + number) % 2), alpha: 0.5))
            }
            let gradient = CGDrawing.Gradient(
                CGGradient(stops: stops), .conic(center: CGPoint(x: 200, y: 150), angle: CGFloat(number)))
            return [RecordedDrawing.Command.gradient(gradient)]
        }
    }

    private static var hugeTexts: [RecordedDrawing.Command] {
        (0..<19_000).map { number in
            .text(
                .plain("\(100_000 + number)", font: FontDescription(size: 1024)),
                CGRect(x: CGFloat(number % 400), y: 100, width: 1, height: 1))
        }
    }

    private static func curves(_ count: Int, width: CGFloat) -> RecordedDrawing.Command {
        let path = CGMutablePath()
        path.move(to: .zero)
        for number in 0..<count {
            let at = CGFloat(number % 300)
            path.addCurve(
                to: CGPoint(x: at, y: 300 - at), control1: CGPoint(x: 400 - at, y: at),
                control2: CGPoint(x: at, y: 3 * at))
        }
        return .stroke(
            path.copy() ?? path, CGDrawing.Stroke(width: width, cap: .round, join: .round, miterLimit: 10), black)
    }

    private static var manyFonts: StyledText {
        text(runs: Limits.textRuns) { FontDescription(family: "Family \($0)", size: 14) }
    }

    private static var manySizes: StyledText {
        text(runs: Limits.textRuns) { FontDescription(size: 8 + CGFloat($0) / 100, weight: 100 + $0 % 800) }
    }

    private static func text(runs: Int, font: (Int) -> FontDescription) -> StyledText {
        StyledText(
            runs: (0..<runs).map { StyledText.Run(text: "Aj", font: font($0), color: black) },
            lineBreak: .byWordWrapping, maximumLines: 0)
    }

    private static var largeShadow: LayerCommit {
        var root = LayerUpdate.plain(1, size: pane)
        var layer = LayerUpdate.plain(2, size: CGSize(width: 6980, height: 6980))
        layer.appearance = .init(
            backgroundColor: black, cornerRadius: 3490, borderWidth: 0, borderColor: nil, maskedCorners: .all,
            cornerCurve: .circular)
        layer.shadow = .init(color: black, opacity: 1, offset: .zero, radius: 200, path: nil)
        root.sublayers = [layer.id]
        return LayerCommit(root: root.id, updates: [root, layer])
    }

    private static let most = Limits.standard.layers

    private static var allReplaced: [LayerCommit] {
        (0..<3).map { number in
            var root = LayerUpdate.plain(1, size: pane)
            let ids = (1..<most).map { $0 + number * most }
            let layers = ids.map { LayerUpdate.plain(UInt64($0 + 1), size: CGSize(width: 10, height: 10)) }
            root.sublayers = layers.map(\.id)
            let old = number == 0 ? [] : ids.map { LayerID(rawValue: UInt64($0 - most + 1)) }
            return LayerCommit(root: root.id, removed: old, updates: [root] + layers)
        }
    }

    private static var allRemoved: [LayerCommit] {
        var root = LayerUpdate.plain(1, size: pane)
        let layers = (2...most).map { LayerUpdate.plain(UInt64($0), size: CGSize(width: 10, height: 10)) }
        root.sublayers = layers.map(\.id)
        var empty = LayerUpdate(id: root.id)
        empty.sublayers = []
        return [
            LayerCommit(root: root.id, updates: [root] + layers),
            LayerCommit(root: root.id, removed: layers.map(\.id), updates: [empty]),
            LayerCommit(root: root.id, updates: [root] + layers),
            LayerCommit(root: root.id, updates: [reversed(root)]),
        ]
    }

    private static func reversed(_ layer: LayerUpdate) -> LayerUpdate {
        var update = LayerUpdate(id: layer.id)
        update.sublayers = layer.sublayers?.reversed()
        return update
    }

    private static var diagonals: RecordedDrawing.Command {
        let path = CGMutablePath()
        path.move(to: .zero)
        for number in 0..<Limits.standard.pathSteps - 1 {
            path.addLine(
                to: CGPoint(x: CGFloat(number * 7919 % 40_000) / 100, y: number.isMultiple(of: 2) ? 300 : 0))
        }
        return .fill(path.copy() ?? path, .evenOdd, black)
    }

    private static func star(corners: Int, offset: CGFloat = 0) -> CGPath {
        let path = CGMutablePath()
        for number in 0..<corners {
            let angle = CGFloat(number) * 2.4 + offset
            let point = CGPoint(x: 200 + 190 * cos(Double(angle)), y: 150 + 140 * sin(Double(angle)))
            number == 0 ? path.move(to: point) : path.addLine(to: point)
        }
        path.closeSubpath()
        return path.copy() ?? path
    }

    private static var clips: [RecordedDrawing.Command] {
        (0..<5).map { .clip(star(corners: 1000, offset: CGFloat($0)), .evenOdd) }
            + (0..<10).map { .fill(star(corners: 1400, offset: CGFloat($0)), .evenOdd, black) }
    }

    private static var blends: [RecordedDrawing.Command] {
        [.setBlendMode(.luminosity)]
            + (0..<3300).map {
                .fill(
                    CGPath(rect: CGRect(origin: .zero, size: pane)), .winding,
                    CGColor(red: 1, green: CGFloat($0) / 3300, blue: 0, alpha: 0.5))
            }
    }

    private static var shadows: [RecordedDrawing.Command] {
        [.setShadow(CGDrawing.Shadow(offset: .zero, blur: 200, color: black))]
            + (0..<2400).map { .fill(star(corners: 5, offset: CGFloat($0)), .winding, black) }
    }

    private static func longText(_ letters: String, size: CGFloat = 10) -> StyledText {
        .plain(
            String(repeating: letters, count: Limits.standard.textBytes / letters.utf8.count),
            font: FontDescription(size: size))
    }

    private static var oneLine: StyledText {
        var text = longText("Ag ")
        text.lineBreak = .byClipping
        text.maximumLines = 1
        return text
    }

    private static var stacked: StyledText {
        var text = longText("W", size: 300)
        text.runs[0].ornaments = StyledText.Ornaments()
        text.runs[0].ornaments?.kern = -1000
        return text
    }

    private static var ornamented: StyledText {
        var text = longText("Ag ")
        var ornaments = StyledText.Ornaments()
        ornaments.background = CGColor(red: 1, green: 0, blue: 0, alpha: 0.1)
        ornaments.underline = .init(weight: .double, pattern: .dashDotDot, skipsSpaces: true)
        ornaments.strikethrough = .init(weight: .double, pattern: .dot)
        ornaments.shadow = .init(color: black, offset: CGSize(width: 3, height: 3), blurRadius: 100)
        ornaments.stroke = .init(width: 3, isFilled: true)
        text.runs[0].ornaments = ornaments
        return text
    }

    private static var manyLayers: LayerCommit {
        var root = LayerUpdate.plain(1, size: pane)
        let layers = (2...most).map { number in
            var layer = LayerUpdate.plain(UInt64(number), size: pane)
            layer.appearance = .init(
                backgroundColor: CGColor(red: CGFloat(number) / CGFloat(most), green: 0, blue: 0, alpha: 0.5),
                cornerRadius: 20 + CGFloat(number) / 100, borderWidth: 3, borderColor: black, maskedCorners: .all,
                cornerCurve: .circular)
            layer.shadow = .init(
                color: black, opacity: 1, offset: .zero, radius: 10 + CGFloat(number) / 100, path: nil)
            return layer
        }
        root.sublayers = layers.map(\.id)
        return LayerCommit(root: root.id, updates: [root] + layers)
    }

    private static var manyTexts: LayerCommit {
        var root = LayerUpdate.plain(1, size: pane)
        let layers = (2...most).map { number in
            var layer = LayerUpdate.plain(UInt64(number), size: pane)
            layer.contents = .text(.plain("\(number) words, each \(number * 7) other ones than before"))
            return layer
        }
        root.sublayers = layers.map(\.id)
        return LayerCommit(root: root.id, updates: [root] + layers)
    }

    private static var manySteps: LayerCommit {
        let path = CGMutablePath()
        path.move(to: .zero)
        for _ in 1..<Limits.standard.pathSteps { path.closeSubpath() }
        var root = LayerUpdate.plain(1, size: pane)
        let layers = (2...200).map { number in
            var layer = LayerUpdate.plain(UInt64(number), size: pane)
            layer.contents = .shape(.filled(path.copy() ?? path))
            return layer
        }
        root.sublayers = layers.map(\.id)
        return LayerCommit(root: root.id, updates: [root] + layers)
    }

    /// Ten shapes, each of which goes from one path of 2000 curves to another without end, by the time of as many groups as may be.
    private static var passingPaths: LayerCommit {
        func path(_ side: CGFloat) -> CGPath {
            let path = CGMutablePath()
            path.move(to: .zero)
            for number in 0..<2000 {
                let at = CGFloat(number % 300)
                path.addCurve(
                    to: CGPoint(x: at, y: side - at), control1: CGPoint(x: side, y: at),
                    control2: CGPoint(x: at, y: side))
            }
            return CGPath(segments: path.segments)
        }
        let (small, large) = (path(100), path(400))
        let timing = AnimationTiming(duration: 1, rate: 1.5, repeatCount: .infinity, autoreverses: true)
        var root = LayerUpdate.plain(1, size: pane)
        let layers = (2...11).map { number in
            var layer = LayerUpdate.plain(UInt64(number), size: pane)
            layer.contents = .shape(.filled(small))
            layer.animations = [
                LayerAnimation(
                    id: .init(rawValue: UInt64(number)), property: .path, values: [.path(small), .path(large)],
                    times: [0, 1], groups: Array(repeating: .init(timing: timing), count: LayerAnimation.mostGroups),
                    timing: timing)
            ].compactMap(\.self)
            return layer
        }
        root.sublayers = layers.map(\.id)
        return LayerCommit(root: root.id, updates: [root] + layers)
    }

    /// As many gradients over the whole pane as have a message's room, each of which goes from its colours to others without end.
    private static var passingGradients: LayerCommit {
        func colors(_ number: Int) -> [CGColor] {
            (0..<Limits.gradientStops).map { CGColor(gray: CGFloat(($0 + number) % 2), alpha: 0.5) }
        }
        var root = LayerUpdate.plain(1, size: pane)
        let layers = (2...101).map { number in
            var layer = LayerUpdate.plain(UInt64(number), size: pane)
            layer.contents = .gradient(
                GradientContents(
                    course: .conic, colors: colors(number), locations: [], start: CGPoint(x: 0.5, y: 0.5),
                    end: CGPoint(x: 1, y: CGFloat(number) / 100)))
            layer.animations = [
                LayerAnimation(
                    id: .init(rawValue: UInt64(number)), property: .colors,
                    values: [.colors(colors(0)), .colors(colors(1))], times: [0, 1],
                    timing: AnimationTiming(duration: 1, repeatCount: .infinity, autoreverses: true))
            ].compactMap(\.self)
            return layer
        }
        root.sublayers = layers.map(\.id)
        return LayerCommit(root: root.id, updates: [root] + layers)
    }

    /// Each is large in memory and small on the wire.
    private static var manyCommands: [LayerCommit] {
        (0..<4).map { number in
            let pairs = (0..<9990).flatMap { _ in [RecordedDrawing.Command.saveState, .restoreState] }
            return hidden(17) { layer in
                .drawing(
                    RecordedDrawing(commands: pairs + [.setAlpha(CGFloat(number) / CGFloat(layer + 4))]),
                    gravity: .topLeft)
            }
        }
    }

    private static var manyRuns: [LayerCommit] {
        (0..<4).map { number in
            hidden(20) { layer in
                .text(text(runs: Limits.textRuns) { FontDescription(size: CGFloat($0 % 7 + layer + number + 1)) })
            }
        }
    }

    private static func hidden(_ count: Int, _ contents: (Int) -> LayerUpdate.Contents) -> LayerCommit {
        var root = LayerUpdate.plain(1, size: pane)
        let layers = (0..<count).map { number in
            var layer = LayerUpdate.plain(UInt64(number) + 2, size: pane)
            layer.visibility?.isHidden = true
            layer.contents = contents(number)
            return layer
        }
        root.sublayers = layers.map(\.id)
        return LayerCommit(root: root.id, updates: [root] + layers)
    }
}
