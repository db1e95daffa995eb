import PluginProtocol
import UIKit

extension Touch.Phase {
    /// The same of UIKit.
    package var uiPhase: UITouch.Phase {
        switch self {
        case .began: .began
        case .moved: .moved
        case .stationary: .stationary
        case .ended: .ended
        case .cancelled: .cancelled
        }
    }
}
