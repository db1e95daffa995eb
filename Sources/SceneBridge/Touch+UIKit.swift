import PluginProtocol
import UIKit

@MainActor extension Touch {
    /// The touch as it is now, in a phase that need not be its own.
    ///
    /// - Parameter pane: the view that shows the scene. The position is in points of its coordinate space.
    /// - Parameter isScrolledByHost: Whether the host draws what scrolls if the touch becomes a drag.
    package init(_ touch: UITouch, in pane: UIView, phase: Phase, isScrolledByHost: Bool) {
        self.init(
            id: UInt64(truncatingIfNeeded: touch.id), phase: phase, position: touch.location(in: pane),
            timestamp: touch.timestamp, tapCount: touch.tapCount,
            isScrolledByHost: isScrolledByHost)
    }
}

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
