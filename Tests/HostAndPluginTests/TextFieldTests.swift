import Foundation
import HostStaging
import Testing
import UIKitTesting

@testable import PluginHost
@testable import UIKit

extension HostAndPlugin {
    /// Text fields in a plugin, into which is typed through the host's window, and at home.
    @Suite("Text fields at home and in a plugin") @MainActor struct TextFieldCrossing {
        /// Two fields below each other, and what their delegate and actions hear.
        private final class Controller: UIViewController, UITextFieldDelegate {
            let first = UITextField(frame: CGRect(x: 10, y: 10, width: 180, height: 34))
            let second = UITextField(frame: CGRect(x: 10, y: 60, width: 180, height: 34))
            private var calls: [String] = []
            var decide: (String) -> Bool = { _ in true }

            /// The calls since the last time.
            func taken() -> [String] {
                defer { calls = [] }
                return calls
            }

            override func viewDidLoad() {
                super.viewDidLoad()
                for (name, field) in [("first", first), ("second", second)] {
                    field.borderStyle = .roundedRect
                    field.placeholder = name
                    field.delegate = self
                    for (event, word) in [
                        (UIControl.Event.editingDidBegin, "begin"), (.editingChanged, "change"),
                        (.editingDidEnd, "end"),
                    ] {
                        field.addAction(
                            UIAction { [weak self] _ in self?.calls.append("\(name) event \(word)") }, for: event)
                    }
                    view.addSubview(field)
                }
            }

            private func note(_ line: String, _ field: UITextField) {
                calls.append("\(field.placeholder ?? "?") \(line)")
            }

            func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
                note("shouldBegin", textField)
                return true
            }
            func textFieldDidBeginEditing(_ textField: UITextField) { note("didBegin", textField) }
            func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
                note("shouldEnd", textField)
                return true
            }
            func textFieldDidEndEditing(_ textField: UITextField) { note("didEnd", textField) }
            func textField(
                _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
            ) -> Bool {
                note("shouldChange \(range.location) \(range.length) “\(string)”", textField)
                return decide(string)
            }
            func textFieldShouldReturn(_ textField: UITextField) -> Bool {
                note("shouldReturn", textField)
                return true
            }

            /// Asks for a name.
            func ask(_ answer: @escaping (String?) -> Void) {
                let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
                alert.addTextField()
                alert.addAction(
                    UIAlertAction(title: "OK", style: .default) { [weak alert] _ in
                        answer(alert?.textFields?.first?.text)
                    })
                present(alert, animated: false)
            }
        }

        private static func inPane(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: HostStage.rightHalf.minX + x, y: y)
        }

        private func arrange(_ place: Place) throws -> (host: InMemoryHost, controller: Controller) {
            let host = try InMemoryHost { _ in Controller() }
            guard place == .host else {
                _ = host.showPane()
                return (host, try host.controller())
            }
            let controller = Controller()
            host.stage.embed(controller)
            host.settle()
            return (host, controller)
        }

        private func type(_ text: String, _ host: InMemoryHost) {
            for character in text {
                host.stage.window.insertText(String(character))
                host.settle()
            }
        }

        /// A key with what it types or deletes, as a screen tells it.
        private func press(_ code: UIKeyboardHIDUsage, _ characters: String, _ host: InMemoryHost) {
            let key = UIKey(
                keyCode: code, characters: characters, charactersIgnoringModifiers: characters, modifierFlags: [])
            let window = host.stage.window
            window.sendPress(key, phase: .began, timestamp: 0)
            if code == .keyboardDeleteOrBackspace { window.deleteBackward() } else { window.insertText("\n") }
            window.sendPress(key, phase: .ended, timestamp: 0)
            host.settle()
        }

        @Test("A click, typing, deleting, Return and a click elsewhere: the same calls", arguments: Place.allCases)
        func typing(place: Place) throws {
            let (host, controller) = try arrange(place)
            host.stage.tap(Self.inPane(50, 27))
            host.settle()
            #expect(controller.taken() == ["first shouldBegin", "first didBegin", "first event begin"])
            type("hi", host)
            press(.keyboardDeleteOrBackspace, "\u{8}", host)
            #expect(
                controller.taken() == [
                    "first shouldChange 0 0 “h”", "first event change", "first shouldChange 1 0 “i”",
                    "first event change", "first shouldChange 1 1 “”", "first event change",
                ])
            press(.keyboardReturnOrEnter, "\r", host)
            #expect(controller.taken() == ["first shouldReturn"])
            host.stage.tap(Self.inPane(50, 77))
            host.settle()
            #expect(
                controller.taken() == [
                    "second shouldBegin", "first shouldEnd", "first didEnd", "first event end", "second didBegin",
                    "second event begin",
                ])
            #expect(controller.first.text == "h" && controller.second.isEditing)
        }

        @Test("What a delegate refuses is not typed", arguments: Place.allCases)
        func refused(place: Place) throws {
            let (host, controller) = try arrange(place)
            host.stage.tap(Self.inPane(50, 27))
            host.settle()
            controller.decide = { $0.allSatisfy(\.isNumber) }
            type("1a2", host)
            #expect(controller.first.text == "12")
        }

        @Test("An alert with a text field answers with what was typed", arguments: Place.allCases)
        func alert(place: Place) throws {
            UIView.setAnimationsEnabled(false)
            defer { UIView.setAnimationsEnabled(true) }
            let (host, controller) = try arrange(place)
            host.stage.tap(Self.inPane(50, 27))
            host.settle()
            var answer: String?
            controller.ask { answer = $0 }
            host.settle()
            type("Ada", host)
            press(.keyboardReturnOrEnter, "\r", host)
            #expect(answer == "Ada" && controller.presentedViewController == nil)
            #expect(controller.first.isEditing)
        }

        @Test("A host hears what kind of element a text field is, and never a secret text", arguments: Place.allCases)
        func description(place: Place) throws {
            let (host, controller) = try arrange(place)
            controller.first.text = "open"
            controller.second.isSecureTextEntry = true
            controller.second.text = "secret"
            host.settle()
            let described = controller.view.describedViews.map(\.description)
            #expect(described.map(\.role) == [.textField, .textField])
            #expect(described.map(\.value) == ["open", nil])
        }
    }
}
