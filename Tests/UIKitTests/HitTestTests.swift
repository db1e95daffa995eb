import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @MainActor struct HitTest {
        private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        private let inner = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))

        init() {
            outer.addSubview(inner)
        }

        @Test("VIEW-01 a view is hit inside its area and not outside of it")
        func insideAndOutside() {
            #expect(outer.hitTest(CGPoint(x: 20, y: 20), with: nil) === inner)
            #expect(outer.hitTest(CGPoint(x: 5, y: 5), with: nil) === outer)
            #expect(outer.hitTest(CGPoint(x: 60, y: 60), with: nil) === outer)
            #expect(outer.hitTest(CGPoint(x: 100, y: 50), with: nil) == nil)
        }

        @Test("The frontmost of two overlapping views is hit")
        func frontmost() {
            let cover = UIView(frame: CGRect(x: 30, y: 30, width: 50, height: 50))
            outer.addSubview(cover)
            #expect(outer.hitTest(CGPoint(x: 40, y: 40), with: nil) === cover)
            outer.sendSubviewToBack(cover)
            #expect(outer.hitTest(CGPoint(x: 40, y: 40), with: nil) === inner)
        }

        @Test("VIEW-03 hiding a superview takes the whole group away from touches")
        func hidden() {
            let stage = Stage()
            stage.root.view.addSubview(outer)
            #expect(stage.window.hitTest(CGPoint(x: 20, y: 20), with: nil) === inner)
            outer.isHidden = true
            #expect(stage.window.hitTest(CGPoint(x: 20, y: 20), with: nil) === stage.root.view)
        }

        @Test("A view that is nearly transparent or closed to touches is not hit, nor anything in it")
        func closed() {
            outer.alpha = 0.005
            #expect(outer.hitTest(CGPoint(x: 20, y: 20), with: nil) == nil)
            outer.alpha = 0.02
            #expect(outer.hitTest(CGPoint(x: 20, y: 20), with: nil) === inner)
            inner.isUserInteractionEnabled = false
            #expect(outer.hitTest(CGPoint(x: 20, y: 20), with: nil) === outer)
            outer.isUserInteractionEnabled = false
            #expect(outer.hitTest(CGPoint(x: 20, y: 20), with: nil) == nil)
        }

        @Test("A subview is not hit where it sticks out of its superview")
        func outsideOfSuperview() {
            inner.frame = CGRect(x: 90, y: 10, width: 50, height: 50)
            #expect(outer.hitTest(CGPoint(x: 120, y: 20), with: nil) == nil)
            #expect(outer.hitTest(CGPoint(x: 95, y: 20), with: nil) === inner)
        }

        @Test("Hits follow a scrolled bounds origin and a transform")
        func scrolledAndTurned() {
            outer.bounds.origin = CGPoint(x: 0, y: 40)
            #expect(outer.hitTest(CGPoint(x: 20, y: 55), with: nil) === inner)
            #expect(outer.hitTest(CGPoint(x: 20, y: 65), with: nil) === outer)
            outer.bounds.origin = .zero
            inner.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
            #expect(inner.frame == CGRect(x: 22.5, y: 22.5, width: 25, height: 25))
            #expect(outer.hitTest(CGPoint(x: 20, y: 20), with: nil) === outer)
            #expect(outer.hitTest(CGPoint(x: 25, y: 25), with: nil) === inner)
        }
    }
}
