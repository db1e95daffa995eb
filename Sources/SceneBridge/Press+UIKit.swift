import InputEvents
import PluginProtocol
import UIKit

extension Press {
    /// The press in a phase that need not be its own; nil for a press of no key.
    @MainActor package init?(_ press: UIPress, phase: Phase) {
        guard let key = press.key else { return nil }
        self.init(
            key: UInt16(clamping: key.keyCode.rawValue), characters: key.characters,
            charactersIgnoringModifiers: key.charactersIgnoringModifiers, modifiers: KeyModifiers(key.modifierFlags),
            phase: phase)
    }

    /// The key that was pressed. Its number is the same for both: a usage of page 7 of the USB HID Usage Tables.
    @MainActor package var uiKey: UIKey {
        UIKey(
            keyCode: UIKeyboardHIDUsage(rawValue: Int(key)), characters: characters,
            charactersIgnoringModifiers: charactersIgnoringModifiers, modifierFlags: modifiers.flags)
    }
}

extension Press.Phase {
    /// The same of UIKit.
    package var uiPhase: UIPress.Phase {
        switch self {
        case .began: .began
        case .changed: .changed
        case .stationary: .stationary
        case .ended: .ended
        case .cancelled: .cancelled
        }
    }
}
