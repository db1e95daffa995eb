import Foundation

/// Lets a finger lead back where a button of the bar does. An app that gives the recogniser another delegate, or none, decides about that
/// itself.
@MainActor final class BackSwipeCondition: NSObject, UIGestureRecognizerDelegate {
    private unowned let stack: NavigationStack

    init(of stack: NavigationStack) {
        self.stack = stack
        super.init()
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        isFulfilled
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        isFulfilled
    }

    private var isFulfilled: Bool {
        guard let top = stack.controllers.last else { return false }
        return top.keepsWayBack?() == true || !stack.isBarHidden && top.navigationItem.allowsBackButton
    }
}
