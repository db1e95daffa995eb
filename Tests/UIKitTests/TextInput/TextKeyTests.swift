@testable import UIKit
import Testing
import UIKitTesting

extension UIKitBehaviour {
    @MainActor @Suite("Keys and a text") struct TextKeyTests {
        private let stage = Stage()

        private func show(_ view: UIView) {
            stage.root.view.addSubview(view)
            stage.update()
        }

        private func edited(_ text: String, isMultiline: Bool = true) -> OwnedTextView {
            let view = OwnedTextView(text, isMultiline: isMultiline)
            show(view)
            view.becomeFirstResponder()
            view.forgetTold()
            return view
        }

        private func key(_ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) -> UIKey {
            UIKey(keyCode: code, characters: "", charactersIgnoringModifiers: "", modifierFlags: modifiers)
        }

        @Test("A key that edits is used up, and any other is a press as ever")
        func presses() {
            let view = edited("abc")
            stage.pressKey(.keyboardLeftArrow)
            stage.pressKey(.keyboardDeleteOrBackspace)
            stage.pressKey(.keyboardF5)
            #expect(view.kept.string == "ac")
            #expect(
                view.told == [
                    "selection 2..<2", "should 1..<2 ", "selection 1..<1", "text ac",
                    "press \(UIKeyboardHIDUsage.keyboardF5.rawValue)",
                ])
        }

        @Test("What a key has done does not come a second time as text")
        func once() {
            let view = edited("abc")
            let backspace = key(.keyboardDeleteOrBackspace)
            stage.window.sendPress(backspace, phase: .began, timestamp: 0)
            stage.window.deleteBackward()
            #expect(view.kept.string == "ab")
            stage.window.sendPress(backspace, phase: .ended, timestamp: 0)
            // An input method commits without a key.
            #expect(stage.window.insertText("か"))
            #expect(view.kept.string == "abか")
        }

        @Test("A key that is held edits again, and tells of no press")
        func repeats() {
            let view = edited("abcdef")
            let (backspace, other) = (key(.keyboardDeleteOrBackspace), key(.keyboardF5))
            stage.window.sendKeyRepeat(backspace, timestamp: 0)
            #expect(view.kept.string == "abcdef")
            stage.window.sendPress(backspace, phase: .began, timestamp: 0)
            for _ in 0..<2 {
                stage.window.sendKeyRepeat(backspace, timestamp: 0)
                stage.window.deleteBackward()
            }
            #expect(view.kept.string == "abc")
            stage.window.sendPress(backspace, phase: .ended, timestamp: 0)
            stage.window.sendKeyRepeat(backspace, timestamp: 0)
            stage.window.sendPress(other, phase: .began, timestamp: 0)
            stage.window.sendKeyRepeat(other, timestamp: 0)
            #expect(view.kept.string == "abc")
            #expect(view.told.filter { $0.hasPrefix("press") }.count == 1)
        }

        @Test("Copying and pasting by keys goes over the responder's own methods")
        func standardActions() {
            final class Own: OwnedTextView {
                override func paste(_ sender: Any?) {
                    told("paste")
                    super.paste(sender)
                }
                private(set) var calls: [String] = []
                private func told(_ call: String) { calls.append(call) }
            }
            let view = Own("one")
            show(view)
            view.becomeFirstResponder()
            stage.pressKey(.keyboardA, .control)
            stage.pressKey(.keyboardC, .control)
            stage.pressKey(.keyboardRightArrow)
            stage.pressKey(.keyboardV, .control)
            #expect(view.kept.string == "oneone")
            #expect(view.calls == ["paste"])
            stage.pressKey(.keyboardZ, .control)
            #expect(view.kept.string == "one")
            stage.pressKey(.keyboardZ, [.control, .shift])
            #expect(view.kept.string == "oneone")
        }

        @Test("A responder that is no text gets the actions that its class overrides")
        func actionsElsewhere() {
            final class Copying: UIView {
                var copies = 0
                override var canBecomeFirstResponder: Bool { true }
                override func copy(_ sender: Any?) { copies += 1 }
            }
            let view = Copying()
            show(view)
            view.becomeFirstResponder()
            stage.pressKey(.keyboardC, .control)
            stage.pressKey(.keyboardV, .control)
            #expect(view.copies == 1)
        }

        @Test("Without a text the keys for undo and redo go to the undo manager of where the keys go")
        func undoElsewhere() throws {
            @MainActor final class Counter {
                var value = 1
                func set(_ new: Int, by manager: UndoManager) {
                    let old = value
                    value = new
                    manager.registerUndo(withTarget: self) { $0.set(old, by: manager) }
                }
            }
            let (manager, counter) = (try #require(stage.window.undoManager), Counter())
            counter.set(2, by: manager)
            stage.pressKey(.keyboardZ, .control)
            #expect(counter.value == 1)
            stage.pressKey(.keyboardY, .control)
            #expect(counter.value == 2)
            manager.removeAllActions()
        }

        @Test("An app's key command comes before the text if it wants to")
        func commands() {
            let view = edited("abc")
            var runs = 0
            let command = UIKeyCommand(
                input: "a", modifierFlags: .control, primaryAction: UIAction { _ in runs += 1 })
            view.commands = [command]
            let typed = UIKey(
                keyCode: .keyboardA, characters: "a", charactersIgnoringModifiers: "a", modifierFlags: .control)
            stage.window.sendPress(typed, phase: .began, timestamp: 0)
            #expect(runs == 0 && view.editor.selectedRange == 0..<3)
            stage.window.sendPress(typed, phase: .ended, timestamp: 0)
            command.wantsPriorityOverSystemBehavior = true
            stage.window.sendPress(typed, phase: .began, timestamp: 0)
            #expect(runs == 1)
        }

        @Test("Tab types in a text of several lines, which Control and Tab leaves")
        func tabInLines() {
            let (view, button) = (edited("a"), UIButton(frame: CGRect(x: 10, y: 200, width: 80, height: 40)))
            show(button)
            stage.pressKey(.keyboardTab)
            #expect(view.kept.string == "a\t" && view.isFirstResponder)
            stage.pressKey(.keyboardTab, .control)
            #expect(!view.isFirstResponder && button.isFocused)
        }

        @Test("Tab leaves a text of one line, and comes back to all of it selected")
        func tabInLine() {
            let view = edited("abc", isMultiline: false)
            let button = UIButton(frame: CGRect(x: 10, y: 200, width: 80, height: 40))
            show(button)
            stage.pressKey(.keyboardTab)
            #expect(view.kept.string == "abc" && !view.isFirstResponder)
            stage.pressKey(.keyboardTab, .shift)
            #expect(view.isFirstResponder && view.editor.selectedRange == 0..<3)
        }

        @Test("A text that is only read leaves keys that move to others")
        func readOnly() {
            let view = edited("abc")
            view.isEditable = false
            stage.pressKey(.keyboardLeftArrow)
            stage.pressKey(.keyboardA, .control)
            #expect(
                view.told == ["press \(UIKeyboardHIDUsage.keyboardLeftArrow.rawValue)", "selection 0..<3"])
        }

        @Test("A text that is only read stays as it is when the key for undo is pressed")
        func undoInReadOnly() {
            let view = edited("abc")
            view.insertText("d")
            view.isEditable = false
            stage.pressKey(.keyboardZ, .control)
            #expect(view.kept.string == "abcd" && view.editor.undoManager.canUndo)
            view.isEditable = true
            stage.pressKey(.keyboardZ, .control)
            #expect(view.kept.string == "abc")
        }

        @Test("Keys edit a text that an app edits by itself")
        func textOfAnApp() {
            let input = PlainTextInput("one two")
            input.selectedTextRange = PlainTextInput.Range(0, 0)
            func selected(_ command: EditingCommand) -> [Int] {
                #expect(TextInputCommand(input).perform(command))
                let range = input.selectedTextRange as? PlainTextInput.Range
                return [range?.first ?? -1, range?.last ?? -1]
            }
            #expect(selected(.moveRight) == [1, 1])
            #expect(selected(.extendWordRight) == [1, 3])
            #expect(selected(.extendLeft) == [1, 2])
            #expect(selected(.moveLeft) == [1, 1])
            #expect(selected(.extendLeft) == [0, 1])
            #expect(selected(.extendRight) == [1, 1])
            #expect(selected(.moveToDocumentEnd) == [7, 7])
            #expect(selected(.extendToDocumentStart) == [0, 7])
            #expect(!TextInputCommand(input).perform(.movePageDown))
        }

        @Test("A standard action goes to the first responder in the chain that can perform it")
        func targets() {
            final class Controller: UIViewController {
                override func paste(_ sender: Any?) {}
            }
            let (view, controller) = (UIView(), Controller())
            controller.view.addSubview(view)
            #expect(!view.canPerformAction("paste:", withSender: nil))
            #expect(view.target(forAction: "paste:", withSender: nil) as? UIResponder === controller)
            #expect(view.target(forAction: "copy:", withSender: nil) == nil)
            #expect(!controller.canPerformAction("unknown:", withSender: nil))
            let text = OwnedTextView("abc")
            #expect(text.canPerformAction("selectAll:", withSender: nil))
            #expect(!text.canPerformAction("copy:", withSender: nil))
            text.selectAll(nil)
            #expect(text.canPerformAction("copy:", withSender: nil))
            #expect(!text.canPerformAction("selectAll:", withSender: nil))
            text.delete(nil)
            #expect(text.kept.string == "")
        }
    }
}
