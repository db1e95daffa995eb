import CoreGraphics
import LayerRenderer
import QuartzCore
import Testing

@MainActor @Suite("Layers that come from elsewhere") struct ForeignLayerTests {
    private final class Failures {
        var reasons: [String] = []
    }

    private let failures = Failures()

    /// A layer with what may be in one, in a group that is half transparent and cut at round corners.
    ///
    /// - Parameter isForeign: Whether somebody is told where it cannot be drawn.
    private func arrange(isForeign: Bool) -> (scene: Scene, changing: CALayer) {
        let scene = Scene()
        let group = scene.add(CGRect(x: 5, y: 5, width: 80, height: 70), Scene.green)
        group.opacity = 0.5
        group.cornerRadius = 20
        group.masksToBounds = true
        let pane = scene.add(CGRect(x: 10, y: 8, width: 75, height: 70), nil, to: group)
        if isForeign { pane.onDrawingFailure = { [failures] in failures.reasons.append($0) } }
        let turned = scene.add(CGRect(x: 20, y: 10, width: 40, height: 30), Scene.red, to: pane)
        turned.setAffineTransform(CGAffineTransform(rotationAngle: 0.4))
        turned.shadowOpacity = 0.7
        turned.shadowRadius = 4
        let text = scene.add(CGRect(x: 0, y: 40, width: 70, height: 20), nil, to: pane)
        text.layerContents = .text(
            StyledText(runs: [.init(text: "Words", font: FontDescription(size: 15), color: Scene.black)]))
        scene.add(CGRect(x: 50, y: 0, width: 50, height: 50), Scene.blue, to: pane).opacity = 0.3
        scene.renderer.render()
        return (scene, turned)
    }

    @Test("They have the pixels that they would have without, when they are drawn first and when a part is drawn anew")
    func samePixels() {
        let (own, ownChanging) = arrange(isForeign: false)
        let (foreign, foreignChanging) = arrange(isForeign: true)
        #expect(own.inkBox.area > 1000)
        #expect(foreign.firstDifference(from: own.renderer.surface) == nil)
        let before = own.pixel(45, 30)
        for (scene, layer) in [(own, ownChanging), (foreign, foreignChanging)] {
            layer.backgroundColor = Scene.black
            #expect(!scene.renderer.render().isEmpty)
        }
        #expect(own.pixel(45, 30) != before)
        #expect(foreign.firstDifference(from: own.renderer.surface) == nil)
        #expect(failures.reasons.isEmpty)
    }
}
