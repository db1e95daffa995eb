import CoreGraphics
import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @MainActor struct ContentModes {
        private final class Canvas: UIView {
            var draws = 0
            override func draw(_ rect: CGRect) {
                draws += 1
                UIColor.red.setFill()
                UIRectFill(rect)
            }
        }

        private let stage = Stage()
        private let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 20, height: 10))

        init() {
            stage.root.view.addSubview(canvas)
            stage.update()
        }

        /// Where the content that was drawn for 20 x 10 points is shown.
        private var place: CGRect? {
            guard case .drawing(let drawing) = canvas.layer.layerContents else { return nil }
            guard case .concatenate(let transform) = drawing.commands.dropFirst().first else {
                return CGRect(x: 0, y: 0, width: 20, height: 10)
            }
            return CGRect(x: 0, y: 0, width: 20, height: 10).applying(transform)
        }

        @Test(
            "What was drawn is fitted into new bounds as the mode says, without being drawn anew",
            arguments: [
                (UIView.ContentMode.scaleToFill, CGRect(x: 0, y: 0, width: 40, height: 40)),
                (.scaleAspectFit, CGRect(x: 0, y: 10, width: 40, height: 20)),
                (.scaleAspectFill, CGRect(x: -20, y: 0, width: 80, height: 40)),
                (.center, CGRect(x: 10, y: 15, width: 20, height: 10)),
                (.topLeft, CGRect(x: 0, y: 0, width: 20, height: 10)),
                (.bottomRight, CGRect(x: 20, y: 30, width: 20, height: 10)),
                (.right, CGRect(x: 20, y: 15, width: 20, height: 10)),
            ])
        func fitting(mode: UIView.ContentMode, expected: CGRect) {
            canvas.contentMode = mode
            canvas.bounds.size = CGSize(width: 40, height: 40)
            stage.update()
            #expect(canvas.draws == 1)
            #expect(place == expected)
            canvas.bounds.size = CGSize(width: 20, height: 10)
            #expect(place == CGRect(x: 0, y: 0, width: 20, height: 10))
        }

        @Test("With redraw, content is drawn for each new size")
        func redraw() {
            canvas.contentMode = .redraw
            stage.update()
            #expect(canvas.draws == 1)
            canvas.bounds.size.width = 40
            stage.update()
            #expect(canvas.draws == 2)
        }

        @Test("Content stays in the bounds when their origin moves")
        func scrolling() {
            canvas.bounds.origin.y = 5
            stage.update()
            #expect(place == CGRect(x: 0, y: 5, width: 20, height: 10))
            #expect(canvas.draws == 1)
        }

        @Test("A rectangle that needs display leads to a whole new drawing, one outside of the bounds to none")
        func rectangles() {
            canvas.setNeedsDisplay(CGRect(x: 100, y: 0, width: 5, height: 5))
            stage.update()
            #expect(canvas.draws == 1)
            canvas.setNeedsDisplay(CGRect(x: 19, y: 0, width: 5, height: 5))
            stage.update()
            #expect(canvas.draws == 2)
        }

        @Test("VIEW-15 what was drawn is let go of when the view leaves its window, and drawn again when it is back")
        func released() {
            canvas.removeFromSuperview()
            #expect(canvas.layer.layerContents == .none)
            #expect(canvas.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
            stage.root.view.addSubview(canvas)
            stage.update()
            #expect(canvas.draws == 2)
            #expect(place != nil)
        }

        @Test("A layer's contents that the app set itself stay, for nothing is drawn over them")
        func foreignContents() throws {
            let image = try #require(CGImage(width: 1, height: 1, premultipliedBGRA: Data([0, 0, 0, 255])))
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
            view.layer.contents = image
            stage.root.view.addSubview(view)
            stage.update()
            view.frame.size.width = 9
            stage.update()
            view.removeFromSuperview()
            #expect(view.layer.contents as? CGImage === image)
        }

        @Test("A tint that is made of the tint colour itself is made of the default one")
        func selfReferringTint() {
            let stage = Stage()
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            stage.root.view.addSubview(view)
            view.backgroundColor = .tintColor
            stage.update()
            let standard = view.layer.backgroundColor
            view.tintColor = UIColor.tintColor.withAlphaComponent(0.5)
            stage.update()
            #expect(view.layer.backgroundColor?.alpha == 0.5)
            #expect(view.layer.backgroundColor?.blue == standard?.blue)
        }

        @Test("The tint is grey while a view is dimmed, and its views are told; .tintColor means the tint in use")
        func tint() {
            final class Witness: UIView {
                var changes = 0
                override func tintColorDidChange() { changes += 1 }
            }
            let (outer, inner) = (UIView(), Witness())
            outer.addSubview(inner)
            stage.root.view.addSubview(outer)
            inner.backgroundColor = .tintColor
            inner.changes = 0
            outer.tintColor = .red
            #expect(inner.changes == 1)
            #expect(inner.layer.backgroundColor == UIColor.red.cgColor)
            outer.tintAdjustmentMode = .dimmed
            #expect(inner.changes == 2)
            #expect(inner.tintAdjustmentMode == .dimmed)
            let grey = inner.tintColor.cgColor
            #expect(grey.red == grey.blue && grey.red == grey.green && grey.alpha == 0.8)
            #expect(inner.layer.backgroundColor == grey)
            inner.tintAdjustmentMode = .normal
            #expect(inner.tintColor == .red)
        }
    }
}
