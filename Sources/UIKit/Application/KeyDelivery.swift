/// Hands key events to the view that has the focus, else to the first responder, or to the root view controller where
/// there is neither, and up its chain.
@MainActor final class KeyDelivery {
    private unowned let window: UIWindow

    init(window: UIWindow) {
        self.window = window
    }

    func deliver(_ event: UIPressesEvent) {
        for press in event.allPresses {
            if press.phase == .began || press.responder == nil {
                press.responder =
                    window.focusSystem.target ?? window.firstResponder ?? window.lastKeyResponder
            }
            switch press.phase {
            case .began: press.responder?.pressesBegan([press], with: event)
            case .changed: press.responder?.pressesChanged([press], with: event)
            case .ended: press.responder?.pressesEnded([press], with: event)
            case .cancelled: press.responder?.pressesCancelled([press], with: event)
            case .stationary: break
            }
        }
    }
}
