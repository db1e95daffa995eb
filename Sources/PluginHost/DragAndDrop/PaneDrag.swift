import UIKit

/// Takes over a touch in a pane when the plugin has lifted something with it, so that the host carries it from then on.
@MainActor package final class PaneDrag: UIGestureRecognizer {
    private weak var carried: WindowDrag?
    /// The touch that holds what was lifted.
    private weak var holder: UITouch?

    init() {
        super.init(target: nil, action: nil)
        name = "pane drag"
        delaysTouchesEnded = false
    }

    /// Takes a touch that is down in the pane from everybody else.
    ///
    /// - Parameter touch: The number by which the plugin knows it.
    /// - Returns: The place of the touch in the window; nil where there is no such touch, or somebody has made another gesture of it.
    func hold(_ touch: UInt64) -> CGPoint? {
        guard isEnabled, state == .possible,
            let found = touches.first(where: { UInt64(truncatingIfNeeded: $0.id) == touch })
        else { return nil }
        holder = found
        state = .began
        guard state == .began else {
            holder = nil
            return nil
        }
        return found.location(in: nil)
    }

    func carry(_ drag: WindowDrag) {
        carried = drag
    }

    override package func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let holder, touches.contains(holder) else { return }
        state = .changed
        carried?.move(to: holder.location(in: nil))
    }

    override package func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if let holder {
            guard touches.contains(holder) else { return }
            state = .ended
            carried?.end()
        } else if self.touches.allSatisfy(touches.contains) {
            state = .failed
        }
    }

    override package func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        if let holder {
            guard touches.contains(holder) else { return }
            state = .cancelled
            carried?.cancel()
        } else if self.touches.allSatisfy(touches.contains) {
            state = .failed
        }
    }

    override package func reset() {
        super.reset()
        carried?.cancel()
        carried = nil
        holder = nil
    }
}
