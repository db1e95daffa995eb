/// One key, from going down to coming up.
@preconcurrency @MainActor open class UIPress: NSObjectProtocol, Hashable, CustomStringConvertible {
    /// The parts of a press, from its beginning to its end.
    public enum Phase: Int, Sendable {
        case began = 0
        case changed = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
    }

    open package(set) var phase: Phase
    open private(set) var timestamp: TimeInterval
    open private(set) var key: UIKey?

    /// Whether a key command used it up.
    var isTaken = false
    /// The responder that was first when the key went down; it gets the press until it ends.
    open package(set) weak var responder: UIResponder?

    /// The views that the focus came to by this press.
    var offered: Set<ObjectIdentifier> = []
    /// How often a remote view had been left when the key went down.
    var departure = 0

    /// A press of no key: for subclasses that stand in for one.
    public init() {
        phase = .began
        timestamp = 0
    }

    package init(phase: Phase, timestamp: TimeInterval, key: UIKey) {
        self.phase = phase
        self.timestamp = timestamp
        self.key = key
    }

    // MARK: Identity

    nonisolated open var hash: Int { identityHash }
    nonisolated open func isEqual(_ object: Any?) -> Bool { isIdentical(to: object) }
    nonisolated open var description: String { identityDescription }

    nonisolated public static func == (left: UIPress, right: UIPress) -> Bool {
        left === right || left.isEqual(right)
    }

    nonisolated public func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }
}
