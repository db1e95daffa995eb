/// Keys went down or came up.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
    open package(set) var allPresses: Set<UIPress>

    override public init() {
        allPresses = []
        super.init()
    }

    package init(presses: Set<UIPress>, timestamp: TimeInterval, modifierFlags: UIKeyModifierFlags) {
        allPresses = presses
        super.init(timestamp: timestamp, modifierFlags: modifierFlags)
    }

    override open var type: EventType {
        .presses
    }
}
