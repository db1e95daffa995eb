/// An answer of a plugin on a drag over its scene.
package struct DropAnswer: Hashable, Sendable {
    package var drag: DragNumber
    package var outcome: DropOutcome
    /// Whether the plugin has all that it wants of what was dropped.
    package var isFinished: Bool

    package init(drag: DragNumber, outcome: DropOutcome, isFinished: Bool = false) {
        self.drag = drag
        self.outcome = outcome
        self.isFinished = isFinished
    }
}

extension DropAnswer: CustomStringConvertible {
    package var description: String {
        "drag: \(drag), \(outcome)\(isFinished ? ", finished" : "")"
    }
}
