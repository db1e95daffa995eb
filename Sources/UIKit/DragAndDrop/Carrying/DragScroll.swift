/// Scrolls what lies below a finger that carries something near an edge.
@MainActor final class DragScroll {
    private weak var view: UIScrollView?
    private var location = CGPoint.zero
    private var tick: AnyObject?
    private var last = 0.0
    /// Called after each step.
    var onStep: (() -> Void)?

    /// - Parameter location: In the window's coordinates.
    func follow(_ location: CGPoint, over hit: UIView?) {
        self.location = location
        view = scrollView(from: hit)
        guard view != nil else { return stop() }
        guard tick == nil else { return }
        last = FrameClock.main.now()
        schedule()
    }

    func stop() {
        tick = nil
        view = nil
    }

    /// The innermost scroll view that has still to go in the direction of the edge.
    private func scrollView(from hit: UIView?) -> UIScrollView? {
        var candidate = hit
        while let current = candidate {
            if let scrollView = current as? UIScrollView, scrollView.isScrollEnabled,
                step(of: scrollView, seconds: FrameClock.frameSeconds) != .zero
            {
                return scrollView
            }
            candidate = current.superview
        }
        return nil
    }

    private func schedule() {
        tick = FrameClock.main.schedule(seconds: FrameClock.frameSeconds) { [weak self] in self?.advance() }
    }

    private func advance() {
        tick = nil
        let now = FrameClock.main.now()
        guard let view, view.window != nil else { return }
        let step = step(of: view, seconds: now - last)
        last = now
        guard step != .zero else { return }
        let offset = view.contentOffset
        view.contentOffset = CGPoint(x: offset.x + step.dx, y: offset.y + step.dy)
        schedule()
        // Something else lies below the finger.
        onStep?()
    }

    private func step(of view: UIScrollView, seconds: Double) -> CGVector {
        let place = view.convert(location, from: nil)
        guard place.isFinite else { return .zero }
        let (inset, offset, size) = (view.adjustedContentInset, view.contentOffset, view.contentSize)
        let seen = view.bounds.inset(by: inset)
        let most = CGPoint(
            x: size.width - view.bounds.width + inset.right, y: size.height - view.bounds.height + inset.bottom)
        return CGVector(
            dx: EdgeScroll(top: seen.minX, bottom: seen.maxX).step(
                at: place.x, seconds: seconds, before: offset.x + inset.left, after: most.x - offset.x),
            dy: EdgeScroll(top: seen.minY, bottom: seen.maxY).step(
                at: place.y, seconds: seconds, before: offset.y + inset.top, after: most.y - offset.y))
    }
}
