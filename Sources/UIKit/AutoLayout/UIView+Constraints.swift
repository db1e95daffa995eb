/// What the members of `UIView` about constraints, guides and contents do.
extension UIView {
    /// The size that systemLayoutSizeFitting makes as small as it can.
    nonisolated public static let layoutFittingCompressedSize = CGSize.zero
    /// The size that it makes as large as it can.
    nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

    func adopt(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView !== self, layoutGuide.area == nil else { return }
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        layoutState.guides.append(layoutGuide)
        noteAutoLayout()
    }

    func drop(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self, layoutGuide.area == nil, let state = layoutStateIfAny else { return }
        for constraint in state.mentioning where constraint.items.contains(where: { $0 === layoutGuide }) {
            constraint.deactivate()
        }
        layoutEngine?.forget(layoutGuide)
        state.guides.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
        layoutGuide.solvedFrame = .zero
    }

    func setHugging(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        guard priority.isValid, contentHuggingPriority(for: axis) != priority else { return }
        layoutState.hugging[axis] = priority
        layoutEngine?.contentDidChange(of: self)
    }

    func setResistance(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        guard priority.isValid, contentCompressionResistancePriority(for: axis) != priority else { return }
        layoutState.resistance[axis] = priority
        layoutEngine?.contentDidChange(of: self)
    }

    var isAmbiguous: Bool {
        guard containsAutoLayout, let engine = layoutEngine else { return false }
        return engine.isAmbiguous(self)
    }
}
