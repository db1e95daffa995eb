/// Puts the input views of the first responder at a window's lower edge, moves them there and away, and says where they are.
///
/// They are asked for with an update, after whatever made another responder the first has told it: from one field to the next they are
/// replaced, and do not go in between. They belong to the app, and are held as long as they are shown.
@MainActor package final class InputViewStage {
    private unowned let window: UIWindow
    private lazy var container = InputViewsContainer()
    /// Whether the container is in the window, or was there when somebody took it out.
    private var isInWindow = false
    /// Whether the container holds views, seen or not.
    private var isFilled = false
    private var current = InputViewSet()
    /// Whether the first responder is to be asked for its views.
    private var isAskingDue = false
    /// Whether the views may need another height or another place.
    private var isMeasuringDue = false
    /// Whether what comes next follows the window, and does not move by itself.
    private var followsWindow = false
    private let appearances = InputControllerAppearances()
    private weak var lastResponder: UIResponder?
    /// How far a finger has drawn the views down, in points.
    private var dragged: CGFloat = 0
    /// Whether the views are on their way.
    private var isMoving = false
    /// Counts the moves: one that another has overtaken has no end.
    private var lastMove = 0

    /// The rectangle that the input views cover, from the upper edge of the accessory to the window's lower edge, in the window's coordinates; nil where
    /// nothing stands there. While they move it is where they go.
    package private(set) var frame: CGRect?

    /// Whether something stands in the place of a keyboard, or is to stand there.
    package var hasInputView: Bool {
        current.input != nil
    }

    /// How much of the window's lower edge a keyboard covers that is not the window's own, in points: that of a host over a plugin's pane.
    package private(set) var hostKeyboardHeight: CGFloat = 0

    /// Whether there is something to bring up to date.
    var needsUpdate: Bool {
        isAskingDue || isMeasuringDue
    }

    init(of window: UIWindow) {
        self.window = window
    }

    /// The safe area of a window that is shown elsewhere; nil stands for the window's own safe area.
    package var safeAreaInsets: UIEdgeInsets? {
        didSet { if safeAreaInsets != oldValue { surroundingsDidChange() } }
    }

    // MARK: Causes

    func firstResponderDidChange(from old: UIResponder?) {
        lastResponder = old
        setNeedsUpdate()
    }

    /// The keys have gone to another window: nobody has them back because they had them before.
    package func forgetLastResponder() {
        lastResponder = nil
    }

    /// The window has another size, or the system covers another part of it.
    func surroundingsDidChange() {
        guard current.isAny || frame != nil else { return }
        followsWindow = true
        setNeedsMeasuring()
    }

    /// The window is shown no more: the input views come back with it, if somebody types then.
    func windowDidHide() {
        guard isInWindow || frame != nil else { return }
        current = InputViewSet()
        appearances.begin([])
        followsWindow = true
        move(isReplaced: true)
        isAskingDue = true
    }

    /// Has the first responder asked anew with the next update.
    package func setNeedsUpdate() {
        isAskingDue = true
        if window.isShown { UpdateCycle.main.setNeedsUpdate() }
    }

    /// Has the views measured anew with the next update.
    func setNeedsMeasuring() {
        isMeasuringDue = true
        if window.isShown { UpdateCycle.main.setNeedsUpdate() }
    }

    // MARK: Update

    /// Brings the views up to date, once before the layout of each update.
    func update() {
        if let bar = window.findNavigator, bar.interaction?.view?.window !== window { bar.end() }
        // Nobody says when a first responder is gone, nor when one leaves the window whose accessory holds the first responder.
        let hasNobody = window.firstResponder == nil && window.findNavigator == nil
        let isOutOfDate = current.isAny && (hasNobody || !current.isUpToDate(in: window))
        guard needsUpdate || isOutOfDate else { return }
        isMeasuringDue = false
        move(isReplaced: isAskingDue || isOutOfDate ? ask() : false)
    }

    /// Asks the first responder for its views, and puts those that it has into their places.
    ///
    /// - Returns: Whether they are others than before.
    private func ask() -> Bool {
        returnToOwner()
        isAskingDue = false
        let old = current
        current = InputViewSet(for: window.firstResponder, in: window, after: old)
        if !current.hasSameViews(as: old) { resignIfGone() }
        let isReplaced = !current.hasSameViews(as: old)
        if isReplaced { appearances.begin(current.controllers) }
        // Views that go are seen until they are gone.
        if current.isAny {
            container.show(current)
            isFilled = true
        }
        return isReplaced
    }

    /// A field in a page's accessory that is done leaves the keys to the page, so that its accessory stays.
    private func returnToOwner() {
        guard window.firstResponder == nil, isInWindow, let lastResponder, lastResponder.isInside(container),
            let owner = current.accessory?.owner, !owner.isInside(container), owner.responderWindow === window
        else { return }
        owner.becomeFirstResponder()
    }

    /// A first responder in a view that goes gives up the keys with it.
    private func resignIfGone() {
        guard isInWindow, let responder = window.firstResponder, responder.isInside(container) else { return }
        let views = [current.accessory?.view, current.input?.view].compactMap(\.self)
        guard !views.contains(where: responder.isInside) else { return }
        if !responder.resignFirstResponder() { window.firstResponder = nil }
        current = InputViewSet(for: window.firstResponder, in: window, after: current)
    }

    // MARK: Moving

    private var safeArea: UIEdgeInsets {
        safeAreaInsets ?? window.safeAreaInsets
    }

    /// Measures the views.
    ///
    /// - Returns: What they cover with all that is covered below them; nil where there is nothing to be seen of them.
    private func measure() -> CGRect? {
        guard current.isAny else { return nil }
        let below = max(0, safeArea.bottom, hostKeyboardHeight)
        let room = max(0, window.bounds.height - below)
        let height = container.measure(forWidth: window.bounds.width, room: room)
        return height > 0 ? strip(ofHeight: height + below) : nil
    }

    private func strip(ofHeight height: CGFloat) -> CGRect {
        CGRect(x: 0, y: window.bounds.height - height, width: window.bounds.width, height: height)
    }

    private func move(isReplaced: Bool) {
        let animated = !followsWindow
        followsWindow = false
        let views = measure()
        let old = frame
        let new = views ?? (hostKeyboardHeight > 0 ? strip(ofHeight: hostKeyboardHeight) : nil)
        guard old != new || dragged > 0 || (isReplaced && new != nil), let shown = new ?? old else {
            return settle()
        }
        let outside = CGRect(x: 0, y: window.bounds.height, width: window.bounds.width, height: shown.height)
        let begin = (old ?? outside).offsetBy(dx: 0, dy: dragged)
        dragged = 0
        let move = KeyboardMove(
            from: begin, to: new ?? outside, isHiding: new == nil, isLocal: views != nil || isInWindow,
            animated: animated, on: window.screen)
        lastMove += 1
        isMoving = true
        let number = lastMove
        UIView.performWithoutAnimation {
            if let views { placeContainer(at: begin.minY, height: views.height) }
            // What waits for layout for other reasons takes no part in the animation.
            window.layoutIfNeeded()
        }
        frame = new
        move.run {
            if let views {
                placeContainer(at: views.minY, height: views.height)
            } else if isInWindow {
                container.frame.origin.y = window.bounds.height
            }
            followersMove()
        } completion: { [weak self] in
            guard let self, lastMove == number else { return }
            isMoving = false
            appearances.end()
            move.postEnd()
            if views == nil { leave() }
        }
    }

    /// Ends an update in which nothing has to move.
    private func settle() {
        guard !isMoving else { return }
        appearances.end()
        // Views without a height were never seen, and are not kept.
        if !current.isAny, !isInWindow { empty() }
    }

    private func followersMove() {
        KeyboardFollowers.keyboardDidMove(in: window)
        for presentation in window.overlays.presentations { presentation.container.setNeedsLayout() }
        window.layoutIfNeeded()
    }

    private func placeContainer(at top: CGFloat, height: CGFloat) {
        if container.superview !== window { add() }
        container.frame = CGRect(x: 0, y: top, width: window.bounds.width, height: height)
    }

    private func leave() {
        guard isInWindow else { return }
        isInWindow = false
        empty()
        container.removeFromSuperview()
    }

    private func empty() {
        guard isFilled else { return }
        isFilled = false
        container.showNothing()
    }

    // MARK: What somebody else covers

    /// - Parameter animated: Whether that keyboard moves there.
    package func setHostKeyboardHeight(_ height: CGFloat, animated: Bool) {
        guard height != hostKeyboardHeight else { return }
        hostKeyboardHeight = height
        if !animated { followsWindow = true }
        setNeedsMeasuring()
    }

    // MARK: Dragging

    /// Whether somebody types, and does not only have an accessory.
    private var isTyping: Bool {
        current.input != nil || window.firstResponder is any UIKeyInput
    }

    /// The user draws the content of a scroll view that ends typing by that.
    ///
    /// - Parameter withAccessory: Whether an accessory goes that stands there without anybody typing.
    func endTyping(withAccessory: Bool) {
        if isTyping || withAccessory { window.firstResponder?.resignFirstResponder() }
    }

    /// A finger that draws the content of such a scroll view is so far below the window's upper edge. Where it has come to the views these
    /// go along.
    func drag(to place: CGFloat, withAccessory: Bool) {
        guard let frame, isInWindow, isTyping || withAccessory, place.isFinite else { return }
        let way = min(max(0, place - frame.minY), frame.height)
        guard way != dragged else { return }
        dragged = way
        UIView.performWithoutAnimation { container.frame.origin.y = frame.minY + way }
        KeyboardFollowers.placesMayHaveChanged(in: window)
    }

    /// The finger lets go: the views go on where it was going.
    ///
    /// - Parameter velocity: Of the finger, in points a second downwards.
    func endDrag(velocity: CGFloat) {
        guard dragged > 0, let frame else { return }
        let goes = velocity == 0 ? dragged > frame.height / 2 : velocity > 0
        if goes { window.firstResponder?.resignFirstResponder() }
        setNeedsMeasuring()
    }

    // MARK: Place among others

    private func add() {
        isInWindow = true
        if let menu = window.presentedMenu {
            window.insertSubview(container, belowSubview: menu)
        } else {
            window.addSubview(container)
        }
    }

    /// Adds what covers the window's page, but not what stands at the window's lower edge.
    func addBelow(_ view: UIView) {
        if isInWindow, container.superview === window {
            window.insertSubview(view, belowSubview: container)
        } else {
            window.addSubview(view)
        }
    }

    // MARK: What is covered

    /// How much of a view the input views cover at its lower edge, in the view's own points; 0 where it is not in the window.
    package func coveredHeight(of view: UIView) -> CGFloat {
        guard let frame, view.window === window else { return 0 }
        let top = view.convert(CGPoint(x: frame.minX, y: frame.minY + dragged), from: window).y
        let height = view.bounds.maxY - top
        return height.isFinite ? min(max(0, height), view.bounds.height) : 0
    }
}
