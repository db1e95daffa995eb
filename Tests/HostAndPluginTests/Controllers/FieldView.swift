import UIKit

/// Becomes first responder when touched, and notes what it gets. It handles every key but `x`.
@MainActor final class FieldView: UIView, UIKeyInput, ScrollEventReceiver {
    private(set) var text = ""
    private(set) var keys: [String] = []
    private(set) var scrolls: [CGVector] = []

    override var canBecomeFirstResponder: Bool {
        true
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        _ = becomeFirstResponder()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        note(presses, "down") { super.pressesBegan(presses, with: event) }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        note(presses, "up") { super.pressesEnded(presses, with: event) }
    }

    private func note(_ presses: Set<UIPress>, _ what: String, passOn: () -> Void) {
        for press in presses {
            let key = press.key?.characters ?? ""
            if key == "x" { passOn() } else { keys.append("\(key) \(what)") }
        }
    }

    func takes(_ event: UIScrollEvent, leaving goOn: @escaping (CGVector) -> Void) -> Bool {
        scrolls.append(event.delta)
        event.use(event.rest)
        return false
    }

    var hasText: Bool {
        !text.isEmpty
    }

    func insertText(_ text: String) {
        self.text += text
    }

    func deleteBackward() {
        _ = text.popLast()
    }
}
