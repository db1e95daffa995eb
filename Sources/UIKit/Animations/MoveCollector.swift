/// Notes what a block of changes does to views.
@MainActor final class MoveCollector: ViewLayerActions {
    private let note: (CALayer, AnimatableProperty, _ old: AnimatableValue, _ new: AnimatableValue) -> Void

    init(
        _ note: @escaping (CALayer, AnimatableProperty, _ old: AnimatableValue, _ new: AnimatableValue) -> Void
    ) {
        self.note = note
    }

    func collect(_ changes: () -> Void) {
        ViewAnimation.with(UIView.areAnimationsEnabled ? self : nil, changes)
    }

    func propertyDidChange(
        of layer: CALayer, _ property: AnimatableProperty, from old: AnimatableValue, to new: AnimatableValue
    ) {
        note(layer, property, old, new)
    }
}
