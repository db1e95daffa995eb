/// Looks a while later whether a container has ended what it began with a controller, and reports it where it has not. Whoever ends it
/// lets go of this.
///
/// Legal code ends it when an animation is over, or when a finger leaves: while something moves in the window, or a finger is down, nothing
/// is reported.
@MainActor final class LateReport {
    /// Longer than anybody takes who does not animate.
    static let patience = Duration.seconds(2)

    private weak var controller: UIViewController?
    private let rule: UsageDiagnostic.Rule
    private let text: (UIViewController) -> String
    private var timer: AnyObject?

    /// - Parameter text: What is wrong with the controller, and how to mend it, in one line.
    init(
        _ rule: UsageDiagnostic.Rule, of controller: UIViewController, _ text: @escaping (UIViewController) -> String
    ) {
        self.rule = rule
        self.controller = controller
        self.text = text
        wait()
    }

    private func wait() {
        timer = FrameClock.main.schedule(Self.patience) { [weak self] in self?.judge() }
    }

    private func judge() {
        timer = nil
        guard let controller else { return }
        guard !controller.isInMotion else { return wait() }
        UsageDiagnostic.report(rule, text(controller))
    }
}

extension UIViewController {
    /// A transition was begun that the container has to end by hand.
    func expectEndOfAppearance(_ isAppearing: Bool) {
        guard let holder, !holder.shouldAutomaticallyForwardAppearanceMethods, !(holder is any RemoteStandIn) else {
            return
        }
        appearance.missingEnd = LateReport(.unbalancedAppearance, of: self) {
            "beginAppearanceTransition(\(isAppearing), animated:) of \($0) without an endAppearanceTransition() after it; "
                + "call that when the transition is over"
        }
    }

    /// The controller has appeared in a container that has not told it so.
    func expectDidMove() {
        guard appearance.isMoveOpen, let holder, !(holder is any RemoteStandIn) else { return }
        let container = "\(holder)"
        appearance.missingDidMove = LateReport(.missingDidMove, of: self) {
            "\($0) has appeared in \(container) without a didMove(toParent:); call it on the child after "
                + "addChild(_:), when its view is in place, and call super where it is overridden"
        }
    }

    fileprivate var isInMotion: Bool {
        guard let window = viewIfLoaded?.window ?? holder?.viewIfLoaded?.window else { return false }
        return !window.touchDelivery.activeTouchIDs.isEmpty || holder?.transitionCoordinator != nil
            || window.layerTree.nextFrame(after: FrameClock.main.now(), interval: 0) != nil
    }
}
