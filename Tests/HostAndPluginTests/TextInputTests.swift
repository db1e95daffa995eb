import HostStaging
import PluginProtocol
import Testing
import UIKitTesting

@testable import PluginHost
@testable import UIKit

extension HostAndPlugin {
    /// Composition, keys that repeat and the state of the text that is typed into, at home and in a plugin.
    @Suite("Text that is typed into, at home and in a plugin") @MainActor struct TextInputCrossing {
        private final class Form: UIViewController {
            let field = ComposingTextView(frame: CGRect(x: 20, y: 10, width: 150, height: 20))
            let other = ComposingTextView(frame: CGRect(x: 20, y: 50, width: 150, height: 20))

            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .white
                view.addSubview(field)
                view.addSubview(other)
            }
        }

        /// In the window, on the first field.
        private static let onField = CGPoint(x: 230, y: 15)

        /// A form in the right half of the window, whose first field has the keyboard.
        private func arrange(_ place: Place) throws -> (host: InMemoryHost, form: Form) {
            let host = try InMemoryHost { _ in Form() }
            let form: Form
            if place == .plugin {
                _ = host.showPane()
                form = try host.controller()
            } else {
                form = Form()
                host.stage.embed(form)
            }
            host.settle()
            host.stage.tap(Self.onField)
            host.settle()
            #expect(form.field.isFirstResponder)
            return (host, form)
        }

        /// The same in a plugin, with its pane.
        private func arrangePane() throws -> (host: InMemoryHost, form: Form, pane: RemoteViewController) {
            let (host, form) = try arrange(.plugin)
            let pane = try #require(host.stage.root.children.compactMap { $0 as? RemoteViewController }.first)
            return (host, form, pane)
        }

        private func compose(_ text: String, in host: InMemoryHost) {
            host.stage.window.setMarkedText(text, selectedRange: text.utf16.count..<text.utf16.count)
        }

        private func key(_ code: UIKeyboardHIDUsage, _ characters: String = "") -> UIKey {
            UIKey(
                keyCode: code, characters: characters, charactersIgnoringModifiers: characters, modifierFlags: [])
        }

        /// A key goes down, does what it does as a screen tells it, and comes up.
        private func strike(_ key: UIKey, in window: UIWindow) {
            window.sendPress(key, phase: .began, timestamp: 0)
            if key.keyCode == .keyboardDeleteOrBackspace {
                window.deleteBackward()
            } else if !key.characters.isEmpty {
                window.insertText(key.characters)
            }
            window.sendPress(key, phase: .ended, timestamp: 0)
        }

        /// The host goes on, and no message comes to the plugin.
        private func stop(_ host: InMemoryHost, for duration: Duration) {
            host.clock.advance(by: duration)
            host.loop.runOneTurn(timeout: .zero)
        }

        private func send(_ field: SceneTextInput.Field?, from host: InMemoryHost) throws {
            let facts = SceneFacts(title: nil, preferredContentSize: nil, textInput: SceneTextInput(field))
            try host.run.channels.plugin.send(.content(.sceneDidChangeFacts(facts)), scene: .first)
            host.settle()
        }

        // MARK: Both places

        @Test("What is composed is marked, and what is committed replaces it", arguments: Place.allCases)
        func composition(place: Place) throws {
            let (host, form) = try arrange(place)
            compose("k", in: host)
            compose("か", in: host)
            host.settle()
            #expect(form.field.text == "か" && form.field.marked == 0..<1 && form.field.selected == 1..<1)
            #expect(host.stage.window.textInput.state?.surroundings?.markedRange == 0..<1)
            host.stage.window.insertText("蚊")
            host.settle()
            #expect(form.field.calls == ["mark k", "mark か", "insert 蚊"] && form.field.text == "蚊")
            #expect(host.stage.platform.endedCompositions == 0)
            compose("x", in: host)
            compose("", in: host)
            host.settle()
            #expect(form.field.text == "蚊" && form.field.marked == nil)
        }

        @Test("The host's window knows the caret in its coordinates, and the text around it", arguments: Place.allCases)
        func state(place: Place) throws {
            let (host, form) = try arrange(place)
            form.field.show("abc", selected: 1..<1)
            form.field.keyboardType = .URL
            form.field.textContentType = .password
            host.settle()
            #expect(
                host.stage.window.textInput.state
                    == TextInputState(
                        caretRect: CGRect(x: 230, y: 10, width: 2, height: 20),
                        surroundings: .init("abc", selected: 1..<1), keyboardType: .URL, contentType: .password))
        }

        @Test("Text is deleted around the caret", arguments: Place.allCases)
        func deletion(place: Place) throws {
            let (host, form) = try arrange(place)
            form.field.show("abcdef", selected: 3..<3)
            host.stage.window.deleteSurroundingText(before: 1, after: 2)
            host.settle()
            #expect(form.field.text == "abf" && form.field.selected == 2..<2)
        }

        @Test("A key that is held down edits each time that it repeats, once", arguments: Place.allCases)
        func repeats(place: Place) throws {
            let (host, form) = try arrange(place)
            form.field.show("abcde", selected: 5..<5)
            let (window, key) = (host.stage.window, key(.keyboardDeleteOrBackspace, "\u{8}"))
            window.sendPress(key, phase: .began, timestamp: 0)
            window.deleteBackward()
            for _ in 0..<2 {
                window.sendKeyRepeat(key, timestamp: 0)
                window.deleteBackward()
            }
            window.sendPress(key, phase: .ended, timestamp: 0)
            host.settle()
            #expect(form.field.text == "ab")
        }

        @Test("Another field ends the composition, and keeps nothing of it", arguments: Place.allCases)
        func otherField(place: Place) throws {
            let (host, form) = try arrange(place)
            compose("か", in: host)
            host.settle()
            host.stage.tap(CGPoint(x: 230, y: 55))
            host.settle()
            #expect(form.other.isFirstResponder && form.field.text == "か" && form.field.marked == nil)
            #expect(host.stage.platform.endedCompositions == 1)
            host.stage.window.insertText("x")
            host.settle()
            #expect(form.other.text == "x" && form.field.text == "か")
        }

        @Test("Of a secret text nothing is told", arguments: Place.allCases)
        func secure(place: Place) throws {
            let (host, form) = try arrange(place)
            form.field.isSecureTextEntry = true
            form.field.show("secret", selected: 2..<4)
            host.settle()
            let state = try #require(host.stage.window.textInput.state)
            #expect(state.isSecure && state.surroundings == nil && state.caretRect?.minX == 260)
        }

        // MARK: What goes over the line

        @Test("The state is told while the scene has the keyboard, and not twice")
        func told() throws {
            let host = try InMemoryHost { _ in Form() }
            let pane = host.showPane()
            let form: Form = try host.controller()
            #expect(form.field.becomeFirstResponder())
            host.settle()
            #expect(pane.textInput == SceneTextInput())
            host.stage.tap(Self.onField)
            host.settle()
            #expect(pane.textInput.field?.surroundings?.text == "")
            form.field.setNeedsLayout()
            form.other.show("other", selected: 0..<0)
            #expect(host.settle() == 0)
            form.field.show("abc", selected: 0..<0)
            #expect(host.settle() > 0)
            #expect(pane.textInput.field?.surroundings?.text == "abc")
            _ = pane.view.resignFirstResponder()
            host.settle()
            #expect(pane.textInput == SceneTextInput() && host.stage.window.textInput.state == nil)
        }

        @Test("What a plugin without the keyboard says of a text changes nothing in the host")
        func liar() throws {
            let host = try InMemoryHost { _ in UIViewController() }
            _ = host.showPane()
            let own = ComposingTextView(frame: CGRect(x: 10, y: 200, width: 100, height: 20))
            host.stage.root.view.addSubview(own)
            #expect(own.becomeFirstResponder())
            host.settle()
            compose("か", in: host)
            UpdateCycle.main.update()
            let before = host.stage.window.textInput.state
            try send(.init(caret: CGRect(x: 1, y: 1, width: 1, height: 1), composition: .first), from: host)
            try send(nil, from: host)
            #expect(host.stage.window.textInput.state == before && before?.caretRect?.origin == CGPoint(x: 20, y: 200))
            #expect(own.marked == 0..<1 && host.stage.platform.endedCompositions == 0)
        }

        @Test("A caret outside of the pane is at its nearest edge")
        func clipped() throws {
            let (host, _) = try arrange(.plugin)
            try send(.init(caret: CGRect(x: 5000, y: -5000, width: 10, height: 10)), from: host)
            #expect(host.stage.window.textInput.state?.caretRect == CGRect(x: 400, y: 0, width: 0, height: 0))
            try send(.init(caret: CGRect(x: 190, y: 290, width: 1e9, height: 1e9)), from: host)
            #expect(host.stage.window.textInput.state?.caretRect == CGRect(x: 390, y: 290, width: 10, height: 10))
        }

        @Test("A text in a plugin that loses what was put in has the host's input method forget it")
        func lost() throws {
            let (host, form) = try arrange(.plugin)
            compose("か", in: host)
            host.settle()
            form.field.selectedTextRange = IndexedTextRange(0..<0)
            host.settle()
            #expect(host.stage.platform.endedCompositions == 1 && host.stage.window.textInput.composedText == nil)
            compose("い", in: host)
            host.settle()
            #expect(form.field.text == "いか" && form.field.marked == 0..<1)
            #expect(host.stage.platform.endedCompositions == 1)
        }

        @Test("What a plugin said before it heard of a composition does not end that")
        func overtaken() throws {
            let (host, form) = try arrange(.plugin)
            compose("か", in: host)
            host.settle()
            host.stage.window.insertText("蚊")
            host.deliver()
            // The plugin says that nothing is marked, and the host begins the next one before it hears that.
            UpdateCycle.main.update()
            compose("n", in: host)
            host.settle()
            #expect(form.field.text == "蚊n" && form.field.marked == 1..<2)
            #expect(host.stage.platform.endedCompositions == 0 && host.stage.window.textInput.composedText == "n")
        }

        @Test("A pane that loses the keyboard leaves what was put in as text")
        func focusLost() throws {
            let (host, form, pane) = try arrangePane()
            compose("か", in: host)
            host.settle()
            _ = pane.view.resignFirstResponder()
            host.settle()
            #expect(form.field.calls == ["mark か", "unmark"] && form.field.text == "か")
            #expect(host.stage.platform.endedCompositions == 1)
        }

        @Test("A plugin that dies in a composition ends it, and what is typed then comes where it belongs")
        func death() throws {
            let (host, _) = try arrange(.plugin)
            let own = ComposingTextView(frame: CGRect(x: 10, y: 200, width: 100, height: 20))
            host.stage.root.view.addSubview(own)
            own.show("own", selected: 3..<3)
            compose("か", in: host)
            host.settle()
            try host.run.end(.exited(.killed(signal: 11)))
            host.settle()
            #expect(host.stage.platform.endedCompositions == 1)
            #expect(host.stage.window.textInput.composedText == nil && !host.stage.window.textInput.takesText)
            #expect(own.text == "own" && own.calls.isEmpty)
            #expect(own.becomeFirstResponder())
            strike(key(.keyboardA, "a"), in: host.stage.window)
            host.settle()
            #expect(own.text == "owna")
            let next: Form = try host.controller()
            #expect(next.field.text.isEmpty)
        }

        @Test("A plugin that stands still loses no key that was typed, and has them in their order when it goes on")
        func standstill() throws {
            let (host, form) = try arrange(.plugin)
            let keys = [
                key(.keyboardA, "a"), key(.keyboardB, "b"), key(.keyboardLeftArrow), key(.keyboardC, "c"),
                key(.keyboardDeleteOrBackspace, "\u{8}"), key(.keyboardD, "d"),
            ]
            for key in keys {
                strike(key, in: host.stage.window)
                stop(host, for: .seconds(1))
            }
            // Whoever is above the pane gets none of it.
            #expect(host.stage.root.unhandled.isEmpty)
            host.settle()
            #expect(form.field.text == "adb")
        }

        @Test("Keys that lead out of a text, and commands, are too late as others are")
        func otherKeys() throws {
            let (host, _) = try arrange(.plugin)
            for code in [UIKeyboardHIDUsage.keyboardEscape, .keyboardF5] {
                strike(key(code), in: host.stage.window)
                stop(host, for: .milliseconds(250))
            }
            #expect(host.stage.root.unhandled.count == 4)
        }

        @Test("A plugin of before gets what is committed, and nothing of what is composed")
        func earlierPlugin() throws {
            let host = try InMemoryHost { _ in Form() }
            host.launcher.granted = Capability.known.subtracting([.textComposition])
            let pane = host.showPane()
            let form: Form = try host.controller()
            host.stage.tap(Self.onField)
            host.settle()
            compose("か", in: host)
            host.stage.window.deleteSurroundingText(before: 1, after: 0)
            host.settle()
            #expect(form.field.calls.isEmpty && pane.textInput == SceneTextInput())
            host.stage.window.insertText("蚊")
            host.settle()
            #expect(form.field.text == "蚊")
        }
    }
}
