/// Something the user did. The window hands it to gesture recognisers and responders.
@preconcurrency @MainActor open class UIEvent: NSObjectProtocol, Hashable, CustomStringConvertible {
    /// The kinds of events.
    public enum EventType: Int, Sendable {
        case touches = 0
        case motion = 1
        case remoteControl = 2
        case presses = 3
        case scroll = 10
    }

    /// Seconds of a clock that never jumps.
    open private(set) var timestamp: TimeInterval
    open private(set) var modifierFlags: UIKeyModifierFlags

    /// Every touch that is going on, those that rest included. Nil but for events of touches.
    open package(set) var allTouches: Set<UITouch>?

    /// An event without touches.
    public init() {
        timestamp = 0
        modifierFlags = []
    }

    package init(timestamp: TimeInterval, modifierFlags: UIKeyModifierFlags, touches: Set<UITouch>? = nil) {
        self.timestamp = timestamp
        self.modifierFlags = modifierFlags
        allTouches = touches
    }

    open var type: EventType {
        .touches
    }

    /// The touches that began in the view itself; for a window all that began in it.
    open func touches(for view: UIView) -> Set<UITouch>? {
        if let window = view as? UIWindow { return touches(for: window) }
        return allTouches?.filter { $0.view === view }
    }

    open func touches(for window: UIWindow) -> Set<UITouch>? {
        allTouches?.filter { $0.window === window }
    }

    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        allTouches?.filter { $0.gestureRecognizers?.contains(gesture) == true }
    }

    /// The touch alone: what a finger did between two events is not kept.
    ///
    /// - Returns: Nil where the touch is none of the event's.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        allTouches?.contains(touch) == true ? [touch] : nil
    }

    /// No touches: nobody predicts any.
    ///
    /// - Returns: Nil where the touch is none of the event's.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? {
        allTouches?.contains(touch) == true ? [] : nil
    }

    // MARK: Identity

    nonisolated open var hash: Int { identityHash }
    nonisolated open func isEqual(_ object: Any?) -> Bool { isIdentical(to: object) }
    nonisolated open var description: String { identityDescription }

    nonisolated public static func == (left: UIEvent, right: UIEvent) -> Bool {
        left === right || left.isEqual(right)
    }

    nonisolated public func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }
}
