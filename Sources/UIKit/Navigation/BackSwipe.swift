/// Recognises that a finger goes from the leading edge of a stack's view towards the other one: the user goes back, and may change
/// their mind.
@MainActor final class BackSwipe: EdgeSwipe {
    /// How fast a finger goes that throws the page away, or back, wherever it is, in points a second.
    private static let throwing: CGFloat = 300

    private unowned let stack: NavigationStack
    private var slide: NavigationSlide?

    init(_ stack: NavigationStack) {
        self.stack = stack
        super.init()
        addAction(UIAction { [unowned self] _ in follow() })
    }

    override var mayBegin: Bool {
        stack.controllers.count > 1
    }

    override var isAtRight: Bool {
        view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    private func follow() {
        guard let view else { return }
        let sign: CGFloat = isAtRight ? -1 : 1
        let progress = sign * translation(in: view).x / max(1, view.bounds.width)
        switch state {
        case .began:
            slide = stack.beginGoingBack()
            slide?.follow(to: progress)
        case .changed:
            slide?.follow(to: progress)
        case .ended:
            let speed = sign * velocity(in: view).x
            let goesBack = abs(speed) > Self.throwing ? speed > 0 : progress > 0.5
            letGo(isCancelled: !goesBack)
        default:
            letGo(isCancelled: true)
        }
    }

    private func letGo(isCancelled: Bool) {
        slide?.letGo(isCancelled: isCancelled && stack.canTurnBack)
        slide = nil
    }
}
