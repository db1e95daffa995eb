/// Says which view of a window has the focus: the one that gets the keys. Each window has one.
///
/// The Tab key moves the focus on in reading order, with Shift it moves back. The focus is shown by a ring, but only to
/// those who use keys: a touch hides it.
@preconcurrency @MainActor public final class UIFocusSystem: NSObjectProtocol, Hashable, CustomStringConvertible {
    private unowned let window: UIWindow
    private weak var focusedView: UIView?
    /// The view that was touched last, where the focus has not moved since.
    private weak var startingPoint: UIView?
    private lazy var ring = FocusRing()
    private var isUpdating = false

    /// Whether the last view is followed by the first. Otherwise the keys that lead out of the window are for somebody
    /// else.
    package var wrapsAround = true

    init(window: UIWindow) {
        self.window = window
    }

    /// The focus system of the window that `environment` is in.
    public static func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
        var current: (any UIFocusEnvironment)? = environment
        while let environment = current {
            if let view = environment as? UIView { return view.window?.focusSystem }
            current = environment.parentFocusEnvironment
        }
        return nil
    }

    public var focusedItem: (any UIFocusItem)? {
        focusedView
    }

    /// Moves the focus to `environment`, or to the first in it that takes it.
    public func requestFocusUpdate(to environment: any UIFocusEnvironment) {
        let root = (environment as? UIViewController)?.viewIfLoaded ?? environment as? UIView
        guard let root, root.window === window else { return }
        guard let target = FocusOrder(in: root).view(after: nil) else { return }
        focus(target)
    }

    /// Moves the focus because of a key that the view's surroundings make use of: the ring is shown.
    func focusByKey(_ view: UIView) {
        isRingShown = true
        focus(view)
        UpdateCycle.main.setNeedsUpdate()
    }

    // MARK: Keys

    /// Whether the ring is shown: somebody moved the focus by keys and has not touched anything since.
    private(set) var isRingShown = false

    /// Moves the focus if `press` is the key for that.
    ///
    /// - Returns: Whether the press is dealt with.
    package func move(by press: UIPress) -> Bool {
        guard press.phase == .began, let key = press.key, key.keyCode == .keyboardTab, key.isPlain || leavesText(key)
        else { return false }
        // It went down in a view that was left since, and was held back there.
        guard press.departure == departure else { return true }
        return move(key.modifierFlags.contains(.shift) ? .previous : .next, press)
    }

    /// Whether a key leaves a text that types tabs, here or in another process.
    private func leavesText(_ key: UIKey) -> Bool {
        let isInText = window.firstResponder is any TextEditorOwner || window.firstResponder is any RemoteResponder
        return isInText && key.modifierFlags.intersection([.control, .alternate, .command]) == .control
    }

    /// - Parameter refusing: A view before, or behind, which the focus goes on, because it has not taken it; nil: it goes on from where it is.
    private func move(_ heading: UIFocusHeading, _ press: UIPress, past refusing: UIView? = nil) -> Bool {
        let order = FocusOrder(in: window.overlays.focusRoot ?? window)
        let origin = refusing ?? focusedView ?? startingPoint ?? window.firstResponder?.nearestView
        let find = heading == .next ? order.view(after:) : order.view(before:)
        guard let target = find(origin) ?? (wrapsAround || origin == nil ? find(nil) : nil) else {
            return false
        }
        isRingShown = true
        guard press.offered.insert(ObjectIdentifier(target)).inserted else {
            // The key has been everywhere, and nobody had a use for it.
            focus(nil)
            window.onUnusedPress?(press)
            return true
        }
        if target === focusedView, target.containsItsOwnFocus {
            // Round it goes: what is in the view starts at its other end.
            target.resignFirstResponder()
            focus(nil)
        }
        focus(target, heading: heading, press: press)
        // A field whose delegate lets nobody edit it is passed over: the key would come back to it for ever.
        if focusedView !== target, let field = target as? UITextField, field.session.isRefused {
            return move(heading, press, past: target)
        }
        if let text = target as? any TextEditorOwner, text.isFirstResponder { text.editor.wasFocusedByKey() }
        return true
    }

    // MARK: Leaving

    /// How often a remote view was left. What keys that went down before it come to is too late to move the focus.
    private(set) var departure = 0

    /// Moves the focus out of `view` and all that is in it, at once and without asking whether it may go. What it comes
    /// to is entered as by the Tab key; where nothing else takes it, nobody has it.
    func leave(_ view: any RemoteResponder, _ heading: UIFocusHeading, at timestamp: TimeInterval) {
        departure += 1
        if let target = FocusOrder(in: window.overlays.focusRoot ?? window).view(heading, pastAllOf: view) {
            isRingShown = true
            focus(target, heading: heading, press: tab(heading, from: view, to: target, at: timestamp))
        }
        if let responder = window.firstResponder, responder.isBelow(view) {
            if !responder.resignFirstResponder() { window.firstResponder = nil }
        }
        if let focusedView, focusedView.isBelow(view) { lose() }
    }

    /// A press of the Tab key that does not come back to `view`.
    private func tab(_ heading: UIFocusHeading, from view: UIView, to target: UIView, at time: TimeInterval) -> UIPress
    {
        let key = UIKey(
            keyCode: .keyboardTab, characters: "\t", charactersIgnoringModifiers: "\t",
            modifierFlags: heading == .previous ? .shift : [])
        let press = UIPress(phase: .began, timestamp: time, key: key)
        press.departure = departure
        press.offered = [ObjectIdentifier(view), ObjectIdentifier(target)]
        return press
    }

    // MARK: Moving

    /// Asks everybody concerned, and tells them.
    private func focus(_ target: UIView?, heading: UIFocusHeading = [], press: UIPress? = nil) {
        let previous = focusedView
        guard previous !== target else { return }
        let context = UIFocusUpdateContext(from: previous, to: target, heading: heading, press: press)
        let concerned = Self.environments(of: previous, target)
        guard !isUpdating, concerned.allSatisfy({ $0.shouldUpdateFocus(in: context) }) else { return }
        isUpdating = true
        let isFree = target.map(handOver) ?? true
        isUpdating = false
        guard isFree else { return }
        focusedView = target
        if target != nil { startingPoint = nil }
        announce(context, to: concerned)
    }

    private func announce(_ context: UIFocusUpdateContext, to concerned: [any UIFocusEnvironment]) {
        let coordinator = UIFocusAnimationCoordinator()
        for environment in concerned {
            environment.didUpdateFocus(in: context, with: coordinator)
        }
        coordinator.run()
        UpdateCycle.main.setNeedsUpdate()
    }

    /// Takes the keys from a first responder elsewhere. One that is above the target hears of its keys anyway.
    private func handOver(to target: UIView) -> Bool {
        if target.canBecomeFirstResponder { return target.becomeFirstResponder() }
        guard let current = window.firstResponder, !target.isBelow(current) else { return true }
        return current.resignFirstResponder()
    }

    /// Both views with everything that they are in, each once.
    private static func environments(of one: UIView?, _ other: UIView?) -> [any UIFocusEnvironment] {
        var environments: [any UIFocusEnvironment] = []
        for start in [one, other] {
            var current: (any UIFocusEnvironment)? = start
            while let environment = current {
                if !environments.contains(where: { $0 === environment }) { environments.append(environment) }
                current = environment.parentFocusEnvironment
            }
        }
        return environments
    }

    // MARK: Behind something else

    /// Something comes over the window that keeps the keys to itself: nothing below has them meanwhile.
    func suspend() -> FocusMemory {
        let memory = FocusMemory(
            firstResponder: window.firstResponder, focused: focusedView, isRingShown: isRingShown)
        if let responder = window.firstResponder, !responder.resignFirstResponder() { window.firstResponder = nil }
        if focusedView != nil { lose() }
        startingPoint = nil
        return memory
    }

    /// It is gone: who had the keys has them again, if that is still in the window and nobody else has them.
    func resume(_ memory: FocusMemory) {
        guard focusedView == nil, window.firstResponder == nil else { return }
        isRingShown = isRingShown || memory.isRingShown
        if let responder = memory.firstResponder, responder.responderWindow === window, responder.becomeFirstResponder()
        {
            return
        }
        if let view = memory.focused, view.window === window, view.isSeen { focus(view) }
    }

    // MARK: Following

    /// Nothing has the focus any more; the ring stays hidden until a key moves the focus again.
    package func clear() {
        hideRing()
        startingPoint = nil
        focus(nil)
    }

    /// The view cannot have the focus any more, with all that is in it.
    func drop(_ view: UIView) {
        guard let focusedView, focusedView === view else { return }
        lose()
    }

    /// Takes the focus from a view that has left the window, without asking whether it would give it up.
    private func lose() {
        let context = UIFocusUpdateContext(from: focusedView, to: nil, heading: [], press: nil)
        let concerned = Self.environments(of: focusedView, nil)
        focusedView = nil
        announce(context, to: concerned)
    }

    /// Keys go where the first responder is.
    func firstResponderDidChange(from previous: UIResponder?) {
        guard !isUpdating else { return }
        startingPoint = nil
        guard let responder = window.firstResponder else {
            if let focusedView, focusedView === previous { lose() }
            return
        }
        if let view = responder as? UIView, view.canBecomeFocused {
            focus(view)
        } else if let focusedView, !focusedView.isBelow(responder) {
            focus(nil)
        }
    }

    /// A touch began on `view`: nothing else keeps the focus, because its ring is not seen any more, and the Tab key goes
    /// on from here. A first responder keeps its keys.
    func touchDidBegin(on view: UIView?) {
        hideRing()
        startingPoint = view
        if window.firstResponder == nil { focus(nil) }
    }

    /// The view that keys go to: the focused one, if it is still to be seen.
    var target: UIView? {
        guard let focusedView else { return nil }
        guard focusedView.isSeen, focusedView.canBecomeFocused else {
            lose()
            return nil
        }
        return focusedView
    }

    /// Brings the ring up to date with what it is around.
    func updateRing() {
        if isRingShown { ring.place(around: focusedView) }
    }

    private func hideRing() {
        guard isRingShown else { return }
        isRingShown = false
        ring.place(around: nil)
    }

    func isFocused(_ view: UIView) -> Bool {
        focusedView === view
    }

    // MARK: Identity

    nonisolated public var hash: Int { identityHash }
    nonisolated public func isEqual(_ object: Any?) -> Bool { isIdentical(to: object) }
    nonisolated public var description: String { identityDescription }

    nonisolated public static func == (left: UIFocusSystem, right: UIFocusSystem) -> Bool {
        left === right || left.isEqual(right)
    }

    nonisolated public func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }
}

extension UIResponder {
    /// Whether what this one leaves unhandled comes to `other`.
    fileprivate func isBelow(_ other: UIResponder) -> Bool {
        var responder: UIResponder? = self
        while let current = responder {
            if current === other { return true }
            responder = current.next
        }
        return false
    }

    fileprivate var nearestView: UIView? {
        self as? UIView ?? (self as? UIViewController)?.viewIfLoaded
    }
}
