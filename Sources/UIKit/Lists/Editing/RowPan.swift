/// Recognises that a finger or a touchpad draws a row of a list aside.
///
/// It fails at once for a finger that goes up or down, and where the row has no actions on the side that the finger would uncover; recognisers
/// that scroll wait for that.
@MainActor final class RowPan: UIPanGestureRecognizer {
    /// The way of a finger after which its direction counts, in points.
    private static let slop: CGFloat = 4
    /// The way of a finger after which a row follows it, in points: as far as it takes to be a drag.
    private static let threshold: CGFloat = 10

    private weak var swipe: RowSwipe?
    /// The point at which the finger came down, in the list's coordinates and in the window's.
    private var start = (inList: CGPoint.zero, inWindow: CGPoint.zero)
    private var isAsked = false
    /// The part of the finger's way that the row does not follow, in points.
    private var lost: CGFloat = 0

    init(_ swipe: RowSwipe) {
        self.swipe = swipe
        super.init(target: nil, action: nil)
        maximumNumberOfTouches = 1
        allowedScrollTypesMask = .continuous
        addAction(UIAction { [unowned self] _ in follow() })
    }

    private func follow() {
        guard let swipe else { return }
        let way = translation(in: nil).x
        switch state {
        case .began:
            lost = way < 0 ? -Self.threshold : Self.threshold
            swipe.beginDrag()
            swipe.drag(by: way - lost)
        case .changed: swipe.drag(by: way - lost)
        case .ended: swipe.endDrag(velocity: velocity(in: nil).x)
        default: swipe.cancelDrag()
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible, let touch = touches.first {
            start = (touch.location(in: view), touch.location(in: nil))
            isAsked = false
            guard swipe?.hasRow(at: start.inList) == true else {
                state = .failed
                return
            }
        }
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible, let touch = touches.first {
            let now = touch.location(in: nil)
            let way = CGPoint(x: now.x - start.inWindow.x, y: now.y - start.inWindow.y)
            if abs(way.x) + abs(way.y) >= Self.slop {
                guard abs(way.x) > abs(way.y), isAsked || mayBegin(towards: way.x) else {
                    state = .failed
                    return
                }
            }
        }
        super.touchesMoved(touches, with: event)
    }

    private func mayBegin(towards way: CGFloat) -> Bool {
        isAsked = true
        return swipe?.prepare(at: start.inList, towards: way) == true
    }

    /// Whoever shows the list elsewhere may scroll it up and down by the same touch.
    override var gestureUse: GestureUse { .horizontalPans }

    /// A touchpad's event moves the row by itself; the row is let go when no more of them come.
    override func takes(_ event: UIScrollEvent) -> Bool {
        guard isEnabled, state == .possible, numberOfTouches == 0, event.isPrecise,
            abs(event.delta.dx) > abs(event.delta.dy), event.rest.dx != 0, let view
        else { return false }
        return swipe?.scroll(at: view.convert(event.location, from: nil), by: event.rest.dx) == true
    }

    /// A recogniser that scrolls the list, or something around it, leaves a finger to the row.
    override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
        guard other is UIPanGestureRecognizer, !Self.isOfEdge(other), let view, let outer = other.view else {
            return false
        }
        return view.isDescendant(of: outer)
    }

    /// A finger that comes in from the edge of the window leads back.
    override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
        Self.isOfEdge(other)
    }

    private static func isOfEdge(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer is EdgeSwipe || recognizer is UIScreenEdgePanGestureRecognizer
    }
}
