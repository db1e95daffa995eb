/// A message in which a host tells what becomes of a drag that a plugin has lifted.
package struct DragUpdate: Hashable, Sendable {
    package enum Phase: Hashable, Sendable {
        case begun
        /// It was put down again, or the host does not carry it. Nothing comes after it.
        case notBegun
        case ending(DropOutcome)
        case ended(DropOutcome)
        /// Nobody asks for data any more. Nothing comes after it.
        case transferred
    }

    package var drag: DragID
    package var phase: Phase

    package init(drag: DragID, phase: Phase) {
        self.drag = drag
        self.phase = phase
    }
}

extension DragUpdate: CustomStringConvertible {
    package var description: String {
        "drag: \(drag), \(phase)"
    }
}
