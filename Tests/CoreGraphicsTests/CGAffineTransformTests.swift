import CoreGraphics
import Testing

struct CGAffineTransformTests {
    @Test("concatenating applies the receiver first")
    func concatenating() {
        let moved = CGAffineTransform(translationX: 10, y: 0).concatenating(CGAffineTransform(scaleX: 2, y: 2))
        #expect(CGPoint(x: 1, y: 1).applying(moved) == CGPoint(x: 22, y: 2))
        let scaled = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 10, y: 0)
        #expect(CGPoint(x: 1, y: 1).applying(scaled) == CGPoint(x: 22, y: 2))
    }

    @Test("A quarter turn takes the x axis to the y axis, which points down")
    func rotation() {
        let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(turned.x) < 1e-12)
        #expect(abs(turned.y - 1) < 1e-12)
    }

    @Test("The inverse takes points back; a transform without one answers itself")
    func inverse() {
        let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: 7)
        let there = CGPoint(x: 3, y: 4).applying(transform)
        let back = there.applying(transform.inverted())
        #expect(abs(back.x - 3) < 1e-12 && abs(back.y - 4) < 1e-12)
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test("A turned rectangle becomes the box around it; the null rectangle stays null")
    func rectangles() {
        let box = CGRect(x: 0, y: 0, width: 10, height: 20).applying(
            CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
        #expect(box == CGRect(x: -20, y: 0, width: 20, height: 10))
        #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
        #expect(!CGRect.null.isFinite)
    }
}
