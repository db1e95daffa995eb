/// All that is other for other traits in what one archive has made.
@MainActor final class InterfaceVariations {
    private let objects: [InterfaceVariedObject]
    private let constraints: [VariedConstraint]

    init(_ objects: [InterfaceVariedObject], _ constraints: [VariedConstraint]) {
        self.objects = objects
        self.constraints = constraints
    }

    /// Makes everything as it is for the traits. What was changed for others is taken back.
    func apply(_ traits: UITraitCollection) {
        var isOther = false
        for object in objects {
            guard let selection = object.selection(for: traits) else { continue }
            isOther = true
            object.apply(selection)
            object.applySubviews(selection)
            let out = object.excluded("constraints", selection)
            for constraint in constraints where object.holds(constraint) {
                constraint.isExcluded = constraint.element.id.map(out.contains) ?? false
            }
        }
        guard isOther else { return }
        // What goes is gone before what comes, so that they never contradict each other.
        NSLayoutConstraint.deactivate(constraints.filter { $0.constraint.isActive && !$0.isWanted }.map(\.constraint))
        NSLayoutConstraint.activate(constraints.filter { !$0.constraint.isActive && $0.isWanted }.map(\.constraint))
    }
}
