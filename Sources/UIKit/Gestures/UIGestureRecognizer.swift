/// Looks at the touches of a view and everything in it, and recognises a gesture in them.
///
/// Apple's target and selector do not exist on Linux: a recogniser tells its `UIAction`s instead.
@MainActor open class UIGestureRecognizer {
    public enum State: Int, Sendable {
        case possible = 0
        case began = 1
        case changed = 2
        case ended = 3
        case cancelled = 4
        case failed = 5

        /// What a recogniser of a single moment calls its `ended`.
        public static let recognized = State.ended
    }

    private var actions: [UIAction] = []

    /// The view whose touches are looked at.
    open package(set) weak var view: UIView?

    open var isEnabled = true {
        didSet {
            if !isEnabled, oldValue { cancel() }
        }
    }

    /// Whether the view's own touches are cancelled when the gesture is recognised.
    open var cancelsTouchesInView = true

    /// Setting it to a state of recognition tells the actions.
    open var state: State = .possible {
        didSet { announce() }
    }

    /// The touches of the gesture that is going on.
    package private(set) var touches: Set<UITouch> = []

    public init() {}

    public convenience init(primaryAction: UIAction) {
        self.init()
        addAction(primaryAction)
    }

    /// Adds an action that runs each time the state becomes `began`, `changed`, `ended` or `cancelled`. Its sender is the
    /// recogniser.
    open func addAction(_ action: UIAction) {
        actions.removeAll { $0.identifier == action.identifier }
        actions.append(action)
    }

    open func removeAction(_ action: UIAction) {
        actions.removeAll { $0.identifier == action.identifier }
    }

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

    // MARK: For subclasses

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Back to the start; called when the gesture is over and its touches are gone.
    open func reset() {}

    // MARK: Delivery

    private var lastTouches: Set<UITouch> = []

    /// Whether the touches received last were recognised as the gesture.
    private(set) var didTakeTouches = false

    /// Takes the touches of `event` that began in the view or below it.
    func receive(_ event: UIEvent, touches all: Set<UITouch>) {
        didTakeTouches = false
        guard isEnabled else { return }
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
            let now = all.filter { $0.phase == phase }
            guard !now.isEmpty else { continue }
            lastTouches = now
            switch phase {
            case .began:
                touches.formUnion(now)
                if isOpen { touchesBegan(now, with: event) }
            case .moved:
                if isOpen { touchesMoved(now, with: event) }
            case .ended:
                if isOpen { touchesEnded(now, with: event) }
                touches.subtract(now)
            case .cancelled:
                if isOpen { touchesCancelled(now, with: event) }
                touches.subtract(now)
            case .stationary:
                break
            }
        }
        resetIfOver()
    }

    /// Whether touches can still change the outcome.
    private var isOpen: Bool {
        state == .possible || state == .began || state == .changed
    }

    func resetIfOver() {
        guard touches.isEmpty, !isOpen else { return }
        restart()
    }

    private func cancel() {
        if state == .began || state == .changed { state = .cancelled }
        touches = []
        restart()
    }

    private var isRestarting = false

    private func restart() {
        isRestarting = true
        state = .possible
        isRestarting = false
        reset()
    }

    private func announce() {
        guard !isRestarting, state != .possible, state != .failed else { return }
        didTakeTouches = state == .began || state == .ended
        for action in actions {
            action.perform(sender: self)
        }
    }
}

extension UIGestureRecognizer: Hashable {
    nonisolated public static func == (left: UIGestureRecognizer, right: UIGestureRecognizer) -> Bool {
        left === right
    }

    nonisolated public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
