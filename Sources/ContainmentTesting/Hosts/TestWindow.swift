import UIKit

/// The window of a host under test, which notices what nobody in it has made use of.
@MainActor final class TestWindow: UIWindow {
    /// How many touches have ended since `watchTouches(of:)` that no view or controller has handled, in the host or in a plugin, and that
    /// no gesture recogniser waits for.
    private(set) var unusedTouches = 0
    private var act = TouchAct.tap

    /// Begins to count touches anew.
    ///
    /// - Parameter act: What they are meant as.
    func watchTouches(of act: TouchAct) {
        self.act = act
        unusedTouches = 0
    }

    // Everybody below leaves to the window what they do not handle.
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches where !isAwaited(touch) { unusedTouches += 1 }
        super.touchesEnded(touches, with: event)
    }

    private func isAwaited(_ touch: UITouch) -> Bool {
        (touch.gestureRecognizers ?? []).contains { act.mayBeUsed(by: $0) }
    }

    // MARK: Keys

    private var isKeyDownUnused = false
    private var isKeyUpUnused = false

    /// Whether nobody in the host or in a plugin has made use of the key since `watchPresses()`, neither when it went down nor when it came
    /// up.
    var isPressUnused: Bool {
        isKeyDownUnused && isKeyUpUnused
    }

    /// Begins to watch what becomes of a key.
    func watchPresses() {
        isKeyDownUnused = false
        isKeyUpUnused = false
        onUnusedPress = { [weak self] _ in self?.isKeyDownUnused = true }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        isKeyUpUnused = true
        super.pressesEnded(presses, with: event)
    }
}
