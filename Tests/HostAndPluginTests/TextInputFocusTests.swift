import HostStaging
import Testing
import UIKit

extension HostAndPlugin {
    /// The Tab key between text fields of the host and those of a plugin.
    @Suite("Text fields and the Tab key, between host and plugin") @MainActor struct TextInputFocus {
        private static func makeField(_ frame: CGRect) -> UITextField {
            let field = UITextField(frame: frame)
            field.borderStyle = .roundedRect
            return field
        }

        /// A controller with so many fields, one below the other.
        private static func makeForm(_ count: Int) -> UIViewController {
            let controller = UIViewController()
            controller.view.backgroundColor = .white
            for index in 0..<count {
                let y = 10 + 40 * CGFloat(index)
                controller.view.addSubview(makeField(CGRect(x: 20, y: y, width: 150, height: 30)))
            }
            return controller
        }

        private func tab(_ modifiers: UIKeyModifierFlags = [], in host: InMemoryHost) {
            let key = UIKey(
                keyCode: .keyboardTab, characters: "\t", charactersIgnoringModifiers: "\t", modifierFlags: modifiers)
            for phase in [UIPress.Phase.began, .ended] {
                host.stage.window.sendPress(key, phase: phase, timestamp: 0)
                host.settle()
            }
        }

        @Test(
            "Each field gets what is typed when the key has come to it, forwards and back, with none, one and many",
            arguments: [0, 1, 3])
        func round(count: Int) throws {
            let host = try InMemoryHost { _ in Self.makeForm(count) }
            host.stage.counter.view.removeFromSuperview()
            let before = Self.makeField(CGRect(x: 0, y: 0, width: 200, height: 25))
            let after = Self.makeField(CGRect(x: 0, y: 250, width: 200, height: 30))
            for field in [before, after] { host.stage.root.view.addSubview(field) }
            let pane = host.showPane(frame: CGRect(x: 0, y: 30, width: 200, height: 200))
            let form: UIViewController = try host.controller()
            let own = form.view.subviews.compactMap { $0 as? UITextField }
            #expect(own.count == count)
            let all = [before] + own + [after]

            func type(_ text: String) {
                host.stage.window.insertText(text)
                host.settle()
            }
            for index in all.indices {
                tab(in: host)
                type("\(index)")
            }
            #expect(all.map { $0.text?.last } == all.indices.map { Character("\($0)") })
            #expect(after.isFirstResponder && !pane.view.isFirstResponder && !own.contains { $0.isFirstResponder })

            let letters: [Character] = ["a", "b", "c", "d"]
            for index in all.indices.dropLast() {
                tab(.shift, in: host)
                type(String(letters[index]))
            }
            #expect(all.dropLast().reversed().map { $0.text?.last } == letters.prefix(count + 1).map { $0 })
            #expect(before.isFirstResponder)
        }
    }
}
