/// One finger, or the pointer with its button down, from touching down to letting go.
@preconcurrency @MainActor public final class UITouch {
    public enum Phase: Int, Sendable {
        case began = 0
        case moved = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
    }

    /// What touches. A pointer is a finger here (`direct`), as it is for apps that do not ask to tell them apart.
    public enum TouchType: Int, Sendable {
        case direct = 0
        case indirect = 1
        case pencil = 2
        case indirectPointer = 3
    }

    package let id: Int
    public let type = TouchType.direct
    public package(set) var phase: Phase = .began
    public package(set) var timestamp: TimeInterval
    /// How many touches came in quick succession at this place, this one included.
    public package(set) var tapCount: Int
    public private(set) weak var window: UIWindow?
    /// The view that was hit when the touch began; it gets the touch until it ends.
    public package(set) weak var view: UIView?
    public package(set) var gestureRecognizers: [UIGestureRecognizer]?

    /// Whether the view no longer gets the touch.
    var isTakenFromView = false
    /// Whether a recogniser made a gesture of the touch, so that its view is to lose it.
    var isClaimed = false
    /// Whether the view was told that the touch began.
    var isKnownToView = false
    /// What the view was not told yet, because a recogniser keeps it back.
    var keptPhases: [Phase] = []

    /// In the window's coordinates.
    package var location: CGPoint
    package var previousLocation: CGPoint

    package init(id: Int, window: UIWindow, location: CGPoint, timestamp: TimeInterval, tapCount: Int) {
        self.id = id
        self.window = window
        self.location = location
        previousLocation = location
        self.timestamp = timestamp
        self.tapCount = tapCount
    }

    /// In `view`'s coordinates; nil stands for the window.
    public func location(in view: UIView?) -> CGPoint {
        view?.convert(location, from: nil) ?? location
    }

    /// The same as `location(in:)`: locations are not rounded.
    public func preciseLocation(in view: UIView?) -> CGPoint {
        location(in: view)
    }

    public func precisePreviousLocation(in view: UIView?) -> CGPoint {
        previousLocation(in: view)
    }

    public func previousLocation(in view: UIView?) -> CGPoint {
        view?.convert(previousLocation, from: nil) ?? previousLocation
    }
}

extension UITouch: Hashable {
    nonisolated public static func == (left: UITouch, right: UITouch) -> Bool {
        left === right
    }

    nonisolated public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
