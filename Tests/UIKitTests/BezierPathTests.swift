import CoreGraphics
import Testing
import UIKit

extension UIKitBehaviour {
    @Suite("Paths that draw themselves") @MainActor struct BezierPathTests {
        private func curve() -> UIBezierPath {
            let path = UIBezierPath()
            path.move(to: .zero)
            path.addCurve(
                to: CGPoint(x: 100, y: 0), controlPoint1: CGPoint(x: 0, y: 100), controlPoint2: CGPoint(x: 100, y: 100))
            return path
        }

        @Test("Bounds have control points in them; the box of the path alone has not, with or without a transform")
        func bounds() {
            let path = curve()
            #expect(path.bounds == CGRect(x: 0, y: 0, width: 100, height: 100))
            #expect(path.cgPath.boundingBox == path.bounds)
            #expect(path.cgPath.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 100, height: 75))
            path.apply(CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 1, y: 1))
            #expect(path.bounds == CGRect(x: 2, y: 3, width: 200, height: 300))
            #expect(path.cgPath.boundingBoxOfPath == CGRect(x: 2, y: 3, width: 200, height: 225))
            let context = CGContext()
            context.addPath(curve().cgPath)
            #expect(context.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 100, height: 100))
        }

        @Test("An empty path has null boxes, and a path of one point an empty one there")
        func empty() {
            let path = UIBezierPath()
            #expect(path.bounds.isNull && path.cgPath.boundingBox.isNull && path.cgPath.boundingBoxOfPath.isNull)
            #expect(CGContext().boundingBoxOfPath.isNull)
            path.move(to: CGPoint(x: 3, y: 4))
            let point = CGRect(x: 3, y: 4, width: 0, height: 0)
            #expect(path.bounds == point && !path.bounds.isNull)
            #expect(path.cgPath.boundingBox == point && path.cgPath.boundingBoxOfPath == point)
            path.removeAllPoints()
            #expect(path.bounds.isNull)
        }

        @Test("Paths of the same elements in the same style are equal and have the same hash")
        func equality() throws {
            #expect(curve() == curve() && curve().isEqual(curve()) && curve().hash == curve().hash)
            #expect(try #require(curve().copy() as? UIBezierPath) == curve())
            #expect(UIBezierPath() == UIBezierPath() && curve() != UIBezierPath())
            let changes: [(UIBezierPath) -> Void] = [
                { $0.lineWidth = 2 }, { $0.lineCapStyle = .round }, { $0.lineJoinStyle = .round },
                { $0.miterLimit = 3 },
                { $0.usesEvenOddFillRule = true }, { $0.setLineDash([1, 2], count: 2, phase: 0) },
                { $0.addLine(to: .zero) }, { $0.apply(CGAffineTransform(translationX: 1, y: 0)) },
            ]
            for change in changes {
                let path = curve()
                change(path)
                #expect(path != curve())
            }
            #expect(!curve().isEqual("curve"))
        }
    }
}
