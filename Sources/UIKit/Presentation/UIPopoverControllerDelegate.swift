/// Hears of the end of a popover of the older kind (POP-01; UIKit's page of this name). Each method may be left out.
@available(*, deprecated, message: "Use UIPopoverPresentationControllerDelegate.")
@preconcurrency @MainActor public protocol UIPopoverControllerDelegate: AnyObject {
    /// Whether the user may end the popover. It is not asked where the app dismisses it.
    func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool

    /// The user has ended the popover.
    func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController)

    /// The window has another size, and the popover of a view is about to follow.
    ///
    /// - Parameters:
    ///   - rect: The rectangle to which the arrow will point, in the coordinates of `view`; another one may be written there.
    ///   - view: The view that the popover belongs to, in place of which another one may be written. On Apple's systems this is an
    ///     `AutoreleasingUnsafeMutablePointer`, which Linux has not got.
    func popoverController(
        _ popoverController: UIPopoverController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: UnsafeMutablePointer<UIView>)
}

@available(*, deprecated, message: "Use UIPopoverPresentationControllerDelegate.")
extension UIPopoverControllerDelegate {
    public func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool {
        true
    }

    public func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {}

    public func popoverController(
        _ popoverController: UIPopoverController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: UnsafeMutablePointer<UIView>
    ) {}
}
