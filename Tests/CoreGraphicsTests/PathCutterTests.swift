import CoreGraphics
import SeededRandom
import Testing

@Suite("Paths that are cut to a box") struct PathCutterTests {
    private static let box = CGRect(x: -10, y: -20, width: 100, height: 80)

    @Test("A path within the box stays what it is, with quadratic curves as cubic ones")
    func within() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 30, y: 4))
        path.addCurve(to: CGPoint(x: 5, y: 6), control1: CGPoint(x: 7, y: 8), control2: CGPoint(x: 9, y: 10))
        path.closeSubpath()
        #expect(path.placed(by: .identity, within: Self.box, isArea: true) == path)
        path.addQuadCurve(to: CGPoint(x: 10, y: 10), control: CGPoint(x: 40, y: 5))
        #expect(path.placed(by: .identity, within: Self.box, isArea: true).boundingBoxOfPath == path.boundingBoxOfPath)
    }

    @Test("A line through the box goes through it as it did, and along its sides outside")
    func line() {
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: -1e9 - 10, y: -1e9 - 20), CGPoint(x: 1e9 - 10, y: 1e9 - 20)])
        let cut = path.placed(by: .identity, within: Self.box, isArea: false)
        #expect(cut.segments.first == .move(CGPoint(x: -10, y: -20)))
        #expect(cut.segments.last?.end == CGPoint(x: 90, y: 60))
        #expect(cut.segments.contains { hypot(($0.end?.x ?? 0) - 70, ($0.end?.y ?? 0) - 60) < 1e-3 })
    }

    @Test("An upright rectangle stays one")
    func rectangle() {
        let path = CGPath(rect: CGRect(x: -1e9, y: 3, width: 2e9, height: 1e9))
        #expect(
            path.placed(by: .identity, within: Self.box, isArea: true)
                == CGPath(rect: CGRect(x: -10, y: 3, width: 100, height: 57)))
    }

    @Test("Steps that lie on the same side one after the other become one line")
    func collapsed() {
        let path = CGMutablePath()
        path.move(to: .zero)
        for number in 1...1000 { path.addLine(to: CGPoint(x: 1e6, y: CGFloat(number * 7919 % 50))) }
        path.addLine(to: CGPoint(x: 0, y: 10))
        #expect(path.placed(by: .identity, within: Self.box, isArea: true).segments.count <= 6)
    }

    @Test(
        "Whatever the path, each point of the result lies in the box, and a point of the box is inside of it exactly if it was before"
    )
    func inside() {
        var random = SeededGenerator(seed: 70)
        func coordinate() -> CGFloat {
            switch Int.random(in: 0...5, using: &random) {
            case 0: CGFloat.random(in: -1e9...1e9, using: &random)
            case 1, 2: CGFloat.random(in: -1e3...1e3, using: &random)
            default: CGFloat.random(in: -40...120, using: &random)
            }
        }
        func point() -> CGPoint { CGPoint(x: coordinate(), y: coordinate()) }
        var asked = 0
        var inside = 0
        for _ in 0..<400 {
            let path = CGPath(
                segments: [.move(point())]
                    + (0..<Int.random(in: 2...9, using: &random)).map { _ in
                        switch Int.random(in: 0...7, using: &random) {
                        case 0: .move(point())
                        case 1: .close
                        default: .line(point())
                        }
                    })
            let cut = path.placed(by: .identity, within: Self.box, isArea: true)
            let limits = Self.box.insetBy(dx: -1e-9, dy: -1e-9)
            #expect(cut.segments.compactMap(\.end).allSatisfy(limits.contains))
            for _ in 0..<20 {
                let place = CGPoint(
                    x: CGFloat.random(in: -9.9...89.9, using: &random),
                    y: CGFloat.random(in: -19.9...59.9, using: &random))
                for rule in [CGPathFillRule.winding, .evenOdd] {
                    let was = path.contains(place, using: rule)
                    #expect(cut.contains(place, using: rule) == was, "\(place) of \(path.segments)")
                    asked += 1
                    if was { inside += 1 }
                }
            }
        }
        #expect(inside > asked / 10 && inside < asked * 9 / 10)
    }

    @Test("A path that is open stays so, but for an area, whose end and begin are joined where they were")
    func open() {
        // The line from the end to the begin goes through the middle of the box; the one between their nearest points does not.
        let path = CGMutablePath()
        path.addLines(between: [
            CGPoint(x: 40, y: -1e6), CGPoint(x: 1e6, y: 20), CGPoint(x: 1e6, y: 1e6), CGPoint(x: 40, y: 1e6),
        ])
        let area = path.placed(by: .identity, within: Self.box, isArea: true)
        #expect(area.contains(CGPoint(x: 41, y: 20)) && !area.contains(CGPoint(x: 39, y: 20)))
        let line = path.placed(by: .identity, within: Self.box, isArea: false)
        #expect(line.segments.last?.end == CGPoint(x: 40, y: 60))
    }

    @Test("A curve that leaves the box keeps its course inside")
    func curve() {
        let path = CGPath(ellipseIn: CGRect(x: -1e6, y: -1e6 + 30, width: 2e6, height: 1e6))
        let cut = path.placed(by: .identity, within: Self.box, isArea: true)
        // The lowest point of the circle is at 0, 30; so near to it the circle is a horizontal line.
        for x in stride(from: CGFloat(-9), to: 89, by: 7) {
            #expect(cut.contains(CGPoint(x: x, y: 29.8)))
            #expect(!cut.contains(CGPoint(x: x, y: 30.2)))
        }
    }

    @Test("What is no number, or infinite, becomes one that is in the box")
    func notFinite() {
        let path = CGPath(
            segments: [
                .move(CGPoint(x: CGFloat.nan, y: .infinity)), .line(CGPoint(x: -CGFloat.infinity, y: 1e300)),
                .curve(control1: CGPoint(x: 1e308, y: -1e308), control2: CGPoint(x: CGFloat.nan, y: 0), end: .zero),
            ])
        let cut = path.placed(by: CGAffineTransform(scaleX: 1e9, y: -1e9), within: Self.box, isArea: true)
        #expect(cut.isFinite && Self.box.contains(cut.boundingBox))
    }
}
