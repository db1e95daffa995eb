import CoreGraphics
import LayerRenderer
import QuartzCore
import Testing
import TextLayout

@MainActor @Suite("Where text stands in the height of its layer")
struct VerticalAlignmentTests {
    private func text(
        _ string: String, _ alignment: StyledText.VerticalAlignment, size: CGFloat = 16, lines: Int = 1
    ) -> StyledText {
        StyledText(
            runs: [.init(text: string, font: FontDescription(size: size), color: Scene.black)],
            verticalAlignment: alignment, maximumLines: lines)
    }

    private func drawn(_ text: StyledText, in frame: CGRect) -> Scene {
        let scene = Scene()
        scene.add(frame).layerContents = .text(text)
        scene.renderer.render()
        return scene
    }

    @Test("Text that says nothing of it stands in the middle, to the pixel")
    func unsaid() {
        let frame = CGRect(x: 0, y: 0, width: 100, height: 80)
        let plain = StyledText(runs: [.init(text: "Hxg", font: FontDescription(size: 16), color: Scene.black)])
        let scene = drawn(plain, in: frame)
        #expect(scene.firstDifference(from: drawn(text("Hxg", .center), in: frame).renderer.surface) == nil)
        #expect(abs(scene.inkBox.y + scene.inkBox.maxY - 80) <= 6)
    }

    @Test(
        "At the top or the bottom text looks as in the middle of a layer there that is as high as its lines",
        arguments: [1, 3])
    func edges(lines: Int) {
        let words = "one two three four five six seven"
        let high = CGRect(x: 0, y: 0, width: 60, height: 80)
        let height = text(words, .center, lines: lines).metrics(in: high.size).size.height
        for (alignment, y) in [(StyledText.VerticalAlignment.top, 0), (.bottom, 80 - height)] {
            let there = drawn(
                text(words, .center, lines: lines), in: CGRect(x: 0, y: y, width: 60, height: height))
            let scene = drawn(text(words, alignment, lines: lines), in: high)
            #expect(scene.firstDifference(from: there.renderer.surface) == nil, "\(alignment)")
            #expect(!scene.inkBox.isEmpty)
        }
    }

    @Test(
        "A line that is higher than its layer goes beyond the other edge, and all of it is drawn and taken away again")
    func overflow() {
        for (alignment, top) in [(StyledText.VerticalAlignment.top, 38.0), (.bottom, 2)] {
            let low = CGRect(x: 0, y: 38, width: 100, height: 4)
            let scene = drawn(text("Hxg", alignment, size: 30), in: low)
            let height = text("Hxg", alignment, size: 30).metrics(width: nil).size.height
            #expect(height > 34)
            let y = alignment == .top ? top : 42 - height
            let whole = drawn(text("Hxg", .center, size: 30), in: CGRect(x: 0, y: y, width: 100, height: height))
            #expect(scene.inkBox == whole.inkBox, "\(alignment)")
            scene.root.children[0].layerContents = .none
            scene.renderer.render()
            #expect(scene.inkBox.isEmpty, "\(alignment)")
        }
    }

    @Test("While the height is animated, text keeps to the edge that its alignment names")
    func animated() {
        for (alignment, shift) in [(StyledText.VerticalAlignment.top, 0), (.center, 20), (.bottom, 40)] {
            let scene = drawn(text("Hxg", alignment), in: CGRect(x: 0, y: 0, width: 100, height: 40))
            let atRest = scene.inkBox
            scene.root.children[0].anchorPoint = .zero
            scene.root.children[0].position = .zero
            let tall = CABasicAnimation(keyPath: "bounds.size")
            tall.fromValue = CGSize(width: 100, height: 80)
            tall.toValue = CGSize(width: 100, height: 80)
            tall.duration = 1
            scene.root.children[0].add(tall, forKey: nil)
            scene.tree.startAnimations(at: 0)
            scene.renderer.render(at: 0.5)
            #expect(scene.inkBox.y == atRest.y + shift, "\(alignment)")
            #expect(scene.inkBox.height == atRest.height)
        }
    }
}
