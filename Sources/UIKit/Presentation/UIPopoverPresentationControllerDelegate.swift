/// Prepares a popover, hears of its end, and says where it goes when the window around it changes (UIKit's page of this name). Each
/// method may be left out.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// The popover is about to be presented: the last chance to say what it belongs to. It is not called while the presentation has
    /// adapted to another style.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)

    /// The older form of `presentationControllerShouldDismiss(_:)`. It is asked where that one is left out.
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool

    /// The older form of `presentationControllerDidDismiss(_:)`. It is called where that one is left out.
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController)

    /// The window has another size, and the popover of a view is about to follow. It is not called for the popover of an item.
    ///
    /// - Parameters:
    ///   - rect: The rectangle to which the arrow will point, in the coordinates of `view`; another one may be written there. It is
    ///     the view's bounds where `sourceRect` is null.
    ///   - view: The source view, in place of which another one may be written. On Apple's systems this is an
    ///     `AutoreleasingUnsafeMutablePointer`, which Linux has not got.
    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: UnsafeMutablePointer<UIView>)
}

extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}

    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool {
        true
    }

    public func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}

    public func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: UnsafeMutablePointer<UIView>
    ) {}

    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        guard let popover = presentationController as? UIPopoverPresentationController else { return true }
        return popoverPresentationControllerShouldDismissPopover(popover)
    }

    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        guard let popover = presentationController as? UIPopoverPresentationController else { return }
        popoverPresentationControllerDidDismissPopover(popover)
    }
}
