/// Notes what a block of changes does to views.
@MainActor final class MoveCollector: AnimatedBlock {
    private let note: (PropertyChange) -> Void
    private let noteEnd: (@escaping () -> Void) -> Void
    private var lastChanges: [() -> Void] = []

    /// - Parameters:
    ///   - note: is called with each change.
    ///   - noteEnd: is called with what is to be done when all moves are over.
    init(_ note: @escaping (PropertyChange) -> Void, onEnd noteEnd: @escaping (@escaping () -> Void) -> Void) {
        self.note = note
        self.noteEnd = noteEnd
    }

    func collect(_ changes: () -> Void) {
        ViewAnimation.with(UIView.areAnimationsEnabled ? self : nil) {
            changes()
            let due = lastChanges
            lastChanges = []
            for change in due { change() }
        }
    }

    func beforeEnd(_ change: @escaping () -> Void) {
        lastChanges.append(change)
    }

    func whenOver(_ end: @escaping () -> Void) {
        noteEnd(end)
    }

    func propertyDidChange(
        of layer: CALayer, _ property: AnimatableProperty, from old: AnimatableValue, to new: AnimatableValue
    ) {
        for change in PropertyChange.made(of: layer, property, from: old, to: new) { note(change) }
    }
}
