/// Draws the content of a scroll view.
@MainActor final class ScrollPan: UIPanGestureRecognizer {
    /// How long a touch is kept from the content, in seconds: a drag is clear by then, and a press does not seem late.
    private static let delay = 0.15
    /// How far a finger has gone before the content follows it, in points: as far as it takes to be a drag.
    private static let threshold: CGFloat = 10

    private unowned let scrollView: UIScrollView
    /// The part of the finger's way that the content does not follow, in points.
    private var lost = CGVector.zero
    private var wait: AnyObject?
    private(set) var isTracking = false

    init(_ scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init(target: nil, action: nil)
        allowedScrollTypesMask = .all
        delaysTouchesBegan = true
        addAction(UIAction { [unowned self] _ in follow() })
    }

    private var way: CGVector {
        let translation = translation(in: nil)
        return CGVector(dx: translation.x, dy: translation.y)
    }

    private func follow() {
        switch state {
        case .began:
            let way = way
            let length = hypot(way.dx, way.dy)
            let part = length > 0 ? min(Self.threshold / length, 1) : 0
            lost = CGVector(dx: way.dx * part, dy: way.dy * part)
            scrollView.scrolling.beginDrag()
            draw()
        case .changed:
            draw()
            scrollView.contentDragDidMove()
        case .ended:
            scrollView.contentDragDidEnd(velocity: self.velocity(in: nil).y)
            let velocity = velocity(in: scrollView)
            scrollView.scrolling.endDrag(velocity: CGVector(dx: velocity.x, dy: velocity.y))
        default:
            scrollView.contentDragDidEnd(velocity: -1)
            scrollView.scrolling.cancelDrag()
        }
    }

    private func draw() {
        let (from, to) = (
            scrollView.convert(CGPoint.zero, from: nil),
            scrollView.convert(CGPoint(x: way.dx - lost.dx, y: way.dy - lost.dy), from: nil)
        )
        scrollView.scrolling.drag(by: CGVector(dx: to.x - from.x, dy: to.y - from.y))
    }

    /// Whether the drag that has just begun is for this scroll view: along an axis on which it can be drawn, and not beyond an end where
    /// another one around it goes on.
    var mayDraw: Bool {
        guard scrollView.isScrollEnabled else { return false }
        // Content that was moving is held, wherever the finger goes.
        if scrollView.scrolling.phase != .resting { return true }
        guard mayTakeTouches else { return false }
        let way = way
        guard scrollView.scrollGeometry.isDraggable(along: way) else { return false }
        let hasMore = scrollView.scrollGeometry.hasMore(along: way, at: scrollView.contentOffset)
        return hasMore || !isFollowedByOther(along: way)
    }

    /// Whether the content gives up the touches that it has.
    private var mayTakeTouches: Bool {
        for touch in seenTouches where touch.isKnownToView {
            guard let view = touch.view, view !== scrollView else { continue }
            guard scrollView.canCancelContentTouches, scrollView.touchesShouldCancel(in: view) else { return false }
        }
        return true
    }

    private func isFollowedByOther(along way: CGVector) -> Bool {
        var ancestor = scrollView.superview
        while let view = ancestor {
            if let other = view as? UIScrollView, other.isScrollEnabled,
                other.scrollGeometry.hasMore(along: way, at: other.contentOffset)
            {
                return true
            }
            ancestor = view.superview
        }
        return false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible else { return }
        isTracking = true
        guard !touches.contains(where: \.isScrolledElsewhere) else { return waitALittle() }
        if scrollView.scrolling.phase == .decelerating || scrollView.scrolling.phase == .gliding {
            // The finger holds what moves, and what lies below it is not meant.
            state = .began
            return
        }
        waitALittle()
    }

    private func waitALittle() {
        // The index of a table follows a finger at once: a drag on it is never one of the rows.
        guard delaysTouchesBegan, !seenTouches.contains(where: { $0.view is SectionIndexView }) else { return }
        wait = FrameClock.main.schedule(seconds: Self.delay) { [weak self] in self?.stopWaiting() }
    }

    private func stopWaiting() {
        wait = nil
        settleDelivery(of: seenTouches)
    }

    override var keepsTouchesBack: Bool {
        delaysTouchesBegan && wait != nil
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        // The host draws the content, and takes the touch away when it does.
        guard !seenTouches.contains(where: \.isScrolledElsewhere) else { return }
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if numberOfTouches == touches.count { isTracking = false }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        if numberOfTouches == touches.count { isTracking = false }
    }

    override func reset() {
        super.reset()
        isTracking = false
        wait = nil
        lost = .zero
        scrollView.scrolling.comeBack()
    }

    /// Wheels and touchpads come to the scroll view itself, which gives on what it leaves.
    override func takes(_ event: UIScrollEvent) -> Bool {
        false
    }

    override var takesScrolling: Bool {
        false
    }

    /// Whoever shows the scroll view draws its content, and decides about that by the layer's own rules.
    override var gestureUse: GestureUse {
        []
    }
}
