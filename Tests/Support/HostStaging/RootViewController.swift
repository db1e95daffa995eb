import UIKit

/// The container of a stage's panes. It notes the input that nobody below it handled.
@MainActor package final class RootViewController: UIViewController {
    /// `touch began`, `touch ended`, `press began a`, … in the order in which they came.
    package private(set) var unhandled: [String] = []

    override package func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        unhandled.append("touch began")
    }

    override package func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        unhandled.append("touch moved")
    }

    override package func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        unhandled.append("touch ended")
    }

    override package func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        note("press began", presses)
        // Beyond it is the window, which moves the focus.
        super.pressesBegan(presses, with: event)
    }

    override package func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        note("press ended", presses)
    }

    private func note(_ what: String, _ presses: Set<UIPress>) {
        for press in presses { unhandled.append("\(what) \(press.key?.characters ?? "")") }
    }
}
