import UIKit

/// An app's own presentation controller, which shows the presented view in the lower half of the container and tells what it hears.
final class LowerHalfPresentationController: UIPresentationController {
    private let tell: (String) -> Void

    init(_ presented: UIViewController, by presenter: UIViewController?, tell: @escaping (String) -> Void) {
        self.tell = tell
        super.init(presentedViewController: presented, presenting: presenter)
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        tell("presentation begins")
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        tell("presentation ended \(completed)")
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        tell("container will lay out")
    }

    override func containerViewDidLayoutSubviews() {
        super.containerViewDidLayoutSubviews()
        tell("container did lay out")
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        tell("dismissal begins")
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        tell("dismissal ended \(completed)")
    }
}
