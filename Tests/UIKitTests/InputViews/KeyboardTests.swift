import Testing
import UIKitTesting

@testable import UIKit

extension UIKitBehaviour {
    @Suite("Input views at the lower edge of a window") @MainActor struct KeyboardTests {
        @Test("With a real keyboard nothing is shown, and nothing is posted")
        func realKeyboard() {
            let staging = KeyboardStaging()
            let count = staging.stage.window.subviews.count
            let field = staging.addField()
            field.becomeFirstResponder()
            staging.settle()
            #expect(staging.log == [] && staging.stage.window.subviews.count == count)
            #expect(staging.stage.window.inputViews.frame == nil)
            field.resignFirstResponder()
            staging.settle()
            #expect(staging.log == [])
        }

        @Test(
            "The input view comes up with its responder and the accessory above it, and both go with it; all is told in order"
        )
        func comesAndGoes() {
            let staging = KeyboardStaging()
            let (input, bar) = (staging.bar(100), staging.bar(40))
            let field = staging.addField(input: input, accessory: bar)
            field.becomeFirstResponder()
            staging.stage.update()
            #expect(staging.takeLog() == ["willChangeFrame 300>160 in 0.25", "willShow 300>160 in 0.25"])
            #expect(staging.place(of: bar) == CGRect(x: 0, y: 160, width: 400, height: 40))
            #expect(staging.place(of: input) == CGRect(x: 0, y: 200, width: 400, height: 100))
            staging.settle()
            #expect(staging.takeLog() == ["didChangeFrame 300>160 in 0.25", "didShow 300>160 in 0.25"])
            #expect(staging.lastFrames.end == CGRect(x: 0, y: 160, width: 400, height: 140))
            #expect(staging.lastFrames.begin == CGRect(x: 0, y: 300, width: 400, height: 140))
            #expect(staging.lastFrames.boxed == staging.lastFrames.end)
            field.resignFirstResponder()
            staging.stage.update()
            #expect(staging.takeLog() == ["willChangeFrame 160>300 in 0.25", "willHide 160>300 in 0.25"])
            #expect(input.window != nil)
            staging.settle()
            #expect(staging.takeLog() == ["didChangeFrame 160>300 in 0.25", "didHide 160>300 in 0.25"])
            #expect(input.superview == nil && bar.superview == nil)
        }

        @Test("It moves gradually, and what is changed when that is posted goes along")
        func moves() throws {
            let staging = KeyboardStaging()
            let input = staging.bar(100)
            let field = staging.addField(input: input)
            let page: UIView = staging.stage.root.view
            let token = NotificationCenter.default.addObserver(
                forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
            ) { _ in MainActor.assumeIsolated { field.center.y += 50 } }
            defer { NotificationCenter.default.removeObserver(token) }
            field.becomeFirstResponder()
            staging.stage.update()
            let container = try #require(input.superview?.superview)
            #expect(container.superview === staging.stage.window && page.superview === staging.stage.window)
            staging.clock.advance(by: .milliseconds(100))
            staging.stage.update()
            let shown = try #require(container.layer.presentation()).frame.minY
            #expect(shown > 200 && shown < 300 && container.frame.minY == 200)
            let shownField = try #require(field.layer.presentation()).position.y
            #expect(shownField > 25 && shownField < 75 && field.center.y == 75)
        }

        @Test(
            "From one field to the next the views are replaced; nothing hides, and the same views come without a word")
        func replaced() {
            let staging = KeyboardStaging()
            let (high, low) = (staging.bar(100), staging.bar(60))
            let first = staging.addField(input: high)
            let second = staging.addField(input: low)
            let third = staging.addField(input: low)
            first.becomeFirstResponder()
            staging.settle()
            _ = staging.takeLog()
            second.becomeFirstResponder()
            staging.stage.update()
            #expect(staging.takeLog() == ["willChangeFrame 200>240 in 0.25", "willShow 200>240 in 0.25"])
            #expect(high.superview == nil && staging.place(of: low).minY == 240)
            staging.settle()
            #expect(staging.takeLog() == ["didChangeFrame 200>240 in 0.25", "didShow 200>240 in 0.25"])
            third.becomeFirstResponder()
            staging.settle()
            #expect(staging.takeLog() == [] && low.window != nil)
        }

        @Test("A responder that changes its mind reloads its input views")
        func reload() {
            let staging = KeyboardStaging()
            let field = staging.addField(input: staging.bar(100))
            field.becomeFirstResponder()
            staging.settle()
            _ = staging.takeLog()
            field.ownInputView = staging.bar(150)
            staging.settle()
            #expect(staging.takeLog() == [])
            field.reloadInputViews()
            staging.settle()
            #expect(
                staging.takeLog() == [
                    "willChangeFrame 200>150 in 0.25", "willShow 200>150 in 0.25",
                    "didChangeFrame 200>150 in 0.25", "didShow 200>150 in 0.25",
                ])
        }

        @Test("Views that go and are wanted again before they are gone turn round, without an end in between")
        func turnsRound() {
            let staging = KeyboardStaging()
            let input = staging.bar(100)
            let field = staging.addField(input: input)
            field.becomeFirstResponder()
            staging.settle()
            field.resignFirstResponder()
            staging.stage.update()
            staging.clock.advance(by: .milliseconds(100))
            _ = staging.takeLog()
            field.becomeFirstResponder()
            staging.settle()
            #expect(
                staging.takeLog() == [
                    "willChangeFrame 300>200 in 0.25", "willShow 300>200 in 0.25",
                    "didChangeFrame 300>200 in 0.25", "didShow 300>200 in 0.25",
                ])
            #expect(staging.place(of: input).minY == 200)
        }

        @Test("Views stand above what the system covers")
        func safeArea() {
            let staging = KeyboardStaging()
            staging.stage.window.systemSafeAreaInsets.bottom = 20
            let input = staging.bar(100)
            staging.addField(input: input).becomeFirstResponder()
            staging.settle()
            #expect(staging.place(of: input) == CGRect(x: 0, y: 180, width: 400, height: 100))
            #expect(staging.lastFrames.end == CGRect(x: 0, y: 180, width: 400, height: 120))
        }

        @Test("Another size of the window: the views keep to its lower edge, and do not move by themselves")
        func resize() {
            let staging = KeyboardStaging()
            let input = staging.bar(100)
            staging.addField(input: input).becomeFirstResponder()
            staging.settle()
            _ = staging.takeLog()
            staging.stage.window.resize(to: CGSize(width: 500, height: 400))
            #expect(staging.place(of: input).maxY == 400)
            staging.settle()
            #expect(staging.place(of: input) == CGRect(x: 0, y: 300, width: 500, height: 100))
            #expect(
                staging.takeLog() == [
                    "willChangeFrame 200>300 in 0.0", "willShow 200>300 in 0.0", "didChangeFrame 200>300 in 0.0",
                    "didShow 200>300 in 0.0",
                ])
            #expect(staging.lastFrames.end == CGRect(x: 0, y: 300, width: 500, height: 100))
            // Less room than the view wants, and then more again.
            staging.stage.window.resize(to: CGSize(width: 500, height: 80))
            staging.settle()
            #expect(staging.place(of: input) == CGRect(x: 0, y: 0, width: 500, height: 80))
            staging.stage.window.resize(to: CGSize(width: 500, height: 400))
            staging.settle()
            #expect(staging.place(of: input) == CGRect(x: 0, y: 300, width: 500, height: 100))
        }

        @Test("A window that is hidden has no input views, and has them again when it is back")
        func hiddenWindow() {
            let staging = KeyboardStaging()
            let input = staging.bar(100)
            let field = staging.addField(input: input)
            field.becomeFirstResponder()
            staging.settle()
            staging.stage.window.isHidden = true
            staging.settle()
            #expect(input.superview == nil && staging.log.last == "didHide 200>300 in 0.0")
            staging.stage.window.isHidden = false
            staging.settle()
            #expect(field.isFirstResponder && staging.place(of: input).minY == 200)
        }

        @Test("What leaves the window with its responder takes the input views along")
        func leaves() {
            let staging = KeyboardStaging()
            let input = staging.bar(100)
            let field = staging.addField(input: input)
            field.becomeFirstResponder()
            staging.settle()
            field.removeFromSuperview()
            staging.settle()
            #expect(input.superview == nil && staging.log.last == "didHide 200>300 in 0.25")
        }
    }
}
