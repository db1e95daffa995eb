/// Hands key events to the menu that is shown, else to the view that has the focus, else to the first responder, or to the root view controller where
/// there is neither, and up its chain.
@MainActor final class KeyDelivery {
    private unowned let window: UIWindow

    init(window: UIWindow) {
        self.window = window
    }

    /// The keys that are down.
    private var presses: [UIKeyboardHIDUsage: UIPress] = [:]

    /// UIKit tells of one press from the key's going down to its coming up.
    func press(_ key: UIKey, phase: UIPress.Phase, timestamp: TimeInterval) -> UIPress {
        switch phase {
        case .began:
            let press = UIPress(phase: .began, timestamp: timestamp, key: key)
            presses[key.keyCode] = press
            return press
        case .changed, .stationary:
            let press = presses[key.keyCode]
            press?.phase = phase
            return press ?? UIPress(phase: phase, timestamp: timestamp, key: key)
        case .ended, .cancelled:
            let press = presses.removeValue(forKey: key.keyCode)
            press?.phase = phase
            return press ?? UIPress(phase: phase, timestamp: timestamp, key: key)
        }
    }

    /// Whether the last key was used up by a command, so that it types nothing.
    private(set) var swallowsText = false

    /// Whether the key does something where it arrives: it types, moves the focus, or operates a control.
    private func isSystemKey(_ press: UIPress) -> Bool {
        guard let key = press.key, key.modifierFlags.isDisjoint(with: [.command, .control]) else { return false }
        if key.keyCode == .keyboardTab { return true }
        if press.responder is any UIKeyInput { return key.keyCode != .keyboardEscape }
        guard let control = press.responder as? UIControl, control.isEnabled else { return false }
        if control.activationKeys.contains(key.keyCode) { return true }
        return control.isAdjustedByArrows && ControlAdjustment(key, isMirrored: control.isMirrored) != nil
    }

    /// Leaves the remote view that the press would go to, if its key is the one for that. Nobody is asked.
    private func leave(by press: UIPress) -> Bool {
        guard let key = press.key, let remote = press.responder?.outermostRemoteView,
            let heading = remote.wayOut(by: key)
        else { return false }
        window.focusSystem.leave(remote, heading, at: press.timestamp)
        return true
    }

    func deliver(_ event: UIPressesEvent) {
        for press in event.allPresses {
            if press.phase == .began || press.responder == nil {
                press.responder =
                    window.overlays.keyResponder ?? window.focusSystem.target ?? window.firstResponder
                    ?? window.lastKeyResponder
            }
            if press.phase == .began {
                press.departure = window.focusSystem.departure
                press.isTaken =
                    leave(by: press)
                    || press.responder?.performKeyCommand(for: press, isSystemKey: isSystemKey(press)) == true
                swallowsText = press.isTaken || window.overlays.keyResponder != nil
            }
            guard !press.isTaken else { continue }
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
