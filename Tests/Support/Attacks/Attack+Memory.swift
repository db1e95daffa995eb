import CoreGraphics
import Foundation
import PluginProtocol
import QuartzCore

extension Attack {
    /// What is small on the wire and large in the host.
    package static let memory: [Attack] = [
        Attack("M2", "hidden layers with endless paths", hiddenPaths),
        Attack("M2", "as many endless paths as there is room for", allowedPaths),
        Attack("M2", "endless paths in one message", [hiddenPaths(in: 2..<101)]),
        Attack("M2", "large drawings of a pixel that replace each other", replacedDrawings),
        Attack("M3", "a text of nothing but line ends in many runs", showing: .text(lineEnds)),
        Attack(
            "M4", "a picture that is released while it is shown", images: [picture].compactMap(\.self),
            [shownAndReleased]),
        Attack("M5", "dashes with round caps, wide", drawing: wideDashes(lines: 14)),
        Attack("M7", "a fill that is a grid of rectangles", drawing: [grid(asStroke: false)]),
        Attack("M7", "a line that is a grid", drawing: [grid(asStroke: true)]),
        Attack("M7", "curves far larger than any screen", drawing: hugeCurves),
        Attack("M7", "groups in each other", groups(in: 60)),
        Attack("M7", "masks in each other", groups(in: 60, asMasks: true)),
    ]

    /// A path whose steps take a byte each on the wire.
    private static var closes: CGPath {
        let path = CGMutablePath()
        path.move(to: .zero)
        for _ in 1..<Limits.standard.pathSteps { path.closeSubpath() }
        return path.copy() ?? path
    }

    private static var hiddenPaths: [LayerCommit] {
        let layersOfCommit: UInt64 = 50
        return (0..<UInt64(40)).map { number in
            let first = 2 + number * layersOfCommit
            return hiddenPaths(in: first..<first + layersOfCommit)
        }
    }

    /// Each has 2.2 MB.
    private static var allowedPaths: [LayerCommit] {
        [hiddenPaths(in: 2..<8), hiddenPaths(in: 8..<16)]
    }

    /// All layers before these are there already.
    private static func hiddenPaths(in ids: Range<UInt64>) -> LayerCommit {
        let closes = closes
        var root = LayerUpdate.plain(1, size: pane)
        let layers = ids.map { id in
            var layer = LayerUpdate.plain(id, size: pane)
            layer.visibility?.isHidden = true
            layer.contents = .shape(.filled(closes))
            layer.shadow?.path = closes
            return layer
        }
        root.sublayers = (2..<ids.upperBound).map { LayerID(rawValue: $0) }
        return LayerCommit(root: root.id, updates: [root] + layers)
    }

    /// What is kept of each is a pixel and the drawing.
    private static var replacedDrawings: [LayerCommit] {
        let pairs = (0..<9990).flatMap { _ in [RecordedDrawing.Command.saveState, .restoreState] }
        return (0..<150).map { number in
            var root = LayerUpdate.plain(1, size: CGSize(width: 1, height: 1))
            let drawing = RecordedDrawing(commands: pairs + [.setAlpha(CGFloat(number) / 150)])
            root.contents = .drawing(drawing, gravity: .topLeft)
            return LayerCommit(root: root.id, updates: [root])
        }
    }

    private static let picture = CGImage(
        width: 100, height: 100, premultipliedBGRA: Data(repeating: 255, count: 40_000))

    private static var shownAndReleased: LayerCommit {
        var root = LayerUpdate.plain(1, size: pane)
        guard let picture else { return LayerCommit(root: root.id, updates: [root]) }
        root.contents = .image(ImageHash(picture), scale: 1, gravity: .resize)
        return LayerCommit(root: root.id, updates: [root], releasedImages: [ImageHash(picture)])
    }

    private static var lineEnds: StyledText {
        let ends = 90_000
        let ofEach = ends / Limits.textRuns
        var style = StyledText.Paragraph()
        style.lineBreak = .byClipping
        let runs = (0..<Limits.textRuns).map { index in
            StyledText.Run(
                text: String(repeating: "\n", count: ofEach), font: FontDescription(size: 10),
                color: CGColor(gray: CGFloat(index) / CGFloat(Limits.textRuns), alpha: 1), paragraph: 0)
        }
        return StyledText(runs: runs, paragraphs: [style], lineBreak: .byWordWrapping, maximumLines: 0)
    }

    /// Lines of 1000 points' width with 50,000 dashes each.
    static func wideDashes(lines: Int) -> [RecordedDrawing.Command] {
        (0..<lines).map { number in
            let path = CGMutablePath()
            path.move(to: CGPoint(x: 0, y: CGFloat(number)))
            path.addLine(to: CGPoint(x: 1000, y: CGFloat(number)))
            return .stroke(
                path.copy() ?? path,
                CGDrawing.Stroke(width: 1000, cap: .round, join: .round, miterLimit: 10, dash: [0.01, 0.01]),
                CGColor(gray: 0, alpha: 0.1))
        }
    }

    private static func grid(asStroke: Bool) -> RecordedDrawing.Command {
        let path = CGMutablePath()
        if asStroke {
            for number in 0..<4990 {
                let at = CGFloat(number) * 0.05
                path.move(to: CGPoint(x: at, y: 0))
                path.addLine(to: CGPoint(x: at, y: 300))
                path.move(to: CGPoint(x: 0, y: at))
                path.addLine(to: CGPoint(x: 400, y: at))
            }
            return .stroke(
                path.copy() ?? path, CGDrawing.Stroke(width: 0.03, cap: .butt, join: .miter, miterLimit: 10),
                CGColor(gray: 0, alpha: 1))
        }
        for number in 0..<1990 {
            let at = CGFloat(number) * 0.15
            path.addRect(CGRect(x: at, y: 0, width: 0.07, height: 300))
            path.addRect(CGRect(x: 0, y: at, width: 400, height: 0.07))
        }
        return .fill(path.copy() ?? path, .evenOdd, CGColor(gray: 0, alpha: 1))
    }

    private static var hugeCurves: [RecordedDrawing.Command] {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: -1e6, y: -1e6))
        for number in 0..<(Limits.standard.pathSteps - 1) {
            let side: CGFloat = number.isMultiple(of: 2) ? 1 : -1
            path.addCurve(
                to: CGPoint(x: 1e6 * side, y: 1e6 * side), control1: CGPoint(x: -1e6, y: 1e6 * side),
                control2: CGPoint(x: 1e6, y: -1e6 * side))
        }
        return [.fill(path.copy() ?? path, .evenOdd, CGColor(gray: 0, alpha: 1))]
    }

    /// Layers as large as the pane in each other, each of which has to be drawn by itself.
    private static func groups(in depth: UInt64, asMasks: Bool = false) -> [LayerCommit] {
        let updates = (1...depth).map { number in
            var layer = LayerUpdate.plain(number, size: pane)
            layer.visibility?.opacity = 0.99
            let color = CGColor(red: CGFloat(number) / 100, green: 0, blue: 0, alpha: 0.5)
            layer.appearance = .init(
                backgroundColor: color, cornerRadius: 5, borderWidth: 1, borderColor: color, maskedCorners: .all,
                cornerCurve: .circular)
            guard number < depth else { return layer }
            let next = LayerID(rawValue: number + 1)
            if asMasks { layer.clipping?.mask = next } else { layer.sublayers = [next] }
            return layer
        }
        return [LayerCommit(root: updates[0].id, updates: updates)]
    }
}
