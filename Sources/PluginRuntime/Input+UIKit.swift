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
