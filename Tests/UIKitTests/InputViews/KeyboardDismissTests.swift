import Testing
import UIKitTesting

@testable import UIKit

extension UIKitBehaviour {
    @Suite("Drags that end typing") @MainActor struct KeyboardDismissTests {
        private let staging = KeyboardStaging()
        private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        private let input: UIView
        private let field: InputField

        init() {
            input = staging.bar(100)
            staging.stage.root.view.addSubview(scrollView)
            scrollView.contentSize = CGSize(width: 400, height: 1000)
            field = staging.addField(input: input)
            field.becomeFirstResponder()
            staging.settle()
            _ = staging.takeLog()
        }

        private func begin() {
            staging.stage.press(CGPoint(x: 200, y: 100), at: 0)
            staging.stage.drag(to: CGPoint(x: 200, y: 150), at: 0.05)
            staging.stage.update()
        }

        private func go(_ place: CGFloat, at time: TimeInterval) {
            staging.stage.drag(to: CGPoint(x: 200, y: place), at: time)
            staging.stage.update()
        }

        private func letGo(_ place: CGFloat, at time: TimeInterval) {
            staging.stage.release(CGPoint(x: 200, y: place), at: time)
            staging.settle()
        }

        @Test("On a drag: at once; not in a view that leaves typing alone", arguments: [true, false])
        func onDrag(isSet: Bool) {
            if isSet { scrollView.keyboardDismissMode = .onDrag }
            begin()
            #expect(field.isFirstResponder != isSet)
            letGo(150, at: 0.05)
            #expect((staging.takeLog().last == "didHide 200>300 in 0.25") == isSet)
        }

        @Test("By hand: the views go along with the finger that comes to them, and on where it was going")
        func pushed() {
            scrollView.keyboardDismissMode = .interactive
            begin()
            #expect(field.isFirstResponder && staging.place(of: input).minY == 200)
            go(230, at: 0.1)
            #expect(staging.place(of: input).minY == 230)
            #expect(staging.stage.root.view.keyboardLayoutGuide.layoutFrame.minY == 230)
            #expect(staging.takeLog() == [])
            letGo(230, at: 0.1)
            #expect(!field.isFirstResponder && input.superview == nil)
            #expect(
                staging.takeLog() == [
                    "willChangeFrame 230>300 in 0.25", "willHide 230>300 in 0.25", "didChangeFrame 230>300 in 0.25",
                    "didHide 230>300 in 0.25",
                ])
        }

        @Test("By hand, and back: the views return")
        func returned() {
            scrollView.keyboardDismissMode = .interactive
            begin()
            go(260, at: 0.1)
            go(240, at: 0.3)
            go(220, at: 0.5)
            #expect(staging.place(of: input).minY == 220)
            letGo(220, at: 0.5)
            #expect(field.isFirstResponder && staging.place(of: input).minY == 200)
            #expect(staging.stage.root.view.keyboardLayoutGuide.layoutFrame.minY == 200)
        }

        @Test("The accessory of a page stays where a drag ends typing alone, and goes where the mode says so")
        func accessory() {
            final class Page: UIViewController {
                let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
                override var inputAccessoryView: UIView? { bar }
                override var canBecomeFirstResponder: Bool { true }
            }
            let page = Page()
            staging.stage.embed(page, frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            page.becomeFirstResponder()
            staging.settle()
            scrollView.keyboardDismissMode = .onDrag
            begin()
            letGo(150, at: 0.05)
            #expect(page.isFirstResponder)
            scrollView.keyboardDismissMode = .onDragWithAccessory
            begin()
            letGo(150, at: 0.05)
            #expect(!page.isFirstResponder && page.bar.superview == nil)
        }
    }
}
