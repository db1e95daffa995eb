import Synchronization

/// The shapes of one direction by their limits.
///
/// A shape takes longer to make than most messages take to be read, and the limits of all sessions of a process are the same. So
/// the last one is kept.
final class MessageShapes: Sendable {
    private let make: @Sendable (Limits) -> MessageShape
    private let last: Mutex<(limits: Limits, shape: MessageShape)>

    init(_ make: @escaping @Sendable (Limits) -> MessageShape) {
        self.make = make
        last = Mutex((.standard, make(.standard)))
    }

    func shape(for limits: Limits) -> MessageShape {
        last.withLock { last in
            if last.limits != limits { last = (limits, make(limits)) }
            return last.shape
        }
    }
}
