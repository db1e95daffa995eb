import PluginProtocol
import UIKit

extension Touch.Phase {
    var uiPhase: UITouch.Phase {
        switch self {
        case .began: .began
        case .moved: .moved
        case .stationary: .stationary
        case .ended: .ended
        case .cancelled: .cancelled
        }
    }
}

extension Press {
    @MainActor var uiKey: UIKey {
        UIKey(
            keyCode: UIKeyboardHIDUsage(rawValue: Int(key)), characters: characters,
            charactersIgnoringModifiers: charactersIgnoringModifiers, modifierFlags: modifiers.flags)
    }
}

extension Press.Phase {
    var uiPhase: UIPress.Phase {
        switch self {
        case .began: .began
        case .changed: .changed
        case .stationary: .stationary
        case .ended: .ended
        case .cancelled: .cancelled
        }
    }
}

extension InputAnswer.Gestures {
    init(_ use: GestureUse) {
        let pairs: [(GestureUse, InputAnswer.Gestures)] = [(.taps, .taps), (.pans, .pans), (.swipes, .swipes)]
        self = pairs.reduce(into: []) { gestures, pair in
            if use.contains(pair.0) { gestures.insert(pair.1) }
        }
    }
}

extension KeyModifiers {
    var flags: UIKeyModifierFlags {
        let pairs: [(KeyModifiers, UIKeyModifierFlags)] = [
            (.capsLock, .alphaShift), (.shift, .shift), (.control, .control), (.alternate, .alternate),
            (.command, .command), (.numericPad, .numericPad),
        ]
        return pairs.reduce(into: []) { flags, pair in
            if contains(pair.0) { flags.insert(pair.1) }
        }
    }
}
