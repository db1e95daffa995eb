import Diagnostics

/// One finger, or the pointer with its button down, from touching down to letting go.
@preconcurrency @MainActor open class UITouch: NSObjectProtocol, Hashable, CustomStringConvertible {
    /// The parts of a touch, from its beginning to its end.
    public enum Phase: Int, Sendable {
        case began = 0
        case moved = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
    }

    /// The thing that touches. A pointer is a finger here (`direct`), as it is for apps that do not ask to tell them
    /// apart.
    public enum TouchType: Int, Sendable {
        case direct = 0
        case indirect = 1
        case pencil = 2
        case indirectPointer = 3
    }

    package let id: Int
    open var type: TouchType { .direct }
    open package(set) var phase: Phase {
        get { currentPhase }
        set { currentPhase = newValue }
    }
    open package(set) var timestamp: TimeInterval
    /// How many touches came in quick succession at this place, this one included.
    open package(set) var tapCount: Int
    open private(set) weak var window: UIWindow?
    /// The view that was hit when the touch began; it gets the touch until it ends.
    open package(set) weak var view: UIView?
    /// The recognisers that look at the touch.
    open package(set) var gestureRecognizers: [UIGestureRecognizer]? {
        get { lookers?.compactMap(\.object) }
        set { lookers = newValue?.map(Weak.init) }
    }

    // Kept here for what `UIView` says of its superview.
    private var currentPhase = Phase.began

    // Weakly, because each keeps the last touches that it saw.
    private var lookers: [Weak<UIGestureRecognizer>]?

    func isSeen(by recognizer: UIGestureRecognizer) -> Bool {
        for looker in lookers ?? [] where looker.object === recognizer { return true }
        return false
    }

    /// Whether the view no longer gets the touch.
    var isTakenFromView = false
    /// Whether a recogniser made a gesture of the touch, so that its view is to lose it.
    var isClaimed = false
    /// Whether whoever shows the window in another process makes the drag of the touch that scrolls.
    var isScrolledElsewhere = false
    /// Whether the view was told that the touch began.
    var isKnownToView = false
    /// What the view was not told yet, because a recogniser keeps it back.
    var keptPhases: [Phase] = []

    /// In the window's coordinates.
    package var location: CGPoint
    package var previousLocation: CGPoint

    /// A touch of no window, which never began: for subclasses that stand in for one.
    public init() {
        id = 0
        location = .zero
        previousLocation = .zero
        timestamp = 0
        tapCount = 0
    }

    package init(id: Int, window: UIWindow, location: CGPoint, timestamp: TimeInterval, tapCount: Int) {
        self.id = id
        self.window = window
        self.location = location
        previousLocation = location
        self.timestamp = timestamp
        self.tapCount = tapCount
    }

    /// In `view`'s coordinates; nil stands for the window.
    open func location(in view: UIView?) -> CGPoint {
        view?.convert(location, from: nil) ?? location
    }

    /// The same as `location(in:)`: locations are not rounded.
    open func preciseLocation(in view: UIView?) -> CGPoint {
        location(in: view)
    }

    open func precisePreviousLocation(in view: UIView?) -> CGPoint {
        previousLocation(in: view)
    }

    open func previousLocation(in view: UIView?) -> CGPoint {
        view?.convert(previousLocation, from: nil) ?? previousLocation
    }

    /// How hard the finger presses: 0, because no display says it.
    open var force: CGFloat { 0 }

    /// The greatest value that `force` can have: 0, by which an app knows that there are no forces.
    open var maximumPossibleForce: CGFloat { 0 }

    /// The angle between a pencil and the display, in radians. That of a finger is a right one.
    open var altitudeAngle: CGFloat { .pi / 2 }

    /// The direction in which a pencil leans, in radians from the x axis of `view`. A finger leans nowhere, which is 0.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

    // MARK: Identity

    nonisolated open var hash: Int { identityHash }
    nonisolated open func isEqual(_ object: Any?) -> Bool { isIdentical(to: object) }
    nonisolated open var description: String { identityDescription }

    nonisolated public static func == (left: UITouch, right: UITouch) -> Bool {
        left === right || left.isEqual(right)
    }

    nonisolated public func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }
}

extension Set<UITouch> {
    /// Those of one phase. Mostly there is one touch, for which no set is made.
    @MainActor func inPhase(_ phase: UITouch.Phase) -> Set<UITouch> {
        guard count == 1, let touch = first else { return filter { $0.phase == phase } }
        return touch.phase == phase ? self : []
    }
}
