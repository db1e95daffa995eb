extension UIViewController {
    /// A page that has an input view or an accessory, and can be the first responder, is it when it has appeared, unless another one is: so
    /// UIKit has the bar of a chat stand there without a call.
    func bringUpOwnInputViews() {
        guard canBecomeFirstResponder, let window = viewIfLoaded?.window, window.firstResponder == nil,
            inputAccessoryView != nil || inputAccessoryViewController != nil || inputView != nil
                || inputViewController != nil
        else { return }
        becomeFirstResponder()
    }
}
