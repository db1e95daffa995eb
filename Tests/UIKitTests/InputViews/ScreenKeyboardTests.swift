import Testing
import UIKitTesting

@testable import UIKit

extension UIKitBehaviour {
    @Suite("A keyboard on the screen") @MainActor struct ScreenKeyboardTests {
        /// One that has two keys beside each other: one types a letter, the other deletes.
        private final class TwoKeys: ScreenKeyboard {
            private let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
            private(set) weak var input: (any UIKeyInput)?
            private(set) var isSecret: [Bool] = []

            init() {
                let letter = UIButton(
                    type: .system, primaryAction: UIAction { [weak self] _ in self?.input?.insertText("a") })
                let delete = UIButton(
                    type: .system, primaryAction: UIAction { [weak self] _ in self?.input?.deleteBackward() })
                letter.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
                delete.frame = CGRect(x: 200, y: 0, width: 200, height: 100)
                view.addSubview(letter)
                view.addSubview(delete)
            }

            func inputView(for input: any UIKeyInput) -> UIView? {
                self.input = input
                isSecret.append(input.isSecureTextEntry)
                return input.keyboardType == .numberPad ? nil : view
            }
        }

        private final class Secret: UIView, UIKeyInput {
            var hasText: Bool { false }
            func insertText(_ text: String) {}
            func deleteBackward() {}
            var isSecureTextEntry: Bool { true }
            override var canBecomeFirstResponder: Bool { true }
        }

        private final class Number: UIView, UIKeyInput {
            var hasText: Bool { false }
            func insertText(_ text: String) {}
            func deleteBackward() {}
            var keyboardType: UIKeyboardType { .numberPad }
            override var canBecomeFirstResponder: Bool { true }
        }

        @Test("It comes up for whatever takes text, and its keys type there while the field keeps the real ones")
        func types() {
            let staging = KeyboardStaging()
            let keyboard = TwoKeys()
            UIApplication.shared.screenKeyboard = keyboard
            defer { UIApplication.shared.screenKeyboard = nil }
            let field = staging.addField()
            field.becomeFirstResponder()
            staging.settle()
            #expect(staging.stage.window.inputViews.frame == CGRect(x: 0, y: 200, width: 400, height: 100))
            staging.stage.tap(CGPoint(x: 100, y: 250))
            staging.stage.tap(CGPoint(x: 100, y: 250))
            #expect(field.text == "aa" && field.isFirstResponder)
            staging.stage.tap(CGPoint(x: 300, y: 250))
            #expect(field.text == "a")
            field.resignFirstResponder()
            staging.settle()
            #expect(staging.stage.window.inputViews.frame == nil)
        }

        @Test("It is asked for each responder, knows what kind of text that takes, and can decline")
        func asked() {
            let staging = KeyboardStaging()
            let keyboard = TwoKeys()
            UIApplication.shared.screenKeyboard = keyboard
            defer { UIApplication.shared.screenKeyboard = nil }
            let (secret, number) = (Secret(), Number())
            staging.stage.root.view.addSubview(secret)
            staging.stage.root.view.addSubview(number)
            let field = staging.addField()
            field.becomeFirstResponder()
            staging.settle()
            secret.becomeFirstResponder()
            staging.settle()
            #expect(keyboard.isSecret == [false, true] && keyboard.input === secret)
            #expect(staging.stage.window.inputViews.frame != nil)
            number.becomeFirstResponder()
            staging.settle()
            #expect(staging.stage.window.inputViews.frame == nil)
        }

        @Test("A responder's own input view comes before it, and what takes no text has none")
        func declined() {
            let staging = KeyboardStaging()
            let keyboard = TwoKeys()
            UIApplication.shared.screenKeyboard = keyboard
            defer { UIApplication.shared.screenKeyboard = nil }
            let field = staging.addField(input: staging.bar(40))
            field.becomeFirstResponder()
            staging.settle()
            #expect(staging.stage.window.inputViews.frame?.height == 40 && keyboard.isSecret == [])
            let button = UIButton(type: .system)
            staging.stage.root.view.addSubview(button)
            button.becomeFirstResponder()
            staging.settle()
            #expect(keyboard.isSecret == [])
        }

        @Test("The Tab key does not go to its keys")
        func tab() {
            let staging = KeyboardStaging()
            let keyboard = TwoKeys()
            UIApplication.shared.screenKeyboard = keyboard
            defer { UIApplication.shared.screenKeyboard = nil }
            let field = staging.addField()
            field.becomeFirstResponder()
            staging.settle()
            staging.stage.pressKey(.keyboardTab)
            staging.settle()
            #expect(staging.stage.window.focusSystem.focusedItem == nil && field.isFirstResponder)
        }
    }
}
