/// Puts safe areas and margins off until a view and all that its autoresizing moves have their places: in between they
/// would be wrong, and everybody would be told twice.
@MainActor enum SafeAreaUpdates {
    private static var depth = 0
    private static var moved: [(view: UIView, subviewsToo: Bool)] = []

    /// Runs `change`, which follows from new geometry of `view`.
    static func collect(from view: UIView, subviewsToo: Bool, _ change: () -> Void) {
        if dependsOnPlaces(view) { moved.append((view, subviewsToo)) }
        depth += 1
        change()
        depth -= 1
        guard depth == 0, !moved.isEmpty else { return }
        let due = moved
        moved = []
        for (view, subviewsToo) in due {
            update(view)
            guard subviewsToo else { continue }
            for subview in view.subviews { update(subview) }
        }
    }

    private static func dependsOnPlaces(_ view: UIView) -> Bool {
        view.safeArea.isAny || view.superview?.safeArea.isAny == true || view.margins.preservesSuperview
            || view.subviews.contains { $0.margins.preservesSuperview }
    }

    /// Tells of a safe area or margins of the view that are others by now.
    static func update(_ view: UIView) {
        view.updateSafeArea()
        if view.margins.preservesSuperview { view.updateLayoutMargins() }
    }
}
