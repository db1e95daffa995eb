/// A dismissal that a finger has begun by dragging a sheet down. The sheet is moved by whoever owns this.
@MainActor final class SheetDismissal: UIViewControllerInteractiveTransitioning {
    private weak var context: (any UIViewControllerContextTransitioning)?

    /// Whether the dismissal has begun, and is not over.
    var isGoingOn: Bool { context != nil }

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
    }

    /// - Parameter share: How far the sheet has gone out, from 0 to 1.
    func follow(to share: CGFloat) {
        context?.updateInteractiveTransition(share)
    }

    /// The finger has let go.
    ///
    /// - Parameter dismisses: Whether the sheet goes out; it returns to a rest otherwise.
    func letGo(dismisses: Bool) {
        if dismisses {
            context?.finishInteractiveTransition()
        } else {
            context?.cancelInteractiveTransition()
        }
    }

    /// The sheet has come to where it goes.
    func complete(dismissed: Bool) {
        let ending = context
        context = nil
        ending?.completeTransition(dismissed)
    }
}
