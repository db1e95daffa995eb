import UIKit

/// Takes text, and has the input views that a test gives it.
final class InputField: UIView, UIKeyInput {
    private(set) var text = ""
    var ownInputView: UIView?
    var ownAccessory: UIView?
    var ownController: UIInputViewController?

    override var inputView: UIView? { ownInputView }
    override var inputAccessoryView: UIView? { ownAccessory }
    override var inputViewController: UIInputViewController? { ownController }
    override var canBecomeFirstResponder: Bool { true }

    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { text = String(text.dropLast()) }
}
