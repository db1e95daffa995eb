/// An answer of a plugin on a drag over its scene.
package struct DropAnswer: Hashable, Sendable {
    package var drag: DragID
    package var outcome: DropOutcome
    /// Whether the plugin has all that it wants of what was dropped.
    package var isFinished: Bool
    /// Whether it answers no question of the host: something else lies below a finger that rests.
    package var isUnasked: Bool

    package init(drag: DragID, outcome: DropOutcome, isFinished: Bool = false, isUnasked: Bool = false) {
        self.drag = drag
        self.outcome = outcome
        self.isFinished = isFinished
        self.isUnasked = isUnasked
    }
}

extension DropAnswer: CustomStringConvertible {
    package var description: String {
        "drag: \(drag), \(outcome)\(isFinished ? ", finished" : "")\(isUnasked ? ", unasked" : "")"
    }
}
