import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @MainActor struct Autoresizing {
        /// A subview at (10, 20) with 30 x 40 points after its superview grew from 100 x 100 to 200 x 150.
        private func frame(_ mask: UIView.AutoresizingMask) -> CGRect {
            let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let inner = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
            inner.autoresizingMask = mask
            outer.addSubview(inner)
            outer.frame.size = CGSize(width: 200, height: 150)
            return inner.frame
        }

        @Test("A view without a mask stays where it is")
        func noMask() {
            #expect(frame([]) == CGRect(x: 10, y: 20, width: 30, height: 40))
        }

        @Test("Flexible width and height take up the whole change")
        func size() {
            #expect(
                frame([.flexibleWidth, .flexibleHeight]) == CGRect(x: 10, y: 20, width: 130, height: 90))
        }

        @Test("A flexible left or top margin keeps the distance to the far edge")
        func margins() {
            #expect(
                frame([.flexibleLeftMargin, .flexibleTopMargin]) == CGRect(x: 110, y: 70, width: 30, height: 40))
            #expect(
                frame([.flexibleRightMargin, .flexibleBottomMargin]) == CGRect(x: 10, y: 20, width: 30, height: 40))
        }

        @Test("Several flexible parts share the change in proportion to their size")
        func shares() {
            let frame = frame([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
            #expect(frame == CGRect(x: 20, y: 20, width: 60, height: 40))
        }

        @Test("A size never becomes negative")
        func neverNegative() {
            let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let inner = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
            inner.autoresizingMask = [.flexibleWidth]
            outer.addSubview(inner)
            outer.frame.size.width = 10
            #expect(inner.frame.width == 0)
        }

        @Test("autoresizesSubviews = false leaves subviews alone")
        func turnedOff() {
            let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let inner = UIView(frame: outer.bounds)
            inner.autoresizingMask = [.flexibleWidth]
            outer.addSubview(inner)
            outer.autoresizesSubviews = false
            outer.frame.size.width = 200
            #expect(inner.frame.width == 100)
        }

        @Test("LAYO-11 masks have done their work when viewWillLayoutSubviews comes")
        func beforeLayout() {
            final class Watching: UIViewController {
                let part = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                var seen: [CGFloat] = []
                override func viewDidLoad() {
                    part.frame.size.width = view.bounds.width
                    part.autoresizingMask = [.flexibleWidth]
                    view.addSubview(part)
                }
                override func viewWillLayoutSubviews() { seen.append(part.frame.width) }
            }
            let root = Watching()
            let stage = Stage(root: root)
            stage.window.resize(to: CGSize(width: 640, height: 300))
            #expect(root.part.frame.width == 640)
            stage.update()
            #expect(root.seen == [400, 640])
        }
    }
}
