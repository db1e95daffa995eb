/// Draws content by a touchpad.
///
/// A touchpad tells distances and never when its fingers leave it: what it tells is a drag like a finger's, which is over when nothing was
/// told for a while.
@MainActor package final class TouchpadDrag {
    /// How long a touchpad is silent when its fingers have left it, in seconds.
    private static let pause = 0.06

    private unowned let target: any ScrollTarget
    private let interaction: ScrollInteraction
    private var way = CGVector.zero
    private var motion = TouchMotion()
    private var end: AnyObject?
    private var isDragging = false {
        didSet { if isDragging != oldValue { ScrollInteraction.countInMotion += isDragging ? 1 : -1 } }
    }

    package init(_ interaction: ScrollInteraction, of target: any ScrollTarget) {
        self.interaction = interaction
        self.target = target
    }

    isolated deinit {
        if isDragging { ScrollInteraction.countInMotion -= 1 }
    }

    /// - Parameters:
    ///   - delta: How far the content is to move, in points.
    ///   - timestamp: Of the event, in seconds.
    /// - Returns: What of it was made use of.
    package func drag(by delta: CGVector, at timestamp: Double) -> CGVector {
        let geometry = target.scrollGeometry
        if !isDragging {
            // What is at its end leaves the drag to those around it.
            guard geometry.isDraggable(along: delta), geometry.hasMore(along: delta, at: target.scrollOffset) else {
                return .zero
            }
            isDragging = true
            way = .zero
            motion = TouchMotion()
            motion.note(.zero, at: timestamp)
            interaction.beginDrag()
        }
        way = CGVector(dx: way.dx + delta.dx, dy: way.dy + delta.dy)
        motion.note(CGPoint(x: way.dx, y: way.dy), at: timestamp)
        interaction.drag(by: way)
        end = FrameClock.main.schedule(seconds: Self.pause) { [weak self] in self?.finish() }
        // The axis along which nothing can be drawn is left to others.
        return CGVector(
            dx: geometry.horizontal.isDraggable ? delta.dx : 0, dy: geometry.vertical.isDraggable ? delta.dy : 0)
    }

    private func finish() {
        end = nil
        isDragging = false
        if interaction.phase == .dragging { interaction.endDrag(velocity: motion.velocity) }
    }
}
