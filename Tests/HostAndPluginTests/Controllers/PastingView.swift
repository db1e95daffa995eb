import UIKit

/// Becomes first responder when touched, pastes and copies by keys, and does what the test says when a touch ends.
@MainActor final class PastingView: UIView {
    private(set) var pasted: [String?] = []
    var copies = "mine"
    var onTap: (@MainActor () -> Void)?

    override var canBecomeFirstResponder: Bool {
        true
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        _ = becomeFirstResponder()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        onTap?()
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses {
            switch press.key.flatMap({ EditingKeys.current.command(for: $0) }) {
            case .paste: pasted.append(UIPasteboard.general.string)
            case .copy: UIPasteboard.general.string = copies
            default: break
            }
        }
    }
}
