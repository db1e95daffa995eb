/// Recognises dragging that begins at an edge of the window.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges where the gesture may begin; none by default.
    open var edges: UIRectEdge = []

    /// How wide an edge is, in points.
    private static let width: CGFloat = 20

    override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard touches.allSatisfy(isAtEdge) else {
            state = .failed
            return
        }
        super.touchesBegan(touches, with: event)
    }

    private func isAtEdge(_ touch: UITouch) -> Bool {
        guard let area = touch.window?.bounds else { return false }
        let place = touch.location(in: nil)
        return (edges.contains(.left) && place.x < area.minX + Self.width)
            || (edges.contains(.right) && place.x >= area.maxX - Self.width)
            || (edges.contains(.top) && place.y < area.minY + Self.width)
            || (edges.contains(.bottom) && place.y >= area.maxY - Self.width)
    }
}
