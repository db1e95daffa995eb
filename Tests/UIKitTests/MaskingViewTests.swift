import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @Suite("Views that mask others") @MainActor struct MaskingViewTests {
        private final class Stencil: UIView {
            var lines: [String] = []

            override func layoutSubviews() {
                super.layoutSubviews()
                lines.append("layout")
            }

            override func draw(_ rect: CGRect) {
                lines.append("draw")
                UIRectFill(rect)
            }

            override func didMoveToWindow() {
                super.didMoveToWindow()
                lines.append(window == nil ? "no window" : "window")
            }

            func takeLines() -> Set<String> {
                defer { lines = [] }
                return Set(lines)
            }
        }

        private let stage = Stage()
        private let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
        private let stencil = Stencil(frame: CGRect(x: 0, y: 0, width: 40, height: 50))

        @Test("A mask goes into the window with its view and out of it, and is laid out and drawn, but is no subview")
        func life() {
            view.mask = stencil
            #expect(view.mask === stencil && view.layer.mask === stencil.layer)
            #expect(view.subviews.isEmpty && stencil.superview == nil && stencil.window == nil)
            stage.root.view.addSubview(view)
            #expect(stencil.window === stage.window)
            stage.update()
            #expect(stencil.takeLines() == ["window", "layout", "draw"])
            #expect(stencil.layer.layerContents != .none)
            stencil.setNeedsDisplay()
            stage.update()
            #expect(stencil.takeLines() == ["draw"])
            stencil.bounds.size.width = 60
            stage.update()
            #expect(stencil.takeLines().contains("layout"))
            view.removeFromSuperview()
            #expect(stencil.takeLines() == ["no window"] && stencil.window == nil && view.mask === stencil)
        }

        @Test(
            "A mask that is set in a window has its traits, and follows them; one that is taken away has left the window"
        )
        func traits() {
            stage.root.view.addSubview(view)
            view.mask = stencil
            #expect(stencil.window === stage.window)
            stage.root.overrideUserInterfaceStyle = .dark
            stage.update()
            #expect(stencil.traitCollection.userInterfaceStyle == .dark)
            view.mask = nil
            #expect(view.mask == nil && view.layer.mask == nil && stencil.window == nil)
            stage.root.overrideUserInterfaceStyle = .light
            stage.update()
            view.mask = stencil
            #expect(stencil.traitCollection.userInterfaceStyle == .light)
        }

        @Test("A mask leaves its superview and the view that it masked, and masks no longer where it becomes a subview")
        func places() {
            let other = UIView(frame: view.frame)
            for each in [view, other] { stage.root.view.addSubview(each) }
            view.addSubview(stencil)
            view.mask = stencil
            #expect(view.subviews.isEmpty && view.mask === stencil)
            other.mask = stencil
            #expect(view.mask == nil && view.layer.mask == nil && other.mask === stencil)
            view.addSubview(stencil)
            #expect(other.mask == nil && other.layer.mask == nil && stencil.superview === view)
            #expect(stencil.layer.superlayer === view.layer && stencil.window === stage.window)
        }

        @Test("A layer that masks takes the place of a view that did, which then goes into another place as any other")
        func layers() {
            let layer = CALayer()
            stage.root.view.addSubview(view)
            view.mask = stencil
            view.layer.mask = layer
            #expect(view.mask == nil)
            stage.root.view.addSubview(stencil)
            #expect(view.layer.mask === layer && stencil.superview === stage.root.view)
            view.mask = stencil
            #expect(view.mask === stencil && view.layer.mask === stencil.layer && stage.root.view.subviews == [view])
        }

        @Test("No view masks itself, one above it, or the view that masks it")
        func circles() {
            stage.root.view.addSubview(view)
            view.mask = stencil
            expectDiagnostics([.cycle, .cycle, .cycle]) {
                view.mask = view
                view.mask = stage.root.view
                stencil.mask = view
            }
            #expect(view.mask === stencil && stencil.mask == nil)
        }

        @Test("Touches go through what a mask hides, as through the view without it")
        func touches() {
            stage.root.view.addSubview(view)
            view.mask = stencil
            stage.update()
            #expect(stage.window.hitTest(CGPoint(x: 90, y: 30), with: nil) === view)
            #expect(stage.window.hitTest(CGPoint(x: 20, y: 30), with: nil) === view)
        }
    }
}
