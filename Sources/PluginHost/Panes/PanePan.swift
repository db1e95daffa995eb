import PaneLayers
import UIKit

/// Draws what scrolls in a pane, before its plugin hears of it. The touch is the plugin's until it is a drag.
@MainActor final class PanePan: UIPanGestureRecognizer {
    /// How far a finger has gone before the content follows it, in points: as far as it takes to be a drag.
    private static let threshold: CGFloat = 10

    private unowned let pane: RemoteView
    /// Those at the touch, the innermost first.
    private var candidates: [PaneScroller] = []
    private var chosen: PaneScroller?
    /// The part of the finger's way that the content does not follow, in points.
    private var lost = CGVector.zero

    init(of pane: RemoteView) {
        self.pane = pane
        super.init(target: nil, action: nil)
        maximumNumberOfTouches = 1
        addAction(UIAction { [unowned self] _ in follow() })
    }

    /// Whether a touch may become a drag that the host makes.
    func draws(_ touch: UITouch) -> Bool {
        !candidates.isEmpty && touches.contains(touch)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible, touches.count == 1 else { return }
        candidates = pane.scrollers(at: location(in: pane))
        if !candidates.isEmpty { pane.leaveDragsToHost() }
        if let moving = candidates.first(where: { $0.interaction.phase == .decelerating }) {
            // The finger holds what moves, and what lies below it is not meant.
            chosen = moving
            state = .began
        } else if candidates.isEmpty {
            state = .failed
        }
    }

    override func reset() {
        super.reset()
        candidates = []
        chosen = nil
        lost = .zero
    }

    private var way: CGVector {
        let way = translation(in: pane)
        return CGVector(dx: way.x, dy: way.y)
    }

    /// Finds what the drag that has just begun draws: the innermost that goes that way, and is not at its end where another one goes on.
    ///
    /// - Returns: Whether there is one.
    func choose() -> Bool {
        if chosen != nil { return true }
        let way = way
        let fitting = candidates.filter { $0.scrollGeometry.isDraggable(along: way) }
        let going = fitting.first { $0.scrollGeometry.hasMore(along: way, at: $0.scrollOffset) }
        if going == nil, pane.isScrolledByOthers(along: way) { return false }
        chosen = going ?? fitting.first
        return chosen != nil
    }

    private func follow() {
        guard let chosen else { return }
        switch state {
        case .began:
            let way = way
            let length = hypot(way.dx, way.dy)
            let part = length > 0 ? min(Self.threshold / length, 1) : 0
            lost = CGVector(dx: way.dx * part, dy: way.dy * part)
            chosen.interaction.beginDrag()
            draw(chosen)
        case .changed: draw(chosen)
        case .ended:
            let velocity = velocity(in: pane)
            chosen.interaction.endDrag(velocity: CGVector(dx: velocity.x, dy: velocity.y))
        default: chosen.interaction.cancelDrag()
        }
    }

    private func draw(_ scroller: PaneScroller) {
        let way = way
        scroller.interaction.drag(by: CGVector(dx: way.dx - lost.dx, dy: way.dy - lost.dy))
    }
}
