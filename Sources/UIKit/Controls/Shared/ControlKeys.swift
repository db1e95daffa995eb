/// Operates a control by the keys that it gets while it is focused.
@MainActor final class ControlKeys {
    private unowned let control: UIControl
    private var activation: UIKeyboardHIDUsage?
    private var adjustment: (key: UIKeyboardHIDUsage, repetition: Autorepeat)?

    init(control: UIControl) {
        self.control = control
    }

    /// Answers whether the keys meant the control.
    func began(_ presses: Set<UIPress>) -> Bool {
        guard control.isEnabled, let key = presses.first?.key, key.isPlain else { return false }
        if control.activationKeys.contains(key.keyCode) {
            guard activation == nil else { return true }
            activation = key.keyCode
            control.isHighlighted = true
            control.sendActions(for: .touchDown)
            return true
        }
        guard let wanted = ControlAdjustment(key, isMirrored: control.isMirrored), control.adjust(wanted) else {
            return false
        }
        // A press is told once, however long the key is held: the repetition is the control's own.
        adjustment = (key.keyCode, Autorepeat { [weak control] in _ = control?.adjust(wanted) })
        return true
    }

    func ended(_ presses: Set<UIPress>) -> Bool {
        guard let key = presses.first?.key?.keyCode else { return false }
        if key == adjustment?.key {
            adjustment = nil
            return true
        }
        guard key == activation else { return false }
        activation = nil
        control.isHighlighted = false
        control.sendActions(for: .touchUpInside)
        control.keyDidActivate()
        return true
    }

    /// The keys that are down have no effect any more.
    func cancel() {
        adjustment = nil
        guard activation != nil else { return }
        activation = nil
        control.isHighlighted = false
        control.sendActions(for: .touchCancel)
    }
}

extension UIKey {
    /// Whether nothing is held that would make a command of the key.
    var isPlain: Bool {
        modifierFlags.isDisjoint(with: [.control, .alternate, .command])
    }
}
