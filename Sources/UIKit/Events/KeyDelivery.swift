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

    /// Whether the key that is down was used up by a command, so that it types nothing.
    private(set) var swallowsText = false
    /// The key that edited a text when it went down last, which edits again when it repeats.
    private var editingKey: UIKeyboardHIDUsage?

    /// Whether the key does something where it arrives: it edits, types, moves the focus, or operates a control.
    private func isSystemKey(_ press: UIPress) -> Bool {
        if let key = press.key, let responder = press.responder, TextKeys.command(for: key, in: responder) != nil {
            return true
        }
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

    /// Has a text make use of the key, or whoever performs a standard action that the key is for.
    private func edit(by key: UIKey?, in responder: UIResponder?) -> Bool {
        guard let key, let responder, TextKeys.perform(key, in: responder) else { return false }
        editingKey = key.keyCode
        return true
    }

    /// A key that is held down repeats: if it edited a text it does so again. Nobody hears of a press.
    func repeatKey(_ key: UIKey) {
        guard editingKey == key.keyCode, let press = presses[key.keyCode], press.isTaken else { return }
        swallowsText = window.overlays.keyResponder != nil || edit(by: key, in: press.responder)
    }

    func deliver(_ event: UIPressesEvent) {
        for press in event.allPresses {
            if press.phase == .began { window.overlays.presentations.last?.presented.onPressInFront?(press) }
            if press.phase == .began || press.responder == nil {
                press.responder =
                    window.overlays.keyResponder ?? window.focusSystem.target ?? window.firstResponder
                    ?? window.lastKeyResponder
            }
            if press.phase == .began {
                editingKey = nil
                press.departure = window.focusSystem.departure
                press.isTaken =
                    leave(by: press)
                    || press.responder?.performKeyCommand(for: press, isSystemKey: isSystemKey(press)) == true
                    || edit(by: press.key, in: press.responder)
                swallowsText = press.isTaken || window.overlays.keyResponder != nil
            }
            guard !press.isTaken else {
                // What comes from now on is another's: an input method tells of no keys.
                if press.phase == .ended || press.phase == .cancelled { swallowsText = false }
                continue
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

    /// The responder that hears of a key that is down; nil where it was used up by a command.
    func receiver(of key: UIKeyboardHIDUsage) -> UIResponder? {
        presses[key].flatMap { $0.isTaken ? nil : $0.responder }
    }
}
