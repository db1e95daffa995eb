import CoreGraphics
import LayerRenderer
import QuartzCore
import Testing

@MainActor @Suite("What is drawn beside the main thread") struct DrawingJobTests {
    private static let patience = 10_000

    private static func text(_ words: String, count: Int) -> StyledText {
        StyledText(
            runs: [
                StyledText.Run(
                    text: String(repeating: words, count: count), font: FontDescription(size: 12), color: Scene.black)
            ], lineBreak: .byWordWrapping, maximumLines: 0)
    }

    /// A path of very many corners, stroked with a wide line: no thread is done with it in a moment.
    private static var wideCurves: CGDrawing {
        let path = CGMutablePath()
        path.move(to: .zero)
        for number in 0..<400 {
            let at = CGFloat(number % 97)
            path.addCurve(
                to: CGPoint(x: at, y: 80 - at / 2), control1: CGPoint(x: 100 - at, y: at),
                control2: CGPoint(x: at, y: 3 * at))
        }
        let stroke = CGDrawing.Stroke(width: 300, cap: .round, join: .round, miterLimit: 10)
        return CGDrawing(commands: [
            .setShadow(CGDrawing.Shadow(offset: CGSize(width: 3, height: 3), blur: 9, color: Scene.blue)),
            .text(text("Words and more words. ", count: 40), CGRect(x: 0, y: 0, width: 90, height: 80)),
            .clip(path.copy() ?? path, .evenOdd),
            .stroke(path.copy() ?? path, stroke, CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)),
        ])
    }

    /// Shows the contents in a layer, with an allowance or without, and draws until all is there.
    private func scene(_ allowance: DrawingAllowance?, _ change: (CALayer) -> Void) -> Scene {
        let scene = Scene()
        let pane = scene.add(CGRect(x: 0, y: 0, width: 100, height: 80))
        pane.drawingAllowance = allowance
        let layer = scene.add(CGRect(x: 5, y: 5, width: 90, height: 70), nil, to: pane)
        change(layer)
        scene.renderer.render()
        for _ in 0..<Self.patience where allowance?.hasOverrun == true {
            pane.setNeedsRedraw()
            scene.renderer.render()
        }
        return scene
    }

    private func compare(_ change: (CALayer) -> Void) {
        let allowance = DrawingAllowance(perFrame: .milliseconds(1), inAll: .seconds(1000), clock: { .zero })
        let beside = scene(allowance, change)
        #expect(!allowance.hasOverrun)
        let plain = scene(nil, change)
        #expect(plain.inkBox.area > 100)
        #expect(beside.firstDifference(from: plain.renderer.surface) == nil)
    }

    @Test("A drawing has the same pixels as one that the main thread draws")
    func drawing() {
        compare { $0.layerContents = .drawing(Self.wideCurves) }
    }

    @Test("A long text has the same pixels as one that the main thread lays out and draws", arguments: [0, 0.2])
    func text(angle: CGFloat) {
        compare { layer in
            layer.layerContents = .text(Self.text("Long words. ", count: 200))
            layer.transform = CGAffineTransform(rotationAngle: angle)
        }
    }

    @Test("A large shadow has the same pixels as one that the main thread blurs")
    func shadow() {
        compare { layer in
            layer.backgroundColor = Scene.red
            layer.cornerRadius = 30
            layer.shadowOpacity = 1
            layer.shadowRadius = 60
        }
    }

    @Test("T5 what takes very long does not hold the main thread, and is used up by what it takes aside")
    func given() {
        let allowance = DrawingAllowance(perFrame: .milliseconds(5), inAll: .milliseconds(50))
        let scene = Scene()
        let pane = scene.add(CGRect(x: 0, y: 0, width: 100, height: 80))
        pane.drawingAllowance = allowance
        let layer = scene.add(CGRect(x: 5, y: 5, width: 90, height: 70), nil, to: pane)
        layer.layerContents = .drawing(
            CGDrawing(commands: Array(repeating: Self.wideCurves.commands, count: 500).flatMap(\.self)))
        for _ in 0..<Self.patience where !allowance.isUsedUp {
            pane.setNeedsRedraw()
            scene.renderer.render()
        }
        #expect(allowance.isUsedUp)
        #expect(allowance.spent < .seconds(60))
        allowance.renew()
        #expect(!allowance.isUsedUp)
    }

    @Test(
        "T5 layers that share a slot have one job at a time, and a job that nobody goes on with is no obstacle for long"
    )
    func sharedSlot() {
        let slot = PaintingJobSlot()
        let scene = Scene()
        let panes = (0..<2).map { index in
            let pane = scene.add(CGRect(x: 50 * index, y: 0, width: 50, height: 80))
            pane.drawingAllowance = DrawingAllowance(
                perFrame: .milliseconds(1), inAll: .seconds(1000), slot: slot, clock: { .zero })
            let layer = scene.add(CGRect(x: 5, y: 5, width: 40, height: 70), nil, to: pane)
            layer.layerContents = .drawing(Self.wideCurves)
            return pane
        }
        panes[1].isHidden = true
        panes[0].setNeedsRedraw()
        scene.renderer.render()
        #expect(panes[0].drawingAllowance?.hasOverrun == true)
        // The first is not shown any more, and its job not done.
        panes[0].isHidden = true
        panes[1].isHidden = false
        panes[1].setNeedsRedraw()
        scene.renderer.render()
        #expect(panes[1].drawingAllowance?.hasOverrun == true)
        for _ in 0..<Self.patience where panes[1].drawingAllowance?.hasOverrun == true {
            panes[1].setNeedsRedraw()
            scene.renderer.render()
        }
        #expect(panes[1].drawingAllowance?.hasOverrun == false)
    }
}
