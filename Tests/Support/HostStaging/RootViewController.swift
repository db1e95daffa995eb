import UIKit

/// The container of a stage's panes. It notes the input that nobody below it handled.
@MainActor package final class RootViewController: UIViewController {
    /// `touch began`, `touch ended`, `press began a`, … in the order in which they came.
    package private(set) var unhandled: [String] = []
    /// What the touches in it said at the time: where they were, in the window, and how far they had come.
    package private(set) var touches: [Moment] = []

    package struct Moment: Hashable {
        package let phase: UITouch.Phase
        package let location: CGPoint

        package init(_ phase: UITouch.Phase, _ location: CGPoint) {
            self.phase = phase
            self.location = location
        }
    }

    override package func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("touch began", touches)
    }

    override package func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("touch moved", touches)
    }

    override package func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("touch ended", touches)
    }

    override package func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        note("press began", presses)
        // Beyond it is the window, which moves the focus.
        super.pressesBegan(presses, with: event)
    }

    override package func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        note("press ended", presses)
    }

    private func note(_ what: String, _ touches: Set<UITouch>) {
        unhandled.append(what)
        self.touches += touches.map { Moment($0.phase, $0.location(in: nil)) }
    }

    private func note(_ what: String, _ presses: Set<UIPress>) {
        for press in presses { unhandled.append("\(what) \(press.key?.characters ?? "")") }
    }
}
