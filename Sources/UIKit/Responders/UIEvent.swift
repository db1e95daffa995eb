/// Something the user did. The window hands it to gesture recognisers and responders.
@MainActor open class UIEvent {
    public enum EventType: Int, Sendable {
        case touches = 0
        case motion = 1
        case remoteControl = 2
        case presses = 3
        case scroll = 10
    }

    /// Seconds of a clock that never jumps.
    public let timestamp: TimeInterval
    public let modifierFlags: UIKeyModifierFlags

    /// Empty but for events of touches.
    open package(set) var allTouches: Set<UITouch>?

    package init(timestamp: TimeInterval, modifierFlags: UIKeyModifierFlags, touches: Set<UITouch>? = nil) {
        self.timestamp = timestamp
        self.modifierFlags = modifierFlags
        allTouches = touches
    }

    open var type: EventType {
        .touches
    }

    open func touches(for view: UIView) -> Set<UITouch>? {
        allTouches?.filter { $0.view === view }
    }
}
