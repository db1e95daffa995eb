/// One key, from going down to coming up.
@preconcurrency @MainActor public final class UIPress {
    public enum Phase: Int, Sendable {
        case began = 0
        case changed = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
    }

    public package(set) var phase: Phase
    public let timestamp: TimeInterval
    public let key: UIKey?

    /// Whether a key command used it up.
    var isTaken = false
    /// The responder that was first when the key went down; it gets the press until it ends.
    public package(set) weak var responder: UIResponder?

    /// The views that the focus came to by this press.
    var offered: Set<ObjectIdentifier> = []
    /// How often a remote view had been left when the key went down.
    var departure = 0

    package init(phase: Phase, timestamp: TimeInterval, key: UIKey) {
        self.phase = phase
        self.timestamp = timestamp
        self.key = key
    }
}

extension UIPress: Hashable {
    nonisolated public static func == (left: UIPress, right: UIPress) -> Bool {
        left === right
    }

    nonisolated public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
