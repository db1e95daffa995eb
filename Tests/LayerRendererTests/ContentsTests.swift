import CoreGraphics
import ImageFiles
import LayerRenderer
import QuartzCore
import Testing

@MainActor @Suite struct ContentsTests {
    private func text(
        _ string: String, size: CGFloat = 17, alignment: StyledText.Alignment = .natural, color: CGColor = Scene.black,
        lines: Int = 1, lineBreak: StyledText.LineBreak = .byTruncatingTail, isRightToLeft: Bool = false
    ) -> LayerContents {
        .text(
            StyledText(
                runs: [.init(text: string, font: FontDescription(size: size), color: color)], alignment: alignment,
                lineBreak: lineBreak, maximumLines: lines, isRightToLeft: isRightToLeft))
    }

    /// Two by two pixels: red, green, blue, black.
    private func image() throws -> CGImage {
        let pixels: [UInt8] = [0, 0, 255, 255, 0, 255, 0, 255, 255, 0, 0, 255, 0, 0, 0, 255]
        return try #require(CGImage(width: 2, height: 2, premultipliedBGRA: Data(pixels)))
    }

    @Test("Left, centred and right text lies where its alignment says")
    func alignment() {
        let boxes = [StyledText.Alignment.left, .center, .right].map { alignment in
            let scene = Scene()
            scene.add(CGRect(x: 0, y: 0, width: 100, height: 80)).layerContents = text("Hi", alignment: alignment)
            scene.renderer.render()
            return scene.inkBox
        }
        #expect(boxes[0].x <= 3)
        #expect(abs(boxes[1].x + boxes[1].maxX - 100) <= 2)
        #expect(boxes[2].maxX >= 97)
        #expect(Set(boxes.map(\.width)).count <= 2)
    }

    @Test("Natural alignment sets text where the interface begins, whatever its letters are", arguments: [false, true])
    func naturalAlignment(isRightToLeft: Bool) {
        for string in ["Latin", "عربي", "עברית", "123"] {
            let scene = Scene()
            scene.add(CGRect(x: 0, y: 0, width: 100, height: 80)).layerContents = text(
                string, isRightToLeft: isRightToLeft)
            scene.renderer.render()
            #expect((scene.inkBox.x > 40) == isRightToLeft, "\(string)")
            #expect((scene.inkBox.maxX > 95) == isRightToLeft, "\(string)")
        }
    }

    @Test("Text stands in the middle of the height")
    func verticalCentre() {
        let scene = Scene()
        scene.add(CGRect(x: 0, y: 0, width: 100, height: 80)).layerContents = text("xz")
        scene.renderer.render()
        #expect(abs(scene.inkBox.y + scene.inkBox.maxY - 80) <= 6)
    }

    @Test("As many lines are drawn as fit the height, at least one")
    func linesByHeight() {
        func height(_ available: CGFloat) -> Int {
            let scene = Scene()
            let layer = scene.add(CGRect(x: 0, y: 0, width: 60, height: available))
            layer.layerContents = text("one two three four five six seven eight", size: 14, lines: 0)
            scene.renderer.render()
            return scene.inkBox.height
        }
        #expect(height(10) < 18)
        #expect((25...38).contains(height(36)))
        #expect((42...58).contains(height(56)))
    }

    @Test("Clipped text ends at the bounds and truncated text before them")
    func clippedText() {
        func edge(_ lineBreak: StyledText.LineBreak) -> Int {
            let scene = Scene()
            let layer = scene.add(CGRect(x: 0, y: 0, width: 50, height: 30))
            layer.layerContents = text("wwwwwwwwwwwwwwwwwwww", lineBreak: lineBreak)
            scene.renderer.render()
            return scene.inkBox.maxX
        }
        #expect(edge(.byClipping) == 50)
        #expect(edge(.byTruncatingTail) <= 50)
    }

    @Test("Runs keep their colours, and opacity weakens them")
    func runColors() {
        let scene = Scene()
        let layer = scene.add(CGRect(x: 0, y: 0, width: 100, height: 80))
        layer.layerContents = .text(
            StyledText(runs: [
                .init(text: "█", font: FontDescription(size: 30), color: Scene.red),
                .init(text: "█", font: FontDescription(size: 30), color: Scene.blue),
            ]))
        scene.renderer.render()
        #expect(scene.pixel(5, 40) == [255, 0, 0])
        #expect(scene.pixel(scene.inkBox.maxX - 4, 40) == [0, 0, 255])
        layer.opacity = 0.5
        scene.renderer.render()
        #expect((126...129).contains(scene.pixel(5, 40)[1]))
    }

    @Test("Emoji bring their own colours and follow the opacity")
    func emoji() {
        let scene = Scene()
        let layer = scene.add(CGRect(x: 0, y: 0, width: 100, height: 80))
        layer.layerContents = text("🟥", size: 40)
        scene.renderer.render()
        let opaque = scene.pixel(20, 40)
        #expect(opaque[0] > 180 && opaque[1] < 100)
        layer.opacity = 0.5
        scene.renderer.render()
        #expect(scene.pixel(20, 40)[1] > opaque[1] + 60)
    }

    @Test("Images are placed by gravity and scaled by their pixels per point")
    func images() throws {
        let scene = Scene()
        let layer = scene.add(CGRect(x: 10, y: 10, width: 40, height: 40))
        layer.contents = try image()
        scene.renderer.render()
        #expect(scene.inkBox == PixelRect(x: 10, y: 10, width: 40, height: 40))
        #expect(scene.pixel(12, 12) == [255, 0, 0])
        #expect(scene.pixel(47, 12) == [0, 255, 0])
        layer.contentsGravity = .center
        scene.renderer.render()
        #expect(scene.inkBox == PixelRect(x: 29, y: 29, width: 2, height: 2))
        #expect(scene.pixel(29, 30) == [0, 0, 255])
        layer.contentsGravity = .bottomRight
        layer.contentsScale = 0.5
        scene.renderer.render()
        #expect(scene.inkBox == PixelRect(x: 46, y: 46, width: 4, height: 4))
    }

    @Test("Drawings are played in the coordinates of the bounds and cut at them")
    func drawings() {
        let scene = Scene()
        let layer = scene.add(CGRect(x: 10, y: 10, width: 40, height: 40))
        let context = CGContext()
        context.setFillColor(Scene.red)
        context.fill(CGRect(x: -20, y: 10, width: 100, height: 5))
        context.saveGState()
        context.translateBy(x: 20, y: 20)
        context.setAlpha(0.5)
        context.setFillColor(Scene.black)
        context.fillEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
        context.restoreGState()
        context.setStrokeColor(Scene.blue)
        context.setLineWidth(2)
        context.stroke(CGRect(x: 1, y: 1, width: 38, height: 5))
        layer.layerContents = .drawing(context.drawing)
        scene.renderer.render()
        #expect(scene.inkBox == PixelRect(x: 10, y: 10, width: 40, height: 40 - 10))
        #expect(scene.pixel(10, 22) == [255, 0, 0])
        #expect((126...129).contains(scene.pixel(35, 35)[0]))
        #expect(scene.pixel(10, 10) == [0, 0, 255])
    }

    @Test("Drawings with senseless commands draw the rest")
    func hostileDrawing() throws {
        let image = try image()
        let scene = Scene()
        let layer = scene.add(CGRect(x: 0, y: 0, width: 100, height: 80))
        let box = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
        let broken = CGPath(segments: [
            .close, .line(CGPoint(x: CGFloat.nan, y: 1)), .quadCurve(control: .zero, end: CGPoint(x: 1e300, y: 5)),
        ])
        layer.layerContents = .drawing(
            CGDrawing(
                commands: [
                    .restoreState, .restoreState, .saveState, .concatenate(CGAffineTransform(scaleX: 0, y: 0)),
                    .fill(box, .winding, Scene.blue), .restoreState, .fill(broken, .winding, Scene.white),
                    .stroke(broken, .init(width: .nan, cap: .butt, join: .miter, miterLimit: .nan), Scene.red),
                    .stroke(broken, .init(width: 1, cap: .round, join: .miter, miterLimit: -5), Scene.white),
                    .image(image, .infinite),
                    .fill(box, .evenOdd, Scene.red),
                ] + Array(repeating: .saveState, count: 2000)))
        scene.renderer.render()
        #expect(scene.pixel(10, 10) == [255, 0, 0])
        layer.isHidden = true
        scene.renderer.render()
        #expect(scene.inkBox.isEmpty)
    }

    @Test("A picture written as PNG reads back the same")
    func png() throws {
        let scene = Scene()
        scene.add(CGRect(x: 10, y: 10, width: 40, height: 40), Scene.red).cornerRadius = 9
        scene.renderer.render()
        let image = try PNGFile.decode(scene.renderer.surface.pngData())
        #expect(image.width == 100 && image.height == 80)
        #expect(Array(image.pixels)[(10 * 400 + 20 * 4)..<(10 * 400 + 20 * 4 + 4)] == [0, 0, 255, 255])
        let drawn = Array(scene.renderer.surface.bytes).enumerated().filter { $0.offset % 4 != 3 }.map(\.element)
        #expect(Array(image.pixels).enumerated().filter { $0.offset % 4 != 3 }.map(\.element) == drawn)
    }
}
