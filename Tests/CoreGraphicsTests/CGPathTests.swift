import CoreGraphics
import Testing

struct CGPathTests {
    @Test("The bounding box holds end and control points; an empty path has a null one")
    func boundingBox() {
        let path = CGMutablePath()
        #expect(path.boundingBox.isNull && path.isEmpty)
        path.move(to: CGPoint(x: 10, y: 10))
        path.addQuadCurve(to: CGPoint(x: 20, y: 10), control: CGPoint(x: 15, y: -5))
        #expect(path.boundingBox == CGRect(x: 10, y: -5, width: 10, height: 15))
        #expect(path.currentPoint == CGPoint(x: 20, y: 10))
        path.closeSubpath()
        #expect(path.currentPoint == CGPoint(x: 10, y: 10))
    }

    @Test("Corner radii are at most half a side; without radii the path is the rectangle")
    func roundedRect() {
        let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
        let round = CGPath(roundedRect: rect, cornerWidth: 99, cornerHeight: 99)
        #expect(round == CGPath(ellipseIn: rect))
        #expect(round.boundingBox == rect)
        #expect(CGPath(roundedRect: rect, cornerWidth: 0, cornerHeight: 5) == CGPath(rect: rect))
    }

    @Test("A copy does not follow its original")
    func copy() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
        let copy = path.copy()
        path.addLine(to: CGPoint(x: 9, y: 9))
        #expect(copy == CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)))
        #expect(copy != path)
    }

    @Test("One coordinate that is not a number, wherever it is, makes a path not finite", arguments: 0..<3)
    func finite(position: Int) {
        var points = [CGPoint.zero, CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 0)]
        let path = CGMutablePath()
        path.addLines(between: points)
        #expect(path.isFinite)
        points[position].y = .nan
        let broken = CGMutablePath()
        broken.addLines(between: points)
        #expect(!broken.isFinite)
    }
}
