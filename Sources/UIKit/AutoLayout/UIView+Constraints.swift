extension UIView {
    /// The size that systemLayoutSizeFitting makes as small as it can.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// The size that it makes as large as it can.
    public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

    // MARK: Constraints

    /// The constraints that are installed in this view: about itself and what is in it.
    public var constraints: [NSLayoutConstraint] {
        layoutStateIfAny?.held ?? []
    }

    /// Installs the constraint here. The view must contain all its items; `isActive` finds the right view by itself.
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        constraint.install(in: self)
    }

    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        constraints.forEach(addConstraint)
    }

    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { constraint.deactivate() }
    }

    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        constraints.forEach(removeConstraint)
    }

    // MARK: Guides

    public var layoutGuides: [UILayoutGuide] {
        layoutStateIfAny?.guides ?? []
    }

    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView !== self, layoutGuide.area == nil else { return }
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        layoutState.guides.append(layoutGuide)
        noteAutoLayout()
    }

    /// Takes the guide away, and the constraints that are about it.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self, layoutGuide.area == nil, let state = layoutStateIfAny else { return }
        for constraint in state.mentioning where constraint.items.contains(where: { $0 === layoutGuide }) {
            constraint.deactivate()
        }
        layoutEngine?.forget(layoutGuide)
        state.guides.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
        layoutGuide.solvedFrame = .zero
    }

    /// The part of the view that no bar and no housing of the display covers.
    public var safeAreaLayoutGuide: UILayoutGuide {
        layoutState.systemGuide(.safeArea, of: self)
    }

    /// The view without its margins.
    public var layoutMarginsGuide: UILayoutGuide {
        layoutState.systemGuide(.margins, of: self)
    }

    /// The middle of the margins, not wider than lines of text that are good to read.
    public var readableContentGuide: UILayoutGuide {
        layoutState.systemGuide(.readableContent, of: self)
    }

    // MARK: Content

    /// With which priority the view keeps from being larger than its content.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        (layoutStateIfAny?.hugging ?? defaultHugging)[axis]
    }

    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        guard priority.isValid, contentHuggingPriority(for: axis) != priority else { return }
        layoutState.hugging[axis] = priority
        layoutEngine?.contentDidChange(of: self)
    }

    /// With which priority the view keeps from being smaller than its content.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutStateIfAny?.resistance[axis] ?? .defaultHigh
    }

    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        guard priority.isValid, contentCompressionResistancePriority(for: axis) != priority else { return }
        layoutState.resistance[axis] = priority
        layoutEngine?.contentDidChange(of: self)
    }

    // MARK: Questions

    /// Whether the constraints leave the view's place or size open. For debugging: an ambiguous view is where the
    /// arithmetic happened to end.
    public var hasAmbiguousLayout: Bool {
        guard containsAutoLayout, let engine = layoutEngine else { return false }
        return engine.isAmbiguous(self)
    }

    /// The active constraints from which the view's place and size on the axis follow. For debugging.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        layoutEngine?.constraints(determining: self, axis: axis) ?? []
    }
}
