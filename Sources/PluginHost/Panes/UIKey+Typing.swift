import UIKit

extension UIKey {
    /// Whether the key types something into a text, or edits one by the host's own table of keys. Tab and Escape lead out of it.
    @MainActor var isTyping: Bool {
        guard keyCode != .keyboardTab, keyCode != .keyboardEscape else { return false }
        if EditingKeys.current.command(for: self) != nil { return true }
        return !characters.isEmpty && modifierFlags.isDisjoint(with: [.control, .alternate, .command])
    }
}
