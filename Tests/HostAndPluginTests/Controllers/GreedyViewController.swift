import UIKit

/// Keeps every key for itself, and the focus with it.
@MainActor final class GreedyViewController: UIViewController {
    /// The keys that came, on their way down and up.
    var keys: [UIKeyboardHIDUsage] { trap.keys }
    var text: String { trap.text }
    private let trap = Trap(frame: CGRect(x: 10, y: 10, width: 50, height: 50))

    private final class Trap: UIView, UIKeyInput {
        var keys: [UIKeyboardHIDUsage] = []
        var text = ""

        override var canBecomeFirstResponder: Bool { true }
        override var canResignFirstResponder: Bool { false }
        override var canBecomeFocused: Bool { true }
        var hasText: Bool { true }

        override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
            context.nextFocusedView === self
        }

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            keys += presses.compactMap { $0.key?.keyCode }
        }

        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            keys += presses.compactMap { $0.key?.keyCode }
        }

        func insertText(_ text: String) {
            self.text += text
        }

        func deleteBackward() {}
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        view.addSubview(trap)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        trap.becomeFirstResponder()
    }
}
