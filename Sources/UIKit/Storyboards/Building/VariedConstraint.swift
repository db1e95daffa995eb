import StoryboardFormat

/// A constraint of a file, and whether it counts just now.
@MainActor final class VariedConstraint {
    let constraint: NSLayoutConstraint
    let element: InterfaceElement
    /// The view whose element says the constraint. It keeps whoever keeps this.
    private(set) weak var holder: UIView?
    var isExcluded: Bool

    init(_ constraint: NSLayoutConstraint, _ element: InterfaceElement, _ holder: UIView, isExcluded: Bool) {
        self.constraint = constraint
        self.element = element
        self.holder = holder
        self.isExcluded = isExcluded
    }

    /// Whether it is to be active: it counts, and all that it is about is in the hierarchy.
    var isWanted: Bool {
        !isExcluded && [constraint.firstItem, constraint.secondItem].compactMap { $0 }.allSatisfy(isInHierarchy)
    }

    private func isInHierarchy(_ item: AnyObject) -> Bool {
        let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
        guard let view, let holder else { return false }
        return view.isDescendant(of: holder)
    }
}
