/// Finds the places in a window that a drag is over, and tells them of it; scrolls what lies below the finger near an edge, and springs what is
/// made for that.
@MainActor package final class DropTracking {
    private weak var window: UIWindow?
    package let drop: OfferedDrop
    /// The places that were asked, with their answers, in the order in which the drag came over them.
    private var asked: [(target: any DropTarget, handles: Bool)] = []
    /// The targets that the drag has been over.
    private var entered: [any DropTarget] = []
    private var current: (any DropTarget)?
    private let scroll = DragScroll()
    private let spring = SpringLoading()
    private var isOver = false
    /// Runs what the place has added to the animation of a drop that is shown elsewhere.
    private var along: DragAnimator?

    /// The operation of a drop at the place of the finger.
    package private(set) var operation = UIDropOperation.cancel

    package init(of drop: OfferedDrop, in window: UIWindow) {
        self.drop = drop
        self.window = window
        scroll.onStep = { [weak self] in self?.contentDidMove() }
    }

    /// - Parameter location: In the window's coordinates.
    package func move(to location: CGPoint) {
        guard !isOver, location.isFinite else { return }
        drop.location = location
        update()
    }

    /// Looks again at what is below the finger.
    package func update() {
        guard !isOver, let window else { return }
        let view = window.hitTest(drop.location, with: nil)
        enter(target(at: view))
        guard !isOver else { return }
        operation = allowed(current?.dropDidUpdate(drop) ?? .cancel)
        guard !isOver else { return }
        scroll.follow(drop.location, over: view)
        spring.follow(drop, over: view)
    }

    /// Looks again if the place that the drag is over lies below the finger no more: its view may have gone since the finger moved.
    package func updateIfPlaceIsGone() {
        guard !isOver, let current, let window else { return }
        var candidate = window.hitTest(drop.location, with: nil)
        while let view = candidate {
            if view.dropTargets.contains(where: { $0 === current }) { return }
            candidate = view.superview
        }
        update()
    }

    /// Looks again at what is below a finger that has not moved.
    private func contentDidMove() {
        // Whoever shows what would become of a drop has the places asked itself.
        if let onChange = drop.onChange { onChange() } else { update() }
    }

    private func allowed(_ operation: UIDropOperation) -> UIDropOperation {
        operation == .move && !drop.allowsMoveOperation ? .cancel : operation
    }

    private func enter(_ target: (any DropTarget)?) {
        guard !isOver, target !== current else { return }
        let old = current
        current = nil
        old?.dropDidExit(drop)
        // Whoever heard of the exit may have ended the drag, or had the places looked for again.
        guard let target, !isOver, current == nil else { return }
        current = target
        if !entered.contains(where: { $0 === target }) { entered.append(target) }
        target.dropDidEnter(drop)
    }

    /// The innermost place that has to do with the drag.
    private func target(at view: UIView?) -> (any DropTarget)? {
        var view = view
        while let candidate = view {
            for target in candidate.dropTargets where handles(target) { return target }
            view = candidate.superview
        }
        return nil
    }

    private func handles(_ target: any DropTarget) -> Bool {
        if let known = asked.first(where: { $0.target === target }) { return known.handles }
        let handles = target.canHandle(drop)
        asked.append((target, handles))
        return handles
    }

    // MARK: The end

    /// The drag leaves the window, and may come back.
    package func leave() {
        guard !isOver else { return }
        stop()
        enter(nil)
        operation = .cancel
    }

    private func stop() {
        scroll.stop()
        spring.stop()
    }

    /// Drops where the finger is.
    ///
    /// - Parameter completion: Called once when the place has the data that it wants.
    /// - Returns: Whether there is a place that gets it.
    package func perform(_ completion: @escaping @MainActor () -> Void) -> Bool {
        stop()
        isOver = true
        guard let current, operation == .copy || operation == .move else { return false }
        current.performDrop(drop, completion)
        return true
    }

    package func placeForDropping(_ item: UIDragItem, from frame: CGRect, with animator: any UIDragAnimating) -> CGRect?
    {
        current?.placeForDropping(item, from: frame, with: animator)
    }

    /// Runs what the place has to do along with the animation of a drop, where another process shows what is dropped.
    package func animateAlong() {
        let animator = DragAnimator()
        along = animator
        let frame = CGRect(origin: drop.location, size: .zero)
        for item in drop.items { _ = placeForDropping(item, from: frame, with: animator) }
        UIView.animate(withDuration: DragPreviewView.duration) { animator.animate() }
    }

    private func completeAlong() {
        along?.complete(at: .end)
        along = nil
    }

    /// The animation of the drop is over.
    package func conclude() {
        completeAlong()
        current?.concludeDrop(drop)
    }

    /// Tells all places that the drag is over, and the one below the finger that it has gone, unless it was dropped there.
    package func end(dropped: Bool) {
        stop()
        isOver = true
        completeAlong()
        let last = current
        current = nil
        if !dropped { last?.dropDidExit(drop) }
        let all = entered
        (entered, asked) = ([], [])
        for target in all { target.dropDidEnd(drop) }
    }
}

extension UIView {
    /// The targets that take drops on the view itself.
    fileprivate var dropTargets: [any DropTarget] {
        var targets = attachedInteractions.compactMap { $0 as? any DropTarget }
        if let own = self as? any DropTarget { targets.append(own) }
        return targets
    }
}
