import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @MainActor struct KeyCommands {
        private final class Commander: UIView, UIKeyInput {
            var commands: [UIKeyCommand] = []
            var presses: [String] = []
            var text = ""
            override var canBecomeFirstResponder: Bool { true }
            override var keyCommands: [UIKeyCommand]? { commands }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                self.presses.append("began")
            }
            override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                self.presses.append("ended")
            }
            var hasText: Bool { !text.isEmpty }
            func insertText(_ text: String) { self.text += text }
            func deleteBackward() {}
        }

        private final class Log {
            var lines: [String] = []
        }

        private let stage = Stage()
        private let view = Commander(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        private let log = Log()

        init() {
            stage.root.view.addSubview(view)
            view.becomeFirstResponder()
        }

        private func command(
            _ input: String, _ modifiers: UIKeyModifierFlags = .command, _ name: String = "done",
            attributes: UIMenuElement.Attributes = []
        ) -> UIKeyCommand {
            UIKeyCommand(
                input: input, modifierFlags: modifiers,
                primaryAction: UIAction(attributes: attributes) { [log] action in
                    log.lines.append(action.sender is UIKeyCommand ? name : "nobody")
                })
        }

        private func type(_ code: UIKeyboardHIDUsage, _ characters: String, _ modifiers: UIKeyModifierFlags) {
            let key = UIKey(
                keyCode: code, characters: characters, charactersIgnoringModifiers: characters, modifierFlags: modifiers
            )
            let press = UIPress(phase: .began, timestamp: 0, key: key)
            for phase in [UIPress.Phase.began, .ended] {
                press.phase = phase
                UIApplication.shared.sendEvent(
                    UIPressesEvent(presses: [press], timestamp: 0, modifierFlags: modifiers), to: stage.window)
                if phase == .began { stage.window.insertText(characters) }
            }
        }

        @Test("A key command takes its key, with exactly its modifiers, and types nothing")
        func command() {
            view.commands = [command("n", [.command, .shift])]
            type(.keyboardN, "N", [.command, .shift, .alphaShift])
            #expect(log.lines == ["done"])
            #expect(view.presses == [])
            #expect(view.text == "")
            type(.keyboardN, "n", .command)
            #expect(log.lines == ["done"])
            #expect(view.presses == ["began", "ended"])
        }

        @Test("Commands of a responder come before those further up, and those of a controller count too")
        func order() {
            stage.root.addKeyCommand(command("n", .command, "root"))
            type(.keyboardN, "n", .command)
            view.commands = [command("n", .command, "view")]
            type(.keyboardN, "n", .command)
            #expect(log.lines == ["root", "view"])
            view.commands = [command("n", .command, "off", attributes: .disabled)]
            type(.keyboardN, "n", .command)
            #expect(log.lines == ["root", "view", "root"])
            stage.root.keyCommands?.forEach(stage.root.removeKeyCommand)
            type(.keyboardN, "n", .command)
            #expect(log.lines.count == 3)
        }

        @Test(
            "Keys without a character have names",
            arguments: [
                (UIKeyboardHIDUsage.keyboardUpArrow, UIKeyCommand.inputUpArrow),
                (.keyboardEscape, UIKeyCommand.inputEscape), (.keyboardPageDown, UIKeyCommand.inputPageDown),
                (.keyboardReturnOrEnter, "\r"),
            ])
        func names(code: UIKeyboardHIDUsage, input: String) {
            view.commands = [command(input)]
            type(code, "", .command)
            #expect(log.lines == ["done"])
        }

        @Test(
            "A window that does not pass a key on keeps it from its views, also when it comes up without its modifiers")
        func keptByTheWindow() {
            final class Keeper: UIWindow {
                var kept: [UIPress.Phase] = []
                override func sendEvent(_ event: UIEvent) {
                    if let press = (event as? UIPressesEvent)?.allPresses.first, let key = press.key,
                        key.keyCode == .keyboardT, key.modifierFlags.isSuperset(of: [.control, .shift])
                    {
                        kept.append(press.phase)
                        return
                    }
                    super.sendEvent(event)
                }
            }
            let window = Keeper(frame: stage.window.bounds)
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            window.rootViewController?.view.addSubview(view)
            view.becomeFirstResponder()
            func send(_ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags, _ phase: UIPress.Phase) {
                let key = UIKey(
                    keyCode: code, characters: "", charactersIgnoringModifiers: "", modifierFlags: modifiers)
                window.sendPress(key, phase: phase, timestamp: 0)
            }
            send(.keyboardT, [.control, .shift], .began)
            send(.keyboardT, [], .ended)
            #expect(window.kept == [.began, .ended])
            #expect(view.presses == [])
            send(.keyboardF5, [], .began)
            send(.keyboardF5, [], .ended)
            #expect(window.kept == [.began, .ended])
            #expect(view.presses == ["began", "ended"])
        }

        @Test("A key that types belongs to the text, unless the command asks for priority")
        func priority() {
            let typing = command("a", [])
            view.commands = [typing]
            type(.keyboardA, "a", [])
            #expect(log.lines == [])
            #expect(view.text == "a")
            typing.wantsPriorityOverSystemBehavior = true
            type(.keyboardA, "a", [])
            #expect(log.lines == ["done"])
            #expect(view.text == "a")
        }
    }
}
