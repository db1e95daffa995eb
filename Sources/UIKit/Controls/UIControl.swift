/// A view that the user operates and that tells others about it by actions.
@preconcurrency @MainActor open class UIControl: UIView, UIContextMenuInteractionDelegate {
    private var actions = ControlActions()
    private lazy var keys = ControlKeys(control: self)

    override public init(frame: CGRect) {
        super.init(frame: frame)
    }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.decodeInterface(as: UIControl.self, into: self)
    }

    // MARK: State

    /// A control that becomes disabled stops tracking and gives the focus away.
    open var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            if !isEnabled {
                abandon()
                UIFocusSystem.focusSystem(for: self)?.drop(self)
            }
            layer.noteInteraction()
            stateDidChange()
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

    override var accessibilityState: UIAccessibilityTraits {
        var traits: UIAccessibilityTraits = []
        if !isEnabled { traits.insert(.notEnabled) }
        if isSelected { traits.insert(.selected) }
        return traits
    }

    open var state: State {
        var state: State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isFocused { state.insert(.focused) }
        return state
    }

    /// Called after `state` changed; controls bring their look up to date here.
    package func stateDidChange() {
        setNeedsLayout()
        setNeedsDisplay()
    }

    // MARK: Alignment

    /// The vertical place of the content. Controls with content go by it; the others keep it for their subclasses.
    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { setNeedsLayout() }
    }

    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { setNeedsLayout() }
    }

    /// `contentHorizontalAlignment` with leading and trailing resolved to left and right.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        switch contentHorizontalAlignment {
        case .leading: isMirrored ? .right : .left
        case .trailing: isMirrored ? .left : .right
        default: contentHorizontalAlignment
        }
    }

    // MARK: Actions

    /// Runs `action` whenever one of `events` happens. An action with the same identifier is replaced.
    open func addAction(_ action: UIAction, for events: Event) {
        actions.add(action, for: events)
    }

    open func removeAction(_ action: UIAction, for events: Event) {
        removeAction(identifiedBy: action.identifier, for: events)
    }

    open func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
        actions.remove(identifier, for: events)
    }

    /// Has the control send `action` to `target` whenever one of `events` happens. The method may take the sender, which is the control, and the
    /// event. The target is not retained; nil stands for the first responder in the chain that has the method.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        actions.add(target, action, for: controlEvents)
    }

    /// Ends what `addTarget` began. Nil stands for every target, or for every action of the target.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        actions.remove(target, action, for: controlEvents)
    }

    /// The targets that are alive, with `NSNull` for the responder chain. One that is not `Hashable` stands there by its `ObjectIdentifier`.
    open var allTargets: Set<AnyHashable> { Set(actions.all.compactMap { $0.handler.target?.hashableTarget }) }

    /// The actions that a target, or with nil the responder chain, is sent for an event, in the order in which they were added; nil where there are none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let names = actions.handlers(for: controlEvent).compactMap(\.target).filter { $0.isSame(target, $0.action) }
            .map(\.action.name)
        return names.isEmpty ? nil : names
    }

    /// Calls `iterator` with each action, or target and selector, and its events, in the order in which they were added, until it sets its last
    /// argument.
    open func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
        var stop = false
        for (handler, events) in actions.all where !stop {
            iterator(handler.action, handler.target.map { ($0.target, $0.action) }, events, &stop)
        }
    }

    /// Every event that an action or a target was added for.
    open var allControlEvents: Event {
        actions.all.reduce(into: []) { $0.formUnion($1.events) }
    }

    open func sendAction(_ action: UIAction) {
        action.perform(sender: self)
    }

    /// Sends an action to a target, with the control as the sender; nil stands for the first responder in the chain that has the method. An override
    /// sees every action of the control that has a target.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    /// Runs the actions that were added for any of `events` and tells the targets, in the order in which they were added.
    open func sendActions(for events: Event) {
        for handler in actions.handlers(for: events) {
            switch handler {
            case .action(let action):
                sendAction(action)
            case .target(let target) where !target.isOver:
                sendAction(target.action, to: target.target, for: UIApplication.shared.currentEvent)
            case .target:
                break
            }
        }
    }

    /// Does what a tap on the control would do.
    open func performPrimaryAction() {
        if !presentMenu() { sendActions(for: .primaryActionTriggered) }
    }

    // MARK: Menu

    /// Whether touching the control shows its menu, if it has one. Otherwise a long press does.
    open var showsMenuAsPrimaryAction = false {
        didSet { contextMenuInteraction?.followsPress = !showsMenuAsPrimaryAction }
    }

    /// Whether the control has a menu. One with a `menu` has.
    open var isContextMenuInteractionEnabled = false {
        didSet {
            guard isContextMenuInteractionEnabled != oldValue else { return }
            if let contextMenuInteraction { removeInteraction(contextMenuInteraction) }
            contextMenuInteraction = nil
            guard isContextMenuInteractionEnabled else { return }
            let interaction = UIContextMenuInteraction(delegate: self)
            interaction.followsPress = !showsMenuAsPrimaryAction
            contextMenuInteraction = interaction
            addInteraction(interaction)
        }
    }

    /// The interaction that shows the control's menu; nil unless `isContextMenuInteractionEnabled`.
    open private(set) var contextMenuInteraction: UIContextMenuInteraction?

    /// Whether the touch that is going on has shown the menu, in which it can choose.
    private var leadsMenu = false

    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        nil
    }

    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}

    /// - Returns: Whether touching the control shows a menu.
    private func presentMenu(byKey: Bool = false) -> Bool {
        guard showsMenuAsPrimaryAction, let contextMenuInteraction else { return false }
        return contextMenuInteraction.present(at: CGPoint(x: bounds.midX, y: bounds.midY), byKey: byKey)
    }

    // MARK: Tracking

    open private(set) var isTracking = false
    /// Whether the tracked touch is inside of the control or so near that a finger could still mean it.
    open private(set) var isTouchInside = false

    /// How far a touch may stray from the control that it began in and still be inside, in points.
    private static let slop: CGFloat = 70

    /// Answers whether to go on tracking.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        true
    }

    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        true
    }

    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// The event is nil where the control itself gives up: disabled, or taken out of its window.
    open func cancelTracking(with event: UIEvent?) {}

    override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, !isTracking, let touch = touches.first else { return }
        isTracking = beginTracking(touch, with: event)
        guard isTracking else { return }
        isTouchInside = true
        isHighlighted = true
        sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
        guard isTracking, presentMenu() else { return }
        contextMenuInteraction?.shown?.beginFollowing(at: touch.location(in: nil))
        leadsMenu = true
        cancel(with: event)
    }

    override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if leadsMenu, let touch = touches.first {
            contextMenuInteraction?.shown?.follow(to: touch.location(in: nil))
        }
        guard isTracking, let touch = touches.first else { return }
        let wasInside = isTouchInside
        isTouchInside = isInside(touch)
        isHighlighted = isTouchInside
        guard continueTracking(touch, with: event) else {
            stopTracking()
            return
        }
        if isTouchInside != wasInside { sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit) }
        sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
    }

    override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if leadsMenu, let touch = touches.first {
            contextMenuInteraction?.shown?.endFollowing(at: touch.location(in: nil))
        }
        leadsMenu = false
        guard isTracking, let touch = touches.first else { return }
        isTouchInside = isInside(touch)
        let inside = isTouchInside
        endTracking(touch, with: event)
        stopTracking()
        sendActions(for: inside ? .touchUpInside : .touchUpOutside)
        if inside { didTapInside() }
    }

    override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if leadsMenu { contextMenuInteraction?.shown?.stopFollowing() }
        leadsMenu = false
        cancel(with: event)
    }

    /// Called after a touch ended inside the control.
    package func didTapInside() {}

    private func cancel(with event: UIEvent?) {
        guard isTracking else { return }
        cancelTracking(with: event)
        stopTracking()
        sendActions(for: .touchCancel)
    }

    private func stopTracking() {
        isTracking = false
        isTouchInside = false
        isHighlighted = false
    }

    private func abandon() {
        cancel(with: nil)
        keys.cancel()
    }

    private func isInside(_ touch: UITouch) -> Bool {
        let point = touch.location(in: self)
        return self.point(inside: point, with: nil) || bounds.insetBy(dx: -Self.slop, dy: -Self.slop).contains(point)
    }

    override open func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil { abandon() }
    }

    /// The gestures that the control makes use of, as in "Interacting with other user interface controls" in UIKit's page on
    /// gesture recognisers.
    package var gestureUse: GestureUse {
        []
    }

    override final var ownGestureUse: GestureUse {
        isEnabled ? gestureUse : []
    }

    // MARK: Keys

    /// Whether arrow keys change the value while the control is focused.
    var isAdjustedByArrows: Bool { false }

    /// The keys that do what a tap does.
    package var activationKeys: Set<UIKeyboardHIDUsage> {
        [.keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter]
    }

    /// One of `activationKeys` went down and up.
    package func keyDidActivate() {
        if !presentMenu(byKey: true) { didTapInside() }
    }

    /// A key asks for another value. Answers whether the control has values to choose from.
    package func adjust(_ adjustment: ControlAdjustment) -> Bool {
        false
    }

    override open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !keys.began(presses) { super.pressesBegan(presses, with: event) }
    }

    override open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !keys.ended(presses) { super.pressesEnded(presses, with: event) }
    }

    override open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keys.cancel()
        super.pressesCancelled(presses, with: event)
    }

    // MARK: Focus

    override open var canBecomeFocused: Bool {
        isEnabled
    }

    override open func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        guard context.previouslyFocusedView === self || context.nextFocusedView === self else { return }
        if context.previouslyFocusedView === self { keys.cancel() }
        stateDidChange()
    }

    override open func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }
}
