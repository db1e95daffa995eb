/// Passes on to a popover controller of the older kind what its presentation controller tells a delegate.
@available(*, deprecated, message: "It belongs to UIPopoverController.")
@MainActor final class PopoverControllerLink: UIPopoverPresentationControllerDelegate {
    private unowned let controller: UIPopoverController

    init(to controller: UIPopoverController) {
        self.controller = controller
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        controller.delegate?.popoverControllerShouldDismissPopover(controller) ?? true
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        controller.delegate?.popoverControllerDidDismissPopover(controller)
    }

    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: UnsafeMutablePointer<UIView>
    ) {
        controller.delegate?.popoverController(controller, willRepositionPopoverTo: rect, in: view)
    }
}
