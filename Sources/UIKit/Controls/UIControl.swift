/// A view that the user operates and that tells others about it by actions.
@MainActor open class UIControl: UIView {
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let touchDown = Event(rawValue: 1 << 0)
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        public static let touchDragInside = Event(rawValue: 1 << 2)
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        public static let touchDragExit = Event(rawValue: 1 << 5)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        public static let touchCancel = Event(rawValue: 1 << 8)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let normal: State = []
        public static let highlighted = State(rawValue: 1 << 0)
        public static let disabled = State(rawValue: 1 << 1)
        public static let selected = State(rawValue: 1 << 2)
    }

    private struct Registration {
        let action: UIAction
        var events: Event
    }

    private var registrations: [Registration] = []

    override public init(frame: CGRect) {
        super.init(frame: frame)
    }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: State

    open var isEnabled = true {
        didSet {
            if isEnabled != oldValue { stateDidChange() }
        }
    }

    open var isSelected = false {
        didSet {
            if isSelected != oldValue { stateDidChange() }
        }
    }

    open var isHighlighted = false {
        didSet {
            if isHighlighted != oldValue { stateDidChange() }
        }
    }

    open var state: State {
        var state: State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Called after `state` changed; controls bring their look up to date here.
    package func stateDidChange() {
        setNeedsLayout()
    }

    // MARK: Actions

    /// Runs `action` whenever one of `events` happens. An action with the same identifier is replaced.
    open func addAction(_ action: UIAction, for events: Event) {
        if let index = registrations.firstIndex(where: { $0.action.identifier == action.identifier }) {
            registrations[index] = Registration(action: action, events: registrations[index].events.union(events))
        } else {
            registrations.append(Registration(action: action, events: events))
        }
    }

    open func removeAction(_ action: UIAction, for events: Event) {
        removeAction(identifiedBy: action.identifier, for: events)
    }

    open func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
        guard let index = registrations.firstIndex(where: { $0.action.identifier == identifier }) else { return }
        registrations[index].events.subtract(events)
        if registrations[index].events.isEmpty { registrations.remove(at: index) }
    }

    open func sendAction(_ action: UIAction) {
        action.perform(sender: self)
    }

    /// Runs the actions that were added for any of `events`, in the order in which they were added.
    open func sendActions(for events: Event) {
        for registration in registrations where !registration.events.isDisjoint(with: events) {
            sendAction(registration.action)
        }
    }

    // MARK: Tracking

    open private(set) var isTracking = false
    open private(set) var isTouchInside = false

    /// Answers whether to go on tracking.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        true
    }

    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        true
    }

    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    open func cancelTracking(with event: UIEvent?) {}

    override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, !isTracking, let touch = touches.first else { return }
        isTracking = beginTracking(touch, with: event)
        guard isTracking else { return }
        isTouchInside = true
        isHighlighted = true
        sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
    }

    override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        let wasInside = isTouchInside
        isTouchInside = isInside(touch)
        isHighlighted = isTouchInside
        if isTouchInside != wasInside { sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit) }
        sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
        if !continueTracking(touch, with: event) { stopTracking() }
    }

    override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        isTouchInside = isInside(touch)
        let inside = isTouchInside
        endTracking(touch, with: event)
        stopTracking()
        sendActions(for: inside ? .touchUpInside : .touchUpOutside)
        if inside { didTapInside() }
    }

    override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking else { return }
        cancelTracking(with: event)
        stopTracking()
        sendActions(for: .touchCancel)
    }

    /// Called after a touch ended inside the control.
    package func didTapInside() {}

    private func stopTracking() {
        isTracking = false
        isTouchInside = false
        isHighlighted = false
    }

    private func isInside(_ touch: UITouch) -> Bool {
        point(inside: touch.location(in: self), with: nil)
    }
}
