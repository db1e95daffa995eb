/// Scrolls a collection view while an item is held near one of its edges.
@MainActor final class MovementScroll {
    /// The collection view, which owns this.
    private unowned let view: UICollectionView
    private var tick: AnyObject?
    private var last = 0.0

    init(_ view: UICollectionView) {
        self.view = view
    }

    /// Begins, goes on or stops to scroll, as the item is held elsewhere.
    func positionDidChange() {
        guard tick == nil, step(seconds: FrameClock.frameSeconds) != .zero else { return }
        last = FrameClock.main.now()
        schedule()
    }

    func stop() {
        tick = nil
    }

    private func schedule() {
        tick = FrameClock.main.schedule(seconds: FrameClock.frameSeconds) { [weak self] in self?.advance() }
    }

    private func advance() {
        tick = nil
        let now = FrameClock.main.now()
        let step = step(seconds: now - last)
        last = now
        guard let movement = view.movement, step != .zero else { return }
        let offset = view.contentOffset
        view.contentOffset = CGPoint(x: offset.x + step.dx, y: offset.y + step.dy)
        schedule()
        // The finger stays where it is, and the content moves below it.
        view.move(to: CGPoint(x: movement.position.x + step.dx, y: movement.position.y + step.dy))
    }

    /// The distance that the content goes in a number of seconds, in points.
    private func step(seconds: Double) -> CGVector {
        guard let position = view.movement?.position else { return .zero }
        let (inset, offset, size) = (view.adjustedContentInset, view.contentOffset, view.contentSize)
        let seen = view.bounds.inset(by: inset)
        let most = CGPoint(
            x: size.width - view.bounds.width + inset.right, y: size.height - view.bounds.height + inset.bottom)
        return CGVector(
            dx: EdgeScroll(top: seen.minX, bottom: seen.maxX).step(
                at: position.x, seconds: seconds, before: offset.x + inset.left, after: most.x - offset.x),
            dy: EdgeScroll(top: seen.minY, bottom: seen.maxY).step(
                at: position.y, seconds: seconds, before: offset.y + inset.top, after: most.y - offset.y))
    }
}
