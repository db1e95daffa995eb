import Testing
import UIKitTesting

@testable import UIKit

extension UIKitBehaviour {
    /// A window that tells its platform of the text that is typed into, for input methods.
    @MainActor @Suite("The state of the text that is typed into") struct TextInputStates {
        /// Writes down what it is told.
        private final class Listener: WindowPlatform {
            var changes: [TextInputState?] = []
            var endedCompositions = 0

            func show(_ window: UIWindow) {}
            func hide(_ window: UIWindow) {}
            func commit(_ window: UIWindow) { _ = window.layerTree.takeChanges() }
            func textInputDidChange(in window: UIWindow) { changes.append(window.textInput.state) }
            func endComposition(in window: UIWindow) { endedCompositions += 1 }
        }

        /// Takes text, and has no positions.
        private final class PlainView: UIView, UIKeyInput {
            var text = ""
            var hasText: Bool { !text.isEmpty }
            override var canBecomeFirstResponder: Bool { true }
            func insertText(_ text: String) { self.text += text }
            func deleteBackward() { _ = text.popLast() }
        }

        private let listener = Listener()
        private let window: UIWindow
        private let field = ComposingTextView(frame: CGRect(x: 20, y: 100, width: 200, height: 20))
        private let other = ComposingTextView(frame: CGRect(x: 20, y: 150, width: 200, height: 20))
        private let plain = PlainView(frame: CGRect(x: 20, y: 200, width: 200, height: 20))
        private let screen: UIScreen

        init() {
            screen = UIScreen(size: CGSize(width: 400, height: 300), scale: 1, userInterfaceStyle: .light)
            screen.platform = listener
            window = UIWindow(frame: screen.bounds)
            window.screen = screen
            let root = UIViewController()
            window.rootViewController = root
            window.makeKeyAndVisible()
            for view in [field, other, plain] { root.view.addSubview(view) }
            UpdateCycle.main.update()
            listener.changes = []
        }

        private func focus(_ view: UIView) {
            #expect(view.becomeFirstResponder())
            UpdateCycle.main.update()
        }

        private var state: TextInputState? { window.textInput.state }

        // MARK: State

        @Test("The caret is in the window's coordinates, and ranges in what is told of the text")
        func geometry() {
            field.show("hello world", selected: 2..<5)
            field.keyboardType = .emailAddress
            field.returnKeyType = .send
            field.textContentType = .username
            focus(field)
            #expect(
                state
                    == TextInputState(
                        caretRect: CGRect(x: 70, y: 100, width: 2, height: 20),
                        surroundings: .init("hello world", selected: 2..<5), keyboardType: .emailAddress,
                        returnKeyType: .send, contentType: .username))
        }

        @Test("It is told at once that somebody takes text, at the end of the turn what there is, and nothing twice")
        func told() {
            #expect(field.becomeFirstResponder())
            #expect(listener.changes == [nil] && window.textInput.takesText)
            UpdateCycle.main.update()
            #expect(listener.changes.count == 2 && listener.changes.last == .some(state) && state != nil)
            field.setNeedsLayout()
            UpdateCycle.main.update()
            #expect(listener.changes.count == 2)
            window.insertText("a")
            UpdateCycle.main.update()
            #expect(listener.changes.count == 3 && state?.surroundings?.text == "a")
        }

        @Test("That nobody takes text any more is told at the end of the turn, so that none is lost between two fields")
        func resigning() {
            focus(field)
            listener.changes = []
            #expect(field.resignFirstResponder())
            #expect(listener.changes.isEmpty && !window.textInput.takesText)
            UpdateCycle.main.update()
            #expect(listener.changes == [nil])
        }

        @Test("Of a secret text nothing is told but where the caret is")
        func secure() throws {
            field.show("secret", selected: 3..<3)
            field.isSecureTextEntry = true
            focus(field)
            let state = try #require(state)
            #expect(state.isSecure && state.surroundings == nil && state.caretRect?.minX == 50)
            #expect(
                TextInputState(surroundings: .init("secret", selected: 0..<0), isSecure: true).surroundings == nil)
        }

        @Test("As much as 256 code units is told on either side, and of what is selected")
        func bounds() throws {
            let long = String(repeating: "0123456789", count: 1000)
            field.show(long, selected: 5000..<5003)
            focus(field)
            var told = try #require(state?.surroundings)
            #expect(told.text.utf16.count == 256 + 3 + 256 && told.selectedRange == 256..<259)
            #expect(told.text.hasPrefix("456789"))
            field.show(long, selected: 10..<10)
            UpdateCycle.main.update()
            told = try #require(state?.surroundings)
            #expect(told.selectedRange == 10..<10 && told.text.utf16.count == 266)
            field.show(long, selected: 5000..<5257)
            UpdateCycle.main.update()
            #expect(state != nil && state?.surroundings == nil)
        }

        @Test("A long selection is not read at the end of each turn")
        func longSelection() {
            field.show(String(repeating: "a", count: 100_000), selected: 10..<90_000)
            focus(field)
            #expect(state != nil && state?.surroundings == nil)
            #expect(field.longestRead <= 256)
        }

        @Test("A pair of code units that the bound cuts does not shift the ranges")
        func cutPair() throws {
            // Emoji have two units each: 256 units before the caret begin with one of them, and behind another letter within one.
            field.show("x" + String(repeating: "🙂", count: 200), selected: 401..<401)
            focus(field)
            let told = try #require(state?.surroundings)
            #expect(told.selectedRange == 256..<256 && told.text.utf16.count == 256)
            field.show("x" + String(repeating: "🙂", count: 200) + "y", selected: 402..<402)
            UpdateCycle.main.update()
            let cut = try #require(state?.surroundings)
            #expect(cut.selectedRange.lowerBound == cut.text.utf16.count && cut.text.hasSuffix("🙂y"))
        }

        @Test(
            "A caret that is no rectangle is none",
            arguments: [
                CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1),
                CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1),
                .null,
            ])
        func strangeCaret(caret: CGRect) {
            field.strangeCaret = caret
            focus(field)
            #expect(state != nil && state?.caretRect == nil)
        }

        @Test("Ranges that are not in the text are refused")
        func ranges() {
            typealias Surroundings = TextInputState.Surroundings
            #expect(Surroundings("abc", selected: 0..<3, marked: 1..<2)?.markedRange == 1..<2)
            #expect(Surroundings("abc", selected: 0..<3, marked: 1..<1)?.markedRange == nil)
            #expect(Surroundings("abc", selected: 0..<4) == nil)
            #expect(Surroundings("abc", selected: -1..<1) == nil)
            #expect(Surroundings("abc", selected: 0..<0, marked: 2..<5) == nil)
            #expect(Surroundings(String(repeating: "a", count: 769), selected: 0..<0) == nil)
        }

        @Test("A responder that takes text without positions has neither caret nor surroundings")
        func plainInput() {
            focus(plain)
            #expect(state == TextInputState())
            window.setMarkedText("か", selectedRange: 0..<1)
            #expect(plain.text.isEmpty)
            window.insertText("蚊")
            #expect(plain.text == "蚊")
        }

        // MARK: Composition

        @Test("What is put in replaces what was put in before, and what is committed replaces that")
        func composition() {
            field.show("ab", selected: 1..<1)
            focus(field)
            window.setMarkedText("k", selectedRange: 1..<1)
            window.setMarkedText("かい", selectedRange: 1..<99)
            UpdateCycle.main.update()
            #expect(field.text == "aかいb" && field.marked == 1..<3 && field.selected == 2..<3)
            #expect(state?.surroundings?.markedRange == 1..<3 && window.textInput.composedText == "かい")
            window.insertText("会")
            UpdateCycle.main.update()
            #expect(field.text == "a会b" && field.marked == nil && window.textInput.composedText == nil)
            #expect(listener.endedCompositions == 0)
        }

        @Test("What is taken back is gone; where nothing was put in an empty text deletes nothing")
        func empty() {
            field.show("ab", selected: 0..<2)
            focus(field)
            window.setMarkedText("", selectedRange: 0..<0)
            #expect(field.text == "ab" && field.calls.isEmpty)
            field.show("ab", selected: 2..<2)
            window.setMarkedText("か", selectedRange: 1..<1)
            window.setMarkedText("", selectedRange: 0..<0)
            #expect(field.text == "ab" && field.marked == nil && window.textInput.composedText == nil)
        }

        @Test("Another field ends the composition: the text stays in the first one, and what follows is for the other")
        func otherField() {
            focus(field)
            window.setMarkedText("か", selectedRange: 1..<1)
            focus(other)
            #expect(listener.endedCompositions == 1 && field.calls == ["mark か", "unmark"] && field.text == "か")
            window.insertText("x")
            #expect(other.text == "x" && field.text == "か")
        }

        @Test("A text that loses what was put in, by its caret or by code, ends the composition")
        func lost() {
            focus(field)
            window.setMarkedText("か", selectedRange: 1..<1)
            UpdateCycle.main.update()
            #expect(listener.endedCompositions == 0)
            field.selectedTextRange = IndexedTextRange(0..<0)
            UpdateCycle.main.update()
            #expect(listener.endedCompositions == 1 && window.textInput.composedText == nil)
            // The next one begins where the caret is.
            window.setMarkedText("い", selectedRange: 1..<1)
            #expect(field.text == "いか")
        }

        @Test("A text that passes the keys on while it is asked for marked text ends the composition")
        func passedOn() {
            let view = OwnedTextView("ab")
            window.rootViewController?.view.addSubview(view)
            focus(view)
            view.refuses = { [weak view] _ in
                view?.resignFirstResponder()
                return true
            }
            window.setMarkedText("か", selectedRange: 1..<1)
            #expect(window.textInput.composedText == nil && listener.endedCompositions == 1)
            #expect(view.kept.string == "ab")
        }

        @Test("A text that takes the keys back while it gives them up goes on having them")
        func takenBack() {
            final class Clinging: OwnedTextView {
                var ends = 0
                override func didStopBeingFirstResponder() { ends += 1 }
                override func unmarkText() {
                    super.unmarkText()
                    becomeFirstResponder()
                }
            }
            let view = Clinging("ab")
            window.rootViewController?.view.addSubview(view)
            focus(view)
            window.setMarkedText("か", selectedRange: 1..<1)
            view.resignFirstResponder()
            #expect(view.isFirstResponder && view.ends == 0)
            view.resignFirstResponder()
            #expect(!view.isFirstResponder && view.ends == 1)
        }

        @Test("A field that leaves the window in a composition ends it")
        func removed() {
            focus(field)
            window.setMarkedText("か", selectedRange: 1..<1)
            field.removeFromSuperview()
            UpdateCycle.main.update()
            #expect(listener.endedCompositions == 1 && !window.textInput.takesText)
        }

        @Test("A window that is the key window no more ends its composition")
        func otherWindow() {
            focus(field)
            window.setMarkedText("か", selectedRange: 1..<1)
            let second = UIWindow(frame: screen.bounds)
            second.screen = screen
            second.makeKeyAndVisible()
            #expect(listener.endedCompositions == 1 && field.text == "か" && field.marked == nil)
        }

        @Test(
            "What an input method commits is typed by no key: a command that was pressed before keeps nothing from it")
        func afterCommand() {
            focus(field)
            let root = window.rootViewController
            let command = UIKeyCommand(input: "b", modifierFlags: .control, primaryAction: UIAction { _ in })
            root?.addKeyCommand(command)
            let key = UIKey(
                keyCode: .keyboardB, characters: "b", charactersIgnoringModifiers: "b", modifierFlags: .control)
            window.sendPress(key, phase: .began, timestamp: 0)
            window.insertText("b")
            #expect(field.text.isEmpty)
            window.setMarkedText("か", selectedRange: 1..<1)
            window.insertText("蚊")
            #expect(field.text == "蚊")
        }

        @Test("Text is deleted on either side, and what is marked or selected stays")
        func surroundings() {
            field.show("abcdef", selected: 2..<4)
            focus(field)
            window.deleteSurroundingText(before: 1, after: 1)
            #expect(field.text == "acdf" && field.selected == 1..<3)
            window.setMarkedText("か", selectedRange: 1..<1)
            #expect(field.text == "aかf")
            window.deleteSurroundingText(before: 200, after: .max)
            #expect(field.text == "か" && field.marked == 0..<1)
            window.deleteSurroundingText(before: -5, after: 0)
            #expect(field.text == "か")
        }

        @Test("Text is deleted on either side of a composition in UIKit's own texts, which goes on")
        func surroundingsOfOwnText() {
            let view = OwnedTextView("abcdef")
            window.rootViewController?.view.addSubview(view)
            focus(view)
            view.editor.select(3..<3)
            window.setMarkedText("か", selectedRange: 1..<1)
            window.deleteSurroundingText(before: 1, after: 2)
            UpdateCycle.main.update()
            #expect(view.kept.string == "abかf" && view.editor.markedRange == 2..<3)
            #expect(window.textInput.composedText == "か" && listener.endedCompositions == 0)
            window.insertText("蚊")
            #expect(view.kept.string == "ab蚊f")
        }
    }
}
