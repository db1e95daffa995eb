import UIKit

/// The window of a host under test, which notices what nobody in it has made use of.
@MainActor final class TestWindow: UIWindow {
    /// Whether a touch has ended since `forgetTouches()` that no view or controller has handled, in the host or in a plugin, and that no
    /// gesture recogniser waits for.
    private(set) var hasUnusedTouch = false

    func forgetTouches() {
        hasUnusedTouch = false
    }

    // Everybody below leaves to the window what they do not handle.
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !touches.contains(where: Self.isAwaited) { hasUnusedTouch = true }
        super.touchesEnded(touches, with: event)
    }

    /// Whether a gesture recogniser may still make a tap of a touch, or has done so.
    private static func isAwaited(_ touch: UITouch) -> Bool {
        (touch.gestureRecognizers ?? []).contains { recognizer in
            switch recognizer {
            case is UIPanGestureRecognizer, is UISwipeGestureRecognizer, is UIPinchGestureRecognizer,
                is UIRotationGestureRecognizer, is UILongPressGestureRecognizer:
                false
            case is GestureClaim:
                // It stands for what the pane's plugin has, and the plugin's answer says whether that waits for a tap.
                false
            default:
                true
            }
        }
    }
}
