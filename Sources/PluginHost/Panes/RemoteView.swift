import InputEvents
import MainLoop
import PaneLayers
import PluginProtocol
import SceneBridge
import UIKit

/// The pane of a remote controller: shows what the plugin draws, or a placeholder while there are none, and passes on what
/// the user does in it.
@MainActor
final class RemoteView: UIView, ScrollEventReceiver, HoverReceiver, SecondaryClickReceiver, MiddleClickReceiver,
    TextInputStateOwner, RemoteResponder, KeyboardFollower
{
    weak var controller: RemoteViewController?

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        focusEffect = nil
        containsItsOwnFocus = true
        // What is hit in the plugin decides.
        isMultipleTouchEnabled = true
        for claim in claims { addGestureRecognizer(claim) }
        addGestureRecognizer(pan)
        addGestureRecognizer(drag)
        KeyboardFollowers.add(self)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Shows what the plugin draws, behind placeholder and badge.
    func show(_ content: CALayer) {
        layer.insertSublayer(content, at: 0)
    }

    /// Who shows what is in the pane.
    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? controller?.pluginName }
        set { super.accessibilityLabel = newValue }
    }

    // MARK: The host's word

    private lazy var hostFrame = PaneFrame(of: self)

    /// The notice that the host shows here, if it does: then there is a frame around the pane, outside of it.
    var notice: PaneNotice? {
        didSet { if (notice == nil) != (oldValue == nil) { placeFrame() } }
    }

    var frameColor: UIColor {
        notice?.frameColor ?? .clear
    }

    /// The area in which the host's words lie.
    private(set) lazy var room = PaneRoom(of: self)

    func roomMayHaveChanged() {
        guard notice != nil else { return }
        let new = PaneRoom(of: self)
        guard new != room else { return }
        room = new
        setNeedsLayout()
    }

    private func placeFrame() {
        hostFrame.move(to: notice == nil ? nil : window)
    }

    // MARK: Geometry

    private var reportedSize: CGSize?
    private var isChangingSize = false

    override var frame: CGRect {
        get { super.frame }
        set { changeSize { super.frame = newValue } }
    }

    override var bounds: CGRect {
        get { super.bounds }
        set { changeSize { super.bounds = newValue } }
    }

    private func changeSize(_ change: () -> Void) {
        isChangingSize = true
        change()
        isChangingSize = false
        reportSize()
    }

    /// What follows from a new size while it is being set is told after it.
    func reportSizeIfChanging() {
        if isChangingSize { reportSize() }
    }

    /// The first size that a container sets counts even if it changes nothing here: it may change the plugin's view.
    private func reportSize() {
        guard let controller, bounds.size != reportedSize else { return }
        reportedSize = bounds.size
        controller.viewDidResize(to: bounds.size)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard notice != nil else { return }
        room = PaneRoom(of: self)
        for subview in subviews {
            if let placeholder = subview as? PlaceholderView { placeholder.place(in: bounds, room: room.rect) }
            if let badge = subview as? UnresponsiveBadge { badge.place(in: room.rect) }
        }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if notice != nil { setNeedsLayout() }
    }

    // MARK: Hierarchy

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        controller?.viewDidMoveToSuperview(superview != nil)
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        // Out of a window nothing is covered, as the plugin knows without being told.
        if window == nil { toldKeyboardHeight = 0 }
        placeFrame()
        controller?.viewDidMoveToWindow(window != nil)
    }

    // MARK: The host's keyboard

    /// As the plugin was told last, in points.
    private var toldKeyboardHeight: CGFloat = 0

    func keyboardDidMove(in window: UIWindow) {
        guard self.window === window, let controller else { return }
        let height = window.inputViews.coveredHeight(of: self)
        guard height != toldKeyboardHeight else { return }
        toldKeyboardHeight = height
        controller.add(.changeKeyboard(height: height, animated: UIView.currentAnimation != nil))
    }

    func placesMayHaveChanged(in window: UIWindow) {
        keyboardDidMove(in: window)
    }

    // MARK: Input

    /// The gestures that may be the plugin's, because what is hit there makes use of them itself.
    private let claims = [GestureUse.taps, .pans, .swipes].map { GestureClaim($0) }

    private lazy var pan = PanePan(of: self)
    /// Follows the touch with which the plugin has lifted something.
    let drag = PaneDrag()

    /// Those who scroll what is shown at a place; none where the plugin makes use of drags there itself, or only it can tell.
    func scrollers(at point: CGPoint) -> [PaneScroller] {
        guard let controller, controller.isLive else { return [] }
        return controller.scrollers(at: point)
    }

    /// Whether a scroll view around the pane goes on in a direction.
    func isScrolledByOthers(along way: CGVector) -> Bool {
        var ancestor = superview
        while let view = ancestor {
            if let scrollView = view as? UIScrollView, scrollView.isScrollEnabled,
                scrollView.scrollGeometry.hasMore(along: way, at: scrollView.scrollOffset)
            {
                return true
            }
            ancestor = view.superview
        }
        return false
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer !== pan || pan.choose()
    }

    override var canBecomeFirstResponder: Bool {
        controller?.isLive ?? false
    }

    /// Whose plugin was told last that it has the focus. Each window has a first responder, so it may be told again without having
    /// lost it: after one of another window.
    private static weak var focused: RemoteView?

    override func becomeFirstResponder() -> Bool {
        let became = super.becomeFirstResponder()
        if became, Self.focused !== self {
            Self.focused = self
            controller?.focus(true)
        }
        return became
    }

    override func resignFirstResponder() -> Bool {
        let had = isFirstResponder
        let resigned = super.resignFirstResponder()
        if had, resigned {
            if Self.focused === self { Self.focused = nil }
            controller?.focus(false)
        }
        return resigned
    }

    // The plugin marks what has the focus in it.
    override var canBecomeFocused: Bool {
        canBecomeFirstResponder
    }

    /// The key that brought the focus here looks for a place in the plugin. If there is none it comes back, and goes on
    /// in the host.
    override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        guard context.nextFocusedView === self, let press = context.press else { return }
        pressesBegan([press], with: nil)
        // Its end is told to whoever had the focus when it began.
        pass([press], .cancelled) {}
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if canBecomeFirstResponder { _ = becomeFirstResponder() }
        var isKnown = false
        pass(touches, event, .began) {
            super.touchesBegan(touches, with: event)
        } onAnswer: { [weak self] answer in
            if !isKnown { self?.settleClaims(answer.gestures) }
        }
        // While the touch is on its way: the plugin need not wait for it.
        isKnown = settleClaims(touches)
    }

    /// - Returns: Whether what is seen at the touches tells, without asking the plugin.
    private func settleClaims(_ touches: Set<UITouch>) -> Bool {
        guard let controller, controller.isLive else { return false }
        var use: GestureUse = []
        for touch in touches {
            guard let own = controller.gestureUse(at: touch.location(in: self)) else { return false }
            use.formUnion(own)
        }
        settleClaims(use)
        return true
    }

    /// A touch has begun that the host may make a drag of, because the plugin makes none there. The view itself may hear of it later, where a
    /// recogniser around it keeps it back.
    func leaveDragsToHost() {
        for claim in claims where claim.isOfDrags { claim.settle([]) }
    }

    private func settleClaims(_ use: GestureUse) {
        for claim in claims { claim.settle(use) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        pass(touches, event, .moved) { super.touchesMoved(touches, with: event) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        pass(touches, event, .ended) { super.touchesEnded(touches, with: event) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        pass(touches, event, .cancelled) { super.touchesCancelled(touches, with: event) }
    }

    private func pass(
        _ touches: Set<UITouch>, _ event: UIEvent?, _ phase: Touch.Phase, ifUnhandled goOn: @escaping () -> Void,
        onAnswer: @escaping (InputAnswer) -> Void = { _ in }
    ) {
        guard let controller, controller.isLive else {
            onAnswer(.unhandled)
            goOn()
            return
        }
        let delivered = touches.sorted { $0.id < $1.id }.map {
            Touch($0, in: self, phase: phase, isScrolledByHost: pan.draws($0))
        }
        let modifiers = KeyModifiers(event?.modifierFlags ?? [])
        let goOn = UITouch.capturing(touches, goOn)
        guard phase != .moved else {
            moves.add(delivered.map { ($0, modifiers, goOn) })
            return
        }
        forward(.deliverTouches(TouchBatch(touches: delivered, modifiers: modifiers))) { answer in
            onAnswer(answer)
            if !answer.isHandled { goOn() }
        }
    }

    private lazy var moves = WaitingMoves { [weak self] delivery, onAnswer in
        guard let controller = self?.controller else { return onAnswer(.unhandled) }
        controller.forward(.deliverTouches(delivery), onAnswer: onAnswer)
    }

    /// In the order in which it happened.
    private func forward(
        _ input: InputRequest, isTyping: Bool = false, onAnswer: ((InputAnswer) -> Void)? = nil
    ) {
        moves.flush()
        controller?.forward(input, isTyping: isTyping, onAnswer: onAnswer)
    }

    var wantsScreenKeyboard: Bool { screenKeyboardWish.isAny }

    func wayOut(by key: UIKey) -> UIFocusHeading? {
        RemoteViewController.exitKey?.heading(of: key)
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        controller?.scene?.scene.tellPasteboard(before: presses)
        pass(presses, .began) { [weak self] in
            let rest = presses.filter { self?.next?.performKeyCommand(for: $0) != true }
            if !rest.isEmpty { self?.passUp(rest, event) }
        }
    }

    private func passUp(_ presses: Set<UIPress>, _ event: UIPressesEvent?) {
        super.pressesBegan(presses, with: event)
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        pass(presses, .ended) { super.pressesEnded(presses, with: event) }
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        pass(presses, .cancelled) { super.pressesCancelled(presses, with: event) }
    }

    private func pass(_ presses: Set<UIPress>, _ phase: Press.Phase, ifUnhandled goOn: @escaping () -> Void) {
        guard let controller, controller.isLive else {
            goOn()
            return
        }
        let delivered = presses.compactMap { Press($0, phase: phase) }
        guard let timestamp = presses.first?.timestamp, !delivered.isEmpty else { return }
        let goOn = UIPress.capturing(presses, goOn)
        // What is typed into a text is never too late, and nobody else's.
        let isTyping = controller.textInput.field != nil && presses.allSatisfy { $0.key?.isTyping == true }
        forward(.deliverPresses(PressDelivery(presses: delivered, timestamp: timestamp)), isTyping: isTyping) {
            answer in
            if !answer.isHandled { goOn() }
        }
    }

    func takes(_ event: UIScrollEvent, leaving goOn: @escaping (CGVector) -> Void) -> Bool {
        guard let controller, controller.isLive else { return false }
        let position = convert(event.location, from: nil)
        let result = controller.scroll(
            at: position, by: event.rest, isPrecise: event.isPrecise, timestamp: event.timestamp)
        event.use(CGVector(dx: event.rest.dx - result.rest.dx, dy: event.rest.dy - result.rest.dy))
        guard result.isForPlugin else { return false }
        let delivery = ScrollEvent(event, at: position, delta: result.rest)
        forward(.deliverScroll(delivery)) { answer in
            goOn(answer.isHandled ? answer.scrollRest : delivery.delta)
        }
        return true
    }

    func hover(at location: CGPoint?) {
        if controller?.isLive == true { forward(.deliverHover(location)) }
    }

    func secondaryClick(at location: CGPoint, leaving goOn: @escaping () -> Void) {
        guard controller?.isLive == true else { return goOn() }
        if canBecomeFirstResponder { _ = becomeFirstResponder() }
        forward(.deliverSecondaryClick(location)) { answer in
            if !answer.isHandled { goOn() }
        }
    }

    func middleClick(at location: CGPoint) {
        guard let controller, controller.isLive, let scene = controller.scene?.scene, scene.takesMiddleClicks else {
            return
        }
        if canBecomeFirstResponder { _ = becomeFirstResponder() }
        forward(.deliverMiddleClick(location, selectedText: scene.selectedTextForMiddleClick))
    }

    // MARK: Text

    private var composition = PaneComposition()

    var textInputState: TextInputState {
        var state = controller?.textInput.field.map { TextInputState($0) } ?? TextInputState()
        state.caretRect = state.caretRect.map { convert($0.clamped(to: bounds), to: nil) }
        return state
    }

    /// The wish that the host's keyboard on the screen follows now.
    private var screenKeyboardWish = ScreenKeyboardWish(of: nil)
    /// A keyboard that comes and goes moves the pages of others too, so a plugin may not have it do so in a loop.
    private var keyboardChanges = RateLimit(20, within: .seconds(10))
    /// The time after which a wish that came too often is looked at again.
    private static let keyboardPause = Duration.seconds(1)
    private var keyboardTimer: Registration?

    // What the plugin's text is for, as a keyboard on the screen asks.
    var keyboardType: UIKeyboardType { textInputState.keyboardType }
    var returnKeyType: UIReturnKeyType { textInputState.returnKeyType }
    var textContentType: UITextContentType! { textInputState.contentType }
    var isSecureTextEntry: Bool { textInputState.isSecure }

    /// The plugin says something new of its text.
    func textInputDidChange() {
        followScreenKeyboardWish()
        guard isFirstResponder else { return }
        if composition.loses(by: controller?.textInput.field) { window?.textInput.compositionDidEnd(in: self) }
        UpdateCycle.main.setNeedsUpdate()
    }

    /// Has the host's keyboard on the screen come, go or change as the plugin's text wants it now.
    private func followScreenKeyboardWish() {
        guard let loop = controller?.plugins.loop else { return }
        let wish = ScreenKeyboardWish(of: controller?.textInput.field)
        guard wish != screenKeyboardWish else { return }
        guard keyboardChanges.allowsAnother(at: loop.clock.now) else {
            keyboardTimer =
                keyboardTimer
                ?? loop.schedule(after: Self.keyboardPause) { [weak self] in
                    self?.keyboardTimer = nil
                    self?.followScreenKeyboardWish()
                }
            return
        }
        screenKeyboardWish = wish
        reloadInputViews()
    }

    func setMarkedText(_ text: String, selectedRange: Range<Int>) {
        let number = composition.goOn()
        if text.isEmpty { composition.end() }
        forward(.setMarkedText(MarkedText(text, selection: selectedRange), number))
    }

    func unmarkText() {
        composition.end()
        forward(.unmarkText)
    }

    func deleteSurroundingText(before: Int, after: Int) {
        if before > 0 || after > 0 { forward(.deleteSurroundingText(before: before, after: after)) }
    }

    func repeatKey(_ key: UIKey, timestamp: TimeInterval) {
        guard let press = Press(UIPress(phase: .changed, timestamp: timestamp, key: key), phase: .changed) else {
            return
        }
        let isTyping = controller?.textInput.field != nil && key.isTyping
        forward(.deliverPresses(PressDelivery(presses: [press], timestamp: timestamp)), isTyping: isTyping) { _ in }
    }

    // What the plugin's text holds is the plugin's business.
    var hasText: Bool {
        true
    }

    func insertText(_ text: String) {
        composition.end()
        forward(.insertText(text))
    }

    func deleteBackward() {
        forward(.deleteBackward)
    }
}
