import CoreGraphics
import DrawingRenderer
import Glibc
import Testing

@MainActor @Suite struct DrawingTests {
    private let clear = [0, 0, 0, 0]
    private let red = [255, 0, 0, 255]

    @Test("Dashes leave gaps, and begin where the phase says")
    func dashes() {
        let canvas = Canvas { context in
            context.setStrokeColor(Canvas.red)
            context.setLineWidth(4)
            context.setLineDash(phase: 5, lengths: [10, 5])
            context.strokeLineSegments(between: [CGPoint(x: 0, y: 10), CGPoint(x: 40, y: 10)])
        }
        #expect(canvas[2, 10] == red)
        #expect(canvas[7, 10] == clear)
        #expect(canvas[12, 10] == red)
        #expect(canvas[22, 10] == clear)
    }

    @Test("M5 dashes of more corners than may be are left out, and the line is whole")
    func dearDashes() {
        func line(width: CGFloat, cap: CGLineCap) -> Canvas {
            Canvas { context in
                context.setStrokeColor(Canvas.red)
                context.setLineWidth(width)
                context.setLineCap(cap)
                context.setLineDash(phase: 0, lengths: [10, 300])
                context.strokeLineSegments(between: [CGPoint(x: -1e6, y: 10), CGPoint(x: 1e6, y: 10)])
            }
        }
        // 6452 dashes, each with two ends that are half a circle together: with as many corners as a wide pen has.
        #expect((0..<40).contains { line(width: 10, cap: .round)[$0, 10] == clear })
        #expect((0..<40).allSatisfy { line(width: 10_000, cap: .round)[$0, 10] == red })
        #expect((0..<40).contains { line(width: 10_000, cap: .butt)[$0, 10] == clear })
    }

    /// From side to side and back, a tenth of a point further down each time.
    private func hatch(_ count: Int) -> CGPath {
        CGPath(
            segments: (0..<count).map { number in
                let point = CGPoint(x: CGFloat(number % 2) * 40, y: 20 + CGFloat(number % 20) / 10)
                return number == 0 ? .move(point) : .line(point)
            })
    }

    @Test(
        "T5 a line is charged before it is drawn, by the corners of its pen: beyond what may be it is left out",
        arguments: [(2000, 10, true), (20_000, 1, true), (20_000, 30_000, false)] as [(Int, CGFloat, Bool)])
    func dearLines(count: Int, width: CGFloat, isDrawn: Bool) {
        let stroke = CGDrawing.Stroke(width: width, cap: .round, join: .round, miterLimit: 10)
        let image = CGDrawing(commands: [.stroke(hatch(count), stroke, Canvas.red)])
            .image(size: Canvas.box.size, scale: 1)
        #expect(image?.pixels.contains { $0 != 0 } == isDrawn)
    }

    @Test(
        "T9 an area is charged before it is filled, by the rows that its edges cross: beyond what may be it is left out",
        arguments: [(5000, 1, true), (20_000, 1, true), (20_000, 20, false)])
    func dearAreas(count: Int, times: Int, isLastDrawn: Bool) {
        let upright = CGPath(
            segments: (0..<count).map { number in
                let point = CGPoint(x: CGFloat(number % 39), y: CGFloat(number % 2) * 40)
                return number == 0 ? .move(point) : .line(point)
            })
        var commands = Array(repeating: CGDrawing.Command.fill(upright, .winding, Canvas.red), count: times)
        commands.append(.fill(upright, .winding, Canvas.blue))
        let image = CGDrawing(commands: commands).image(size: Canvas.box.size, scale: 1)
        let pixels = image.map { Array($0.pixels) } ?? []
        #expect(pixels.contains { $0 != 0 })
        // Blue comes first in a pixel.
        let blues = stride(from: 0, to: pixels.count, by: 4).map { pixels[$0] }
        #expect((blues.max() ?? 0 > 100) == isLastDrawn)
    }

    @Test("Upright rectangles are charged by their pixels alone, so that a drawing of columns has them all")
    func columns() {
        let column = CGPath(rect: CGRect(x: 3, y: 0, width: 1, height: 40))
        var commands = Array(repeating: CGDrawing.Command.fill(column, .winding, Canvas.red), count: 120_000)
        commands.append(.fill(CGPath(rect: CGRect(x: 20, y: 0, width: 1, height: 40)), .winding, Canvas.blue))
        let pixels = CGDrawing(commands: commands).image(size: Canvas.box.size, scale: 1).map { Array($0.pixels) } ?? []
        #expect(pixels.count > 84 && Array(pixels[80..<84]) == [255, 0, 0, 255])
    }

    @Test("M7 a path of very many upright lines covers what one of a few covers")
    func grids() {
        func grid(_ count: Int, isReversed: Bool) -> Canvas {
            Canvas { context in
                context.setFillColor(Canvas.red)
                for number in 0..<count {
                    let at = CGFloat((isReversed ? count - 1 - number : number) % 20 * 2)
                    context.addRect(CGRect(x: at, y: 0, width: 1, height: 40))
                }
                context.fillPath()
            }
        }
        let few = grid(20, isReversed: false)
        for many in [grid(2000, isReversed: false), grid(2000, isReversed: true)] {
            for x in 0..<40 { #expect(many[x, 20] == few[x, 20]) }
            #expect(many[0, 0] == red)
            #expect(many[1, 1] == clear)
        }
    }

    @Test("M7 a line of very many upright parts covers what one of a few covers")
    func gridLines() {
        func grid(_ count: Int) -> Canvas {
            Canvas { context in
                context.setStrokeColor(Canvas.red)
                context.setLineWidth(1)
                for number in 0..<count {
                    let at = CGFloat(number % 10 * 4) + 0.5
                    context.move(to: CGPoint(x: at, y: 0))
                    context.addLine(to: CGPoint(x: at, y: 40))
                }
                context.strokePath()
            }
        }
        let (few, many) = (grid(10), grid(2000))
        for x in 0..<40 { #expect(many[x, 20] == few[x, 20]) }
        #expect(many[0, 0] == red)
        #expect(many[2, 2] == clear)
    }

    @Test("An arc turns the way that the screen says, and even-odd leaves the inner shape out")
    func arcs() {
        let canvas = Canvas { context in
            context.setFillColor(Canvas.red)
            context.move(to: CGPoint(x: 20, y: 20))
            context.addArc(
                center: CGPoint(x: 20, y: 20), radius: 15, startAngle: 0, endAngle: .pi / 2, clockwise: false)
            context.closePath()
            context.fillPath()
        }
        #expect(canvas[27, 27] == red)
        #expect(canvas[13, 27] == clear)
        #expect(canvas[27, 13] == clear)
        let ring = Canvas { context in
            context.setFillColor(Canvas.red)
            context.addEllipse(in: Canvas.box)
            context.addEllipse(in: Canvas.box.insetBy(dx: 10, dy: 10))
            context.fillPath(using: .evenOdd)
        }
        #expect(ring[5, 20] == red)
        #expect(ring[20, 20] == clear)
    }

    @Test("A linear gradient runs from color to color, and beyond its ends only where it is told to")
    func linearGradient() throws {
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: [Canvas.red, Canvas.blue], locations: nil))
        func canvas(_ options: CGGradientDrawingOptions) -> Canvas {
            Canvas { context in
                context.drawLinearGradient(
                    gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0), options: options)
            }
        }
        let plain = canvas([])
        #expect(plain[5, 20] == clear && plain[35, 20] == clear)
        #expect(plain.isNear(20, 20, [124, 0, 131, 255], within: 12))
        let long = canvas([.drawsBeforeStartLocation, .drawsAfterEndLocation])
        #expect(long[5, 20] == red && long[35, 20] == [0, 0, 255, 255])
        let half = canvas(.drawsAfterEndLocation)
        #expect(half[5, 20] == clear && half[35, 20] == [0, 0, 255, 255])
    }

    @Test("A radial gradient grows from its centre, a conic one goes round it")
    func roundGradients() throws {
        let gradient = try #require(
            CGGradient(colorsSpace: nil, colors: [Canvas.red, Canvas.green, Canvas.blue], locations: [0, 0.5, 1]))
        let middle = CGPoint(x: 20, y: 20)
        let radial = Canvas {
            $0.drawRadialGradient(
                gradient, startCenter: middle, startRadius: 0, endCenter: middle, endRadius: 20, options: [])
        }
        #expect(radial.isNear(20, 20, red, within: 25))
        #expect(radial.isNear(20, 10, [0, 255, 0, 255], within: 20))
        #expect(radial[0, 0] == clear)
        let conic = Canvas { $0.drawConicGradient(gradient, center: middle, angle: 0) }
        #expect(conic.isNear(38, 21, red, within: 25))
        #expect(conic.isNear(1, 20, [0, 255, 0, 255], within: 25))
        #expect(conic.isNear(38, 18, [0, 0, 255, 255], within: 25))
    }

    @Test(
        "Blend modes combine as their formulas say",
        arguments: [
            (CGBlendMode.multiply, [0, 0, 0, 255]), (.screen, [255, 255, 0, 255]), (.difference, [255, 255, 0, 255]),
            (.plusLighter, [255, 255, 0, 255]), (.clear, [0, 0, 0, 0]), (.copy, [255, 0, 0, 255]),
            (.destinationOver, [0, 255, 0, 255]), (.destinationOut, [0, 0, 0, 0]), (.xor, [0, 0, 0, 0]),
            (.sourceIn, [255, 0, 0, 255]), (.darken, [0, 0, 0, 255]),
        ])
    func blendModes(mode: CGBlendMode, expected: [Int]) {
        let canvas = Canvas { context in
            context.setFillColor(Canvas.green)
            context.fill(Canvas.box)
            context.setBlendMode(mode)
            context.setFillColor(Canvas.red)
            context.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
        }
        #expect(canvas[20, 20] == expected)
        #expect(canvas[2, 2] == [0, 255, 0, 255], "what lies beside the shape stays")
    }

    @Test("A shadow falls behind what is drawn, by its offset, and not through a transform")
    func shadow() {
        let canvas = Canvas { context in
            context.setShadow(offset: CGSize(width: 10, height: 0), blur: 0, color: Canvas.blue)
            context.rotate(by: .pi / 2)
            context.setFillColor(Canvas.red)
            context.fill(CGRect(x: 10, y: -20, width: 10, height: 10))
        }
        #expect(canvas[15, 15] == red)
        #expect(canvas[25, 15] == [0, 0, 255, 255])
        #expect(canvas[35, 15] == clear)
        let soft = Canvas { context in
            context.setShadow(offset: .zero, blur: 8)
            context.fillEllipse(in: CGRect(x: 15, y: 15, width: 10, height: 10))
        }
        #expect((5...70).contains(soft[20, 12][3]))
        #expect(soft[1, 1] == clear)
    }

    @Test("A transparency layer is drawn as one: its parts do not show through each other")
    func transparencyLayer() {
        let canvas = Canvas { context in
            context.setAlpha(0.5)
            context.beginTransparencyLayer()
            context.setFillColor(Canvas.green)
            context.fill(Canvas.box)
            context.setFillColor(Canvas.red)
            context.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
            context.endTransparencyLayer()
            context.setFillColor(Canvas.blue)
            context.fill(CGRect(x: 0, y: 35, width: 40, height: 5))
        }
        #expect(canvas.isNear(20, 20, [128, 0, 0, 128]))
        #expect(canvas.isNear(2, 2, [0, 128, 0, 128]))
        #expect(canvas.isNear(2, 38, [0, 64, 128, 191]), "the opacity of before is back")
    }

    @Test("Core Graphics hangs images upside down where y grows downwards")
    func images() throws {
        let image = try #require(
            CGImage(width: 1, height: 2, premultipliedBGRA: Data([0, 0, 255, 255, 255, 0, 0, 255])))
        let canvas = Canvas { context in
            context.draw(image, in: CGRect(x: 0, y: 0, width: 20, height: 40))
            context.drawUpright(image, in: CGRect(x: 20, y: 0, width: 20, height: 40))
        }
        #expect(canvas[5, 2] == [0, 0, 255, 255] && canvas[5, 38] == red)
        #expect(canvas[25, 2] == red && canvas[25, 38] == [0, 0, 255, 255])
    }

    @Test("A recording in a recording keeps its own opacity and is cut at its area")
    func nested() {
        let inner = CGContext()
        inner.setAlpha(0.5)
        inner.setFillColor(Canvas.red)
        inner.fill(CGRect(x: -10, y: -10, width: 100, height: 100))
        let canvas = Canvas { context in
            context.setAlpha(0.5)
            context.draw(
                inner.drawing, of: CGSize(width: 10, height: 10), in: CGRect(x: 10, y: 10, width: 20, height: 20))
        }
        #expect(canvas.isNear(20, 20, [64, 0, 0, 64]))
        #expect(canvas[5, 5] == clear && canvas[32, 20] == clear)
    }

    @Test("A drawing that opens layers without end, or shadows without end, still ends")
    func hostile() {
        let black = CGColor(gray: 0, alpha: 1)
        let fill = CGDrawing.Command.fill(CGPath(rect: Canvas.box), .winding, black)
        let shadow = CGDrawing.Shadow(offset: .zero, blur: 1e9, color: black)
        let commands =
            Array(repeating: CGDrawing.Command.beginLayer, count: 3000) + [.endLayer, .restoreState, fill]
            + [.setShadow(shadow)] + Array(repeating: fill, count: 3)
        let image = CGDrawing(commands: commands).image(size: Canvas.box.size, scale: 1)
        #expect(image?.pixels.first { $0 == 255 } == 255)
        #expect(CGDrawing().image(size: CGSize(width: 1e6, height: 1e6), scale: 1) == nil)
    }

    /// Straight lines that cross each other as often as they can.
    private func zigzag(_ count: Int) -> CGPath {
        CGPath(
            segments: (0..<count).map { index in
                let point = CGPoint(x: CGFloat(index * 7919 % 401) / 10, y: CGFloat(index * 104_729 % 397) / 10)
                return index == 0 ? .move(point) : .line(point)
            })
    }

    /// The time that a processor has worked for this thread, which does not pass while others run.
    private var processorTime: Duration {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }

    @Test("A drawing of tangled clips, endless dashes, enormous lines or layers of paint ends in time")
    func costly() {
        let black = CGColor(gray: 0, alpha: 1)
        let fill = CGDrawing.Command.fill(CGPath(rect: Canvas.box), .winding, black)
        let dashes = CGDrawing.Stroke(width: 1, cap: .round, join: .miter, miterLimit: 10, dash: [0.3, 0.3])
        let wide = CGDrawing.Stroke(width: 1e9, cap: .round, join: .round, miterLimit: 1e9)
        let long = CGPath(segments: [.move(CGPoint(x: -1e9, y: 5)), .line(CGPoint(x: 1e9, y: 6))])
        let drawings: [[CGDrawing.Command]] = [
            [.clip(zigzag(1000), .evenOdd)] + Array(repeating: fill, count: 10_000),
            [.clip(zigzag(8000), .evenOdd), .fill(zigzag(8000), .winding, black)],
            Array(repeating: .stroke(long, dashes, black), count: 5000),
            [.stroke(zigzag(1000), wide, black)],
        ]
        for commands in drawings {
            let start = processorTime
            #expect(CGDrawing(commands: commands).image(size: Canvas.box.size, scale: 1) != nil)
            #expect(processorTime - start < .seconds(60))
        }
    }

    @Test("A shadow of a path whose coordinates are no numbers is left out")
    func shadowOfNothing() {
        let black = CGColor(gray: 0, alpha: 1)
        let broken = CGPath(segments: [.move(CGPoint(x: CGFloat.nan, y: 1)), .line(CGPoint(x: CGFloat.infinity, y: 1))])
        let commands: [CGDrawing.Command] = [
            .setShadow(CGDrawing.Shadow(offset: .zero, blur: 2, color: black)), .fill(broken, .winding, black),
            .setShadow(nil), .fill(CGPath(rect: Canvas.box), .winding, black),
        ]
        let image = CGDrawing(commands: commands).image(size: Canvas.box.size, scale: 1)
        #expect(image?.pixels.last == 255)
    }

    @Test("A text without runs, with styles of paragraphs, draws nothing")
    func textWithoutRuns() {
        let text = StyledText(runs: [], paragraphs: [.init()])
        let image = CGDrawing(commands: [.text(text, Canvas.box)]).image(size: Canvas.box.size, scale: 1)
        #expect(image?.pixels.allSatisfy { $0 == 0 } == true)
    }

    @Test("A mask for which there is no group any more takes nothing away")
    func refusedMask() {
        let canvas = Canvas { context in
            for _ in 0..<8 { context.beginTransparencyLayer() }
            context.setFillColor(Canvas.red)
            context.fill(Canvas.box)
            context.setBlendMode(.destinationIn)
            context.beginTransparencyLayer()
            context.fill(CGRect(x: 20, y: 20, width: 10, height: 10))
            context.endTransparencyLayer()
            context.setBlendMode(.normal)
            context.setFillColor(Canvas.green)
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        }
        #expect(canvas[30, 35] == red && canvas[25, 25] == red)
        #expect(canvas[2, 2] == [0, 255, 0, 255])
    }
}
