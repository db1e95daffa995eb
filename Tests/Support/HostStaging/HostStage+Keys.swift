import UIKit

extension HostStage {
    /// A key of the keyboard goes down.
    @discardableResult package func keyDown(
        _ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []
    ) -> UIPress {
        let key = UIKey(keyCode: code, characters: "", charactersIgnoringModifiers: "", modifierFlags: modifiers)
        let press = UIPress(phase: .began, timestamp: 0, key: key)
        send(press)
        return press
    }

    /// A key that is down comes up.
    package func keyUp(_ press: UIPress) {
        press.phase = .ended
        send(press)
    }

    private func send(_ press: UIPress) {
        UIApplication.shared.sendEvent(
            UIPressesEvent(presses: [press], timestamp: 0, modifierFlags: press.key?.modifierFlags ?? []), to: window)
    }
}
