import UIKit

/// Takes text.
package final class TypedText: UIView, UIKeyInput {
    package var text = ""

    override package var canBecomeFirstResponder: Bool { true }
    package var hasText: Bool { !text.isEmpty }
    package func insertText(_ text: String) { self.text += text }
    package func deleteBackward() { text = String(text.dropLast()) }
}
