import UIKit

extension Element {
    /// Keeps a finger on the middle of the element until it is lifted, carries it to another element, which may be in another pane, and drops it
    /// there. Returns when the data is there, nothing of the drag is shown any more, and both sides have come to rest.
    ///
    /// - Parameters:
    ///   - other: The element that it is dropped on.
    ///   - anchor: Where on that, from (0, 0) at its top left to (1, 1) at its bottom right.
    /// - Throws: `ContainmentTestError` where nothing is lifted, where what is lifted cannot be dropped there, and where its data does not come.
    public func press(thenDragTo other: Element, at anchor: CGPoint = middle) async throws {
        let end = try await other.target(anchor).point
        let start = try await target(Self.middle).point
        guard let drag = try await host.lift(at: start) else {
            try await host.letGo(at: start)
            throw ContainmentTestError(.notHandled, "The press on the \(query.words) lifted nothing.")
        }
        let isTaken = try await host.carry(drag, from: start, to: end)
        let isOver = try await host.drop(drag, at: end)
        guard isTaken else {
            throw ContainmentTestError(
                .notHandled, "What was lifted at the \(query.words) cannot be dropped on the \(other.query.words).")
        }
        guard isOver else {
            throw ContainmentTestError(
                .timedOut,
                "The \(query.words) was dropped on the \(other.query.words), and its data did not come within \(host.patience)."
            )
        }
    }
}
