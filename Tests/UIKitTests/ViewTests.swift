import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @MainActor struct Views {
        @Test("VIEW-02 moving a superview moves its subviews on screen and leaves their frames alone")
        func nesting() {
            let stage = Stage()
            let group = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
            let part = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
            stage.root.view.addSubview(group)
            group.addSubview(part)
            #expect(part.convert(CGPoint.zero, to: nil) == CGPoint(x: 15, y: 25))
            group.frame.origin.x += 30
            #expect(part.convert(CGPoint.zero, to: nil) == CGPoint(x: 45, y: 25))
            #expect(part.frame == CGRect(x: 5, y: 5, width: 10, height: 10))
        }

        @Test("VIEW-04 addSubview puts a view under the receiver, removeFromSuperview takes it out")
        func addAndRemove() {
            let (outer, inner) = (UIView(), UIView())
            outer.addSubview(inner)
            #expect(inner.superview === outer)
            #expect(outer.subviews == [inner])
            #expect(outer.layer.sublayers == [inner.layer])
            inner.removeFromSuperview()
            #expect(inner.superview == nil)
            #expect(outer.subviews == [])
            #expect(outer.layer.sublayers == nil)
        }

        @Test("VIEW-04 a view has one superview: adding it elsewhere takes it out of the first")
        func oneSuperview() {
            let (first, second, view) = (UIView(), UIView(), UIView())
            first.addSubview(view)
            second.addSubview(view)
            #expect(first.subviews == [])
            #expect(view.superview === second)
        }

        @Test("VIEW-05 a controller holds its view and a view its subviews, and a superview is held by none of them")
        func ownership() {
            let controller = UIViewController()
            weak var deep: UIView?
            do {
                let view = UIView()
                controller.view.addSubview(view)
                let inner = UIView()
                view.addSubview(inner)
                deep = inner
            }
            #expect(deep != nil)
            weak var root: UIView?
            let orphan = UIView()
            do {
                let view = UIView()
                view.addSubview(orphan)
                root = view
            }
            #expect(root == nil)
            #expect(orphan.superview == nil)
        }

        @Test("VIEW-12 window is the window that a view is attached to, and nil when it is in none")
        func window() {
            let stage = Stage()
            let (outer, inner) = (UIView(), UIView())
            outer.addSubview(inner)
            #expect(inner.window == nil)
            stage.root.view.addSubview(outer)
            #expect(inner.window === stage.window)
            outer.removeFromSuperview()
            #expect(inner.window == nil)
        }

        @Test("VIEW-13 a view made with a frame reads it back, in its superview's coordinates; bounds start at zero")
        func frameAndBounds() {
            let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
            #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
            #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
            #expect(view.center == CGPoint(x: 25, y: 40))
            view.backgroundColor = .red
            #expect(view.layer.backgroundColor == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        }

        @Test("VIEW-14 any view class may be a controller's root view")
        func customRootView() {
            final class Canvas: UIControl {}
            final class CanvasController: UIViewController {
                override func loadView() { view = Canvas(frame: .zero) }
            }
            let stage = Stage(root: CanvasController())
            #expect(stage.root.view is Canvas)
            #expect(stage.root.view.frame == stage.window.bounds)
        }

        @Test("Subviews keep the order that inserting, bringing to front and sending to back give them")
        func order() {
            let view = UIView()
            let (a, b, c, d) = (UIView(), UIView(), UIView(), UIView())
            view.addSubview(a)
            view.addSubview(b)
            view.insertSubview(c, at: 1)
            view.insertSubview(d, belowSubview: a)
            #expect(view.subviews == [d, a, c, b])
            view.bringSubviewToFront(a)
            view.sendSubviewToBack(b)
            #expect(view.subviews == [b, d, c, a])
            view.insertSubview(b, aboveSubview: c)
            view.insertSubview(a, at: -5)
            #expect(view.subviews == [a, d, c, b])
            view.insertSubview(a, at: 99)
            #expect(view.subviews == [d, c, b, a])
            #expect(view.layer.sublayers == view.subviews.map(\.layer))
        }

        @Test("A subview lies above layers that were added without a view, and insertion counts subviews only")
        func foreignLayers() {
            let view = UIView()
            let backdrop = CALayer()
            view.layer.addSublayer(backdrop)
            let (a, b, c) = (UIView(), UIView(), UIView())
            view.addSubview(a)
            view.addSubview(b)
            view.insertSubview(c, at: 1)
            #expect(view.layer.sublayers == [backdrop, a.layer, c.layer, b.layer])
            view.sendSubviewToBack(b)
            #expect(view.layer.sublayers == [backdrop, b.layer, a.layer, c.layer])
        }

        @Test("Moving a view tells it about window and superview, before and after, subviews included")
        func moveCallbacks() {
            final class Witness: UIView {
                var lines: [String] = []
                override func willMove(toWindow newWindow: UIWindow?) { lines.append("willMoveToWindow") }
                override func didMoveToWindow() { lines.append("didMoveToWindow \(window == nil ? "nil" : "window")") }
                override func willMove(toSuperview newSuperview: UIView?) { lines.append("willMoveToSuperview") }
                override func didMoveToSuperview() {
                    lines.append("didMoveToSuperview \(superview == nil ? "nil" : "superview")")
                }
                override func didAddSubview(_ subview: UIView) { lines.append("didAddSubview") }
                override func willRemoveSubview(_ subview: UIView) { lines.append("willRemoveSubview") }
            }
            let stage = Stage()
            let (outer, inner) = (Witness(), Witness())
            outer.addSubview(inner)
            stage.root.view.addSubview(outer)
            outer.removeFromSuperview()
            inner.removeFromSuperview()
            #expect(
                outer.lines == [
                    "didAddSubview", "willMoveToWindow", "willMoveToSuperview", "didMoveToWindow window",
                    "didMoveToSuperview superview", "willMoveToWindow", "willMoveToSuperview", "didMoveToWindow nil",
                    "didMoveToSuperview nil", "willRemoveSubview",
                ])
            #expect(
                inner.lines == [
                    "willMoveToSuperview", "didMoveToSuperview superview", "willMoveToWindow", "didMoveToWindow window",
                    "willMoveToWindow", "didMoveToWindow nil", "willMoveToSuperview", "didMoveToSuperview nil",
                ])
        }

        @Test("A view can never be inside itself")
        func cycles() {
            let (outer, inner) = (UIView(), UIView())
            outer.addSubview(inner)
            expectDiagnostics([.cycle, .cycle]) {
                inner.addSubview(outer)
                outer.addSubview(outer)
            }
            #expect(outer.superview == nil)
            #expect(inner.subviews == [])
            #expect(outer.subviews == [inner])
        }

        @Test(
            "Coordinates that are not finite are refused, the old ones stay",
            arguments: [CGFloat.nan, CGFloat.infinity, -CGFloat.infinity])
        func notFinite(value: CGFloat) {
            let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
            let view = UIView(frame: rect)
            expectDiagnostics(Array(repeating: .notFinite, count: 5)) {
                view.frame = CGRect(x: value, y: 0, width: 1, height: 1)
                view.frame = CGRect(x: 0, y: 0, width: 1, height: value)
                view.bounds = CGRect(x: 0, y: 0, width: value, height: 1)
                view.center = CGPoint(x: value, y: 0)
                view.transform = CGAffineTransform(scaleX: value, y: 1)
            }
            #expect(view.frame == rect)
            #expect(view.transform.isIdentity)
            expectDiagnostics(value.isNaN ? [.notFinite] : []) { view.alpha = value }
            #expect((0...1).contains(view.alpha))
        }

        @Test("alpha is clamped to 0...1")
        func alpha() {
            let view = UIView()
            view.alpha = 2
            #expect(view.alpha == 1)
            view.alpha = -1
            #expect(view.alpha == 0)
        }

        @Test("viewWithTag finds the view itself and views below it")
        func tags() {
            let (outer, inner) = (UIView(), UIView())
            outer.addSubview(inner)
            inner.tag = 7
            #expect(outer.viewWithTag(7) === inner)
            #expect(inner.viewWithTag(7) === inner)
            #expect(outer.viewWithTag(8) == nil)
        }

        @Test("The tint colour is inherited until a view has its own, and changes are told to those that inherit")
        func tintColor() {
            final class Witness: UIView {
                var changes = 0
                override func tintColorDidChange() { changes += 1 }
            }
            let (outer, inner, own) = (UIView(), Witness(), Witness())
            outer.addSubview(inner)
            outer.addSubview(own)
            own.tintColor = .green
            outer.tintColor = .red
            #expect(inner.tintColor == .red)
            #expect(own.tintColor == .green)
            #expect(inner.changes == 1)
            #expect(own.changes == 1)
            own.tintColor = nil
            #expect(own.tintColor == .red)
        }

        @Test("WIN-03 a view draws only when it is in a window that asks for its content")
        func drawing() {
            final class Canvas: UIView {
                var draws = 0
                override func draw(_ rect: CGRect) {
                    draws += 1
                    UIColor.red.setFill()
                    UIRectFill(rect)
                }
            }
            let stage = Stage()
            let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            canvas.setNeedsDisplay()
            stage.update()
            #expect(canvas.draws == 0)
            #expect(canvas.layer.layerContents == .none)
            stage.root.view.addSubview(canvas)
            stage.update()
            stage.update()
            #expect(canvas.draws == 1)
            guard case .drawing(let drawing) = canvas.layer.layerContents else {
                Issue.record("the view's layer has no drawing")
                return
            }
            #expect(drawing.commands.count == 1)
            canvas.setNeedsDisplay()
            canvas.setNeedsDisplay()
            stage.update()
            #expect(canvas.draws == 2)
        }

        @Test("The hierarchy prints as text, one line a view, with owners and what is hidden")
        func dump() {
            let controller = UIViewController()
            controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 50.5)
            let label = UILabel(frame: CGRect(x: 1.25, y: 2, width: 3, height: 4))
            label.text = "Hi"
            label.isHidden = true
            controller.view.addSubview(label)
            #expect(
                controller.view.hierarchyDump == """
                    UIView 0,0 100x50.5 of UIViewController
                      UILabel 1.25,2 3x4 hidden "Hi"
                    """)
        }

        @Test("layerClass says what the layer is, as the class of any layer")
        func layerClass() {
            final class Gradient: UIView { override class var layerClass: AnyClass { CAGradientLayer.self } }
            #expect(Gradient().layer is CAGradientLayer)
        }

        @Test("endEditing takes the keys from whoever has them in the view, by force if it must")
        func endEditing() {
            final class Field: UIView {
                var clings = false
                override var canBecomeFirstResponder: Bool { true }
                override var canResignFirstResponder: Bool { !clings }
            }
            let stage = Stage()
            let (group, field, other) = (UIView(), Field(), UIView())
            stage.root.view.addSubview(group)
            stage.root.view.addSubview(other)
            group.addSubview(field)
            field.becomeFirstResponder()
            #expect(!other.endEditing(true))
            #expect(field.isFirstResponder)
            #expect(group.endEditing(false))
            #expect(!field.isFirstResponder)
            field.becomeFirstResponder()
            field.clings = true
            #expect(!group.endEditing(false))
            #expect(field.isFirstResponder)
            #expect(stage.window.endEditing(true))
            #expect(!field.isFirstResponder)
        }

        @Test("Small values: offsets, boxes, copies of paths, descriptions")
        func values() {
            #expect(UIOffset(horizontal: 1, vertical: 2) != .zero)
            #expect(NSDirectionalEdgeInsets() == .zero)
            let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
            #expect(NSValue(cgRect: rect).cgRectValue == rect)
            #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
            #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
            #expect(NSValue(cgSize: rect.size).cgRectValue == .zero)
            let path = UIBezierPath(rect: rect)
            path.lineWidth = 3
            path.setLineDash([1, 2], count: 2, phase: 5)
            let copy = path.copy() as? UIBezierPath
            path.removeAllPoints()
            #expect(copy?.bounds == rect)
            #expect(copy?.lineWidth == 3)
            var (count, phase, pattern) = (0, CGFloat(0), [CGFloat](repeating: 0, count: 2))
            copy?.getLineDash(&pattern, count: &count, phase: &phase)
            #expect((count, phase, pattern.last) == (2, 5, 2))
            #expect(UIColor.red.isEqual(UIColor(red: 1, green: 0, blue: 0, alpha: 1)))
            #expect(!UIColor.red.isEqual("red"))
            #expect(UIColor.red.description == "<UIColor #FF0000>")
            #expect(UIColor.clear.cgColor == .clear)
        }
    }
}
