/// A guide that moves over the screen, with constraints that hold only while it is near an edge, or away from some.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
    private var near: [NSDirectionalRectEdge: [NSLayoutConstraint]] = [:]
    private var away: [NSDirectionalRectEdge: [NSLayoutConstraint]] = [:]

    /// The edges that the guide lies at.
    var nearEdges: NSDirectionalRectEdge { [] }

    /// Has constraints hold only while the guide is near `edge`, in place of those that were set for it before.
    open func setConstraints(_ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge)
    {
        NSLayoutConstraint.deactivate(near[edge] ?? [])
        near[edge] = trackedConstraints
        activate(trackedConstraints, !nearEdges.isDisjoint(with: edge))
    }

    /// Has constraints hold only while the guide is away from all of `edges`, likewise.
    open func setConstraints(
        _ trackedConstraints: [NSLayoutConstraint], activeWhenAwayFrom edges: NSDirectionalRectEdge
    ) {
        NSLayoutConstraint.deactivate(away[edges] ?? [])
        away[edges] = trackedConstraints
        activate(trackedConstraints, nearEdges.isDisjoint(with: edges))
    }

    open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        near[edge] ?? []
    }

    open func constraintsActive(whenAwayFrom edges: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        away[edges] ?? []
    }

    /// Ends all of them.
    open func removeAllTrackedConstraints() {
        for constraints in [near, away].flatMap(\.values) { NSLayoutConstraint.deactivate(constraints) }
        (near, away) = ([:], [:])
    }

    private func activate(_ constraints: [NSLayoutConstraint], _ isActive: Bool) {
        isActive ? NSLayoutConstraint.activate(constraints) : NSLayoutConstraint.deactivate(constraints)
    }
}
