import Diagnostics

/// Looks at the touches of a view and everything in it, and recognises a gesture in them.
///
/// Of recognisers that look at the same touches the first one that recognises its gesture makes the others fail, unless
/// their delegates let them go together. A recogniser tells its targets, and `UIAction`s, which Apple's does not have.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObjectProtocol, Hashable, CustomStringConvertible {
    /// The states through which a recogniser goes.
    public enum State: Int, Sendable {
        case possible = 0
        case began = 1
        case changed = 2
        case ended = 3
        case cancelled = 4
        case failed = 5

        /// The name that recognisers of a single moment have for `ended`.
        public static let recognized = State.ended
    }

    private var handlers: [EventHandler] = []

    /// The view whose touches are looked at.
    open package(set) weak var view: UIView?

    open weak var delegate: (any UIGestureRecognizerDelegate)? {
        didSet { view?.layer.noteInteraction() }
    }

    /// The name by which reports call the recogniser.
    open var name: String?

    open var isEnabled = true {
        didSet {
            if !isEnabled, oldValue { cancel() }
            view?.layer.noteInteraction()
        }
    }

    /// Whether the view's own touches are cancelled when the gesture is recognised.
    open var cancelsTouchesInView = true

    /// Whether the view hears of touches only after the recogniser failed; never, if it does not fail.
    open var delaysTouchesBegan = false

    /// Whether the view hears of the end of a touch only after the recogniser failed, as long as it waits for more. If it
    /// does not fail, the touch is cancelled and does not end.
    open var delaysTouchesEnded = true

    /// The keys that were down in the last event.
    open private(set) var modifierFlags: UIKeyModifierFlags = []

    var currentState = State.possible

    /// Subclasses set it. A state of recognition tells the actions, if the recogniser may begin; while it waits for
    /// another one to fail it stays `possible`.
    open var state: State {
        get { currentState }
        set { change(to: newValue) }
    }

    /// - Parameters:
    ///   - target: The object that is told of the gesture, not retained; nil for nobody.
    ///   - action: A method without an argument, or with the recogniser as its argument.
    public init(target: Any?, action: Selector?) {
        if let target, let action { addTarget(target, action: action) }
    }

    public convenience init() {
        self.init(target: nil, action: nil)
    }

    public convenience init(primaryAction: UIAction) {
        self.init()
        addAction(primaryAction)
    }

    /// Has the recogniser send `action` to `target` each time the state becomes `began`, `changed`, `ended` or `cancelled`. The target is not
    /// retained.
    open func addTarget(_ target: Any, action: Selector) {
        handlers.removeAll { $0.target?.isOver == true }
        guard !handlers.contains(where: { $0.target?.isSame(target, action) == true }) else { return }
        handlers.append(.target(TargetAction(target, action)))
    }

    /// Ends what `addTarget` began. Nil stands for every target, or for every action of the target.
    open func removeTarget(_ target: Any?, action: Selector?) {
        handlers.removeAll { $0.target?.matches(target, action) == true }
    }

    /// Adds an action that runs each time the state becomes `began`, `changed`, `ended` or `cancelled`. Its sender is the
    /// recogniser.
    open func addAction(_ action: UIAction) {
        removeAction(action)
        handlers.append(.action(action))
    }

    open func removeAction(_ action: UIAction) {
        handlers.removeAll { $0.action?.identifier == action.identifier }
    }

    /// The touches of the gesture that is going on, in the order in which they began.
    package private(set) var touches: [UITouch] = []

    open var numberOfTouches: Int {
        touches.count
    }

    /// The middle of the touches in `view`'s coordinates; nil stands for the window.
    open func location(in view: UIView?) -> CGPoint {
        let points = (touches.isEmpty ? lastTouches : touches).map { $0.location(in: view) }
        guard !points.isEmpty else { return .zero }
        let sum = points.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
        return CGPoint(x: sum.x / CGFloat(points.count), y: sum.y / CGFloat(points.count))
    }

    /// One of the touches, in `view`'s coordinates; nil stands for the window. Zero, with a report, for a touch that there
    /// is not.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard touches.indices.contains(touchIndex) else {
            UsageDiagnostic.report(
                .invalidGesture,
                "\(label) has \(touches.count) touches and none of index \(touchIndex); ask numberOfTouches first")
            return .zero
        }
        return touches[touchIndex].location(in: view)
    }

    // MARK: With others

    /// Those that have to fail before this one may begin.
    private var requirements: [Weak<UIGestureRecognizer>] = []

    /// Makes the receiver wait until `otherGestureRecognizer` fails. If that one recognises its gesture, the receiver fails.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        guard otherGestureRecognizer !== self else {
            UsageDiagnostic.report(.invalidGesture, "\(label) cannot wait for its own failure")
            return
        }
        requirements.removeAll { $0.object == nil }
        if !requires(otherGestureRecognizer) { requirements.append(Weak(otherGestureRecognizer)) }
    }

    func requires(_ other: UIGestureRecognizer) -> Bool {
        requirements.contains { $0.object === other }
    }

    /// Whether the receiver makes another one fail by recognising its gesture.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        true
    }

    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        true
    }

    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        false
    }

    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        false
    }

    // MARK: For subclasses

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Back to the start; called when the gesture is over and its touches are gone.
    open func reset() {}

    /// Leaves out a touch from the gesture that is going on; its view gets it all the same.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        touches.removeAll { $0 === touch }
        seenTouches.remove(touch)
        touch.gestureRecognizers?.removeAll { $0 === self }
    }

    /// Whether its view may have to wait for the begin of a touch while it decides.
    var keepsTouchesBack: Bool { delaysTouchesBegan }

    /// The kind of its gesture; empty for those that everybody may recognise.
    package var gestureUse: GestureUse { [] }

    /// Whether wheels and touchpads move it.
    var takesScrolling: Bool { false }

    /// Whether the gesture can still come though no touch is down.
    var awaitsMoreTouches: Bool { false }

    // MARK: Delivery

    private var lastTouches: [UITouch] = []
    /// Every touch since the recogniser started anew.
    private(set) var seenTouches: Set<UITouch> = []
    private var isReceiving = false

    /// What waits for the failure of others.
    var attempt: GestureAttempt?
    /// Those that wait for this one.
    var waiting: [Weak<UIGestureRecognizer>] = []

    /// Takes the touches of `event` that began in the view or below it.
    func receive(_ event: UIEvent, touches all: Set<UITouch>) {
        guard isEnabled else { return }
        modifierFlags = event.modifierFlags
        isReceiving = true
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
            let now = all.inPhase(phase)
            guard !now.isEmpty else { continue }
            lastTouches = now.sorted { $0.id < $1.id }
            switch phase {
            case .began:
                if !isDeciding, isOpen { seenTouches = [] }
                touches += lastTouches
                seenTouches.formUnion(now)
                if isOpen { touchesBegan(now, with: event) }
            case .moved:
                if isOpen { touchesMoved(now, with: event) }
            case .ended:
                if isOpen { touchesEnded(now, with: event) }
                touches.removeAll { now.contains($0) }
            case .cancelled:
                if isOpen { touchesCancelled(now, with: event) }
                touches.removeAll { now.contains($0) }
            case .stationary:
                break
            }
        }
        isReceiving = false
        resetIfOver()
    }

    /// Whether touches can still change the outcome.
    var isOpen: Bool {
        currentState == .possible || currentState == .began || currentState == .changed
    }

    /// Whether it is not yet known if the touches seen so far are the gesture.
    var isDeciding: Bool {
        isEnabled && currentState == .possible && !seenTouches.isEmpty
            && (!touches.isEmpty || waitsBeyondTouches)
    }

    /// Whether its view may have to wait for it after the touches ended.
    var waitsBeyondTouches: Bool {
        awaitsMoreTouches || attempt != nil
    }

    /// Whether a touch that begins is for this recogniser.
    func takes(_ touch: UITouch) -> Bool {
        isEnabled && delegate?.gestureRecognizer(self, shouldReceive: touch) != false
    }

    func resetIfOver() {
        guard !isReceiving, touches.isEmpty, !isOpen else { return }
        restart()
    }

    func cancel() {
        if currentState == .began || currentState == .changed {
            currentState = .cancelled
            announce()
        }
        touches = []
        restart()
    }

    func restart() {
        let touches = seenTouches
        currentState = .possible
        seenTouches = []
        attempt = nil
        releaseWaiting(recognized: false)
        reset()
        settleDelivery(of: touches)
    }

    func announce() {
        for handler in handlers {
            switch handler {
            case .action(let action):
                action.perform(sender: self)
            case .target(let target):
                guard let object = target.target else { continue }
                UIApplication.shared.sendAction(target.action, to: object, from: self, for: nil)
            }
        }
    }

    /// How reports call the recogniser.
    var label: String {
        "\(type(of: self))\(name.map { " '\($0)'" } ?? "")" + (view.map { " of \($0)" } ?? "")
    }

    // MARK: Identity

    nonisolated open var hash: Int { identityHash }
    nonisolated open func isEqual(_ object: Any?) -> Bool { isIdentical(to: object) }
    nonisolated open var description: String { identityDescription }

    nonisolated public static func == (left: UIGestureRecognizer, right: UIGestureRecognizer) -> Bool {
        left === right || left.isEqual(right)
    }

    nonisolated public func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }
}
