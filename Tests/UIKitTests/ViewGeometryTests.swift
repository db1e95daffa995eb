import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @MainActor struct ViewGeometry {
        private let stage = Stage()

        private func add(_ frame: CGRect, to view: UIView? = nil) -> UIView {
            let added = UIView(frame: frame)
            (view ?? stage.root.view).addSubview(added)
            return added
        }

        @Test("The frame of a view that is turned is the box around it; bounds and center stay")
        func turned() {
            let view = add(CGRect(x: 100, y: 100, width: 40, height: 20))
            view.transform = CGAffineTransform(rotationAngle: .pi / 2)
            #expect(abs(view.frame.minX - 110) < 1e-9 && abs(view.frame.minY - 90) < 1e-9)
            #expect(abs(view.frame.width - 20) < 1e-9 && abs(view.frame.height - 40) < 1e-9)
            #expect(view.bounds == CGRect(x: 0, y: 0, width: 40, height: 20))
            #expect(view.center == CGPoint(x: 120, y: 110))
            view.transform = .identity
            #expect(view.frame == CGRect(x: 100, y: 100, width: 40, height: 20))
        }

        @Test("The frame of a scaled view can be set, and its bounds follow")
        func scaled() {
            let view = add(CGRect(x: 0, y: 0, width: 40, height: 20))
            view.transform = CGAffineTransform(scaleX: 2, y: 2)
            #expect(view.frame == CGRect(x: -20, y: -10, width: 80, height: 40))
            view.frame = CGRect(x: 10, y: 10, width: 100, height: 60)
            #expect(view.frame == CGRect(x: 10, y: 10, width: 100, height: 60))
            #expect(view.bounds.size == CGSize(width: 50, height: 30))
        }

        @Test("A negative size stands for the same rectangle from its other corner")
        func negativeSize() {
            let view = UIView(frame: CGRect(x: 50, y: 50, width: -20, height: -10))
            #expect(view.frame == CGRect(x: 30, y: 40, width: 20, height: 10))
            view.bounds = CGRect(x: 0, y: 0, width: -6, height: 4)
            #expect(view.bounds == CGRect(x: -6, y: 0, width: 6, height: 4))
        }

        @Test("The origin of the bounds moves what is inside and nothing else")
        func boundsOrigin() {
            let outer = add(CGRect(x: 10, y: 10, width: 100, height: 100))
            let inner = add(CGRect(x: 0, y: 50, width: 10, height: 10), to: outer)
            outer.bounds.origin = CGPoint(x: 0, y: 30)
            #expect(outer.frame == CGRect(x: 10, y: 10, width: 100, height: 100))
            #expect(inner.frame.origin == CGPoint(x: 0, y: 50))
            #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 10, y: 30))
            #expect(outer.hitTest(CGPoint(x: 5, y: 55), with: nil) === inner)
        }

        @Test("Conversion goes through transforms, both ways, and through both windows")
        func conversion() {
            let outer = add(CGRect(x: 100, y: 100, width: 100, height: 100))
            outer.transform = CGAffineTransform(scaleX: 2, y: 2)
            let inner = add(CGRect(x: 10, y: 0, width: 10, height: 10), to: outer)
            #expect(inner.convert(CGPoint(x: 5, y: 5), to: stage.root.view) == CGPoint(x: 80, y: 60))
            #expect(inner.convert(CGPoint(x: 80, y: 60), from: stage.root.view) == CGPoint(x: 5, y: 5))
            #expect(inner.convert(inner.bounds, to: nil) == CGRect(x: 70, y: 50, width: 20, height: 20))
            let other = UIWindow(frame: CGRect(x: 50, y: 0, width: 100, height: 100))
            #expect(inner.convert(inner.bounds, to: other) == CGRect(x: 20, y: 50, width: 20, height: 20))
            #expect(other.convert(CGPoint(x: 20, y: 50), to: inner) == .zero)
        }

        @Test("Points go from one hierarchy to another that is in no window by way of what is outside of their roots")
        func betweenHierarchies() {
            let (first, second) = (UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50)), UIView())
            second.frame = CGRect(x: 100, y: 40, width: 50, height: 50)
            #expect(first.convert(CGPoint.zero, to: second) == CGPoint(x: -90, y: -20))
            #expect(first.convert(CGPoint(x: -90, y: -20), from: first) == CGPoint(x: -90, y: -20))
            let inner = UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 10))
            first.addSubview(inner)
            first.bounds.origin = CGPoint(x: 1, y: 2)
            #expect(inner.convert(CGPoint.zero, to: second) == CGPoint(x: -86, y: -16))
            #expect(second.convert(CGPoint(x: -86, y: -16), to: inner) == .zero)
            #expect(second.convert(inner.bounds, from: inner) == CGRect(x: -86, y: -16, width: 10, height: 10))
            second.transform = CGAffineTransform(scaleX: 2, y: 2)
            #expect(first.convert(first.convert(CGPoint(x: 3, y: 4), to: second), from: second) == CGPoint(x: 3, y: 4))
            #expect(first.layer.convert(CGPoint(x: 1, y: 2), to: inner.layer) == CGPoint(x: -4, y: -4))
        }

        @Test("A view is hit where it is seen to be, and one scaled to nothing is not hit at all")
        func hitTransformed() {
            let view = add(CGRect(x: 100, y: 100, width: 40, height: 20))
            view.transform = CGAffineTransform(rotationAngle: .pi / 2)
            #expect(stage.window.hitTest(CGPoint(x: 120, y: 92), with: nil) === view)
            #expect(stage.window.hitTest(CGPoint(x: 102, y: 110), with: nil) === stage.root.view)
            view.transform = CGAffineTransform(scaleX: 0, y: 1)
            #expect(stage.window.hitTest(CGPoint(x: 120, y: 110), with: nil) === stage.root.view)
        }

        @Test("Subviews change places by their indices")
        func exchange() {
            let views = (0..<4).map { _ in UIView() }
            let outer = UIView()
            views.forEach(outer.addSubview)
            outer.exchangeSubview(at: 0, withSubviewAt: 2)
            #expect(outer.subviews == [views[2], views[1], views[0], views[3]])
            outer.exchangeSubview(at: 3, withSubviewAt: 2)
            #expect(outer.subviews == [views[2], views[1], views[3], views[0]])
            outer.exchangeSubview(at: 0, withSubviewAt: 4)
            #expect(outer.layer.sublayers == outer.subviews.map(\.layer))
            #expect(outer.subviews == [views[2], views[1], views[3], views[0]])
        }

        @Test("A screen tells its size in points and in pixels")
        func screen() {
            let screen = UIScreen(size: CGSize(width: 100, height: 50), scale: 3, userInterfaceStyle: .light)
            #expect(screen.nativeBounds == CGRect(x: 0, y: 0, width: 300, height: 150))
            #expect(screen.nativeScale == 3)
            #expect(screen.traitCollection.displayScale == 3)
        }
    }
}
