/// One finger, or the pointer with its button down, from touching down to letting go.
@MainActor public final class UITouch {
    public enum Phase: Int, Sendable {
        case began = 0
        case moved = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
    }

    package let id: Int
    public package(set) var phase: Phase = .began
    public package(set) var timestamp: TimeInterval
    /// How many touches came in quick succession at this place, this one included.
    public package(set) var tapCount: Int
    public private(set) weak var window: UIWindow?
    /// The view that was hit when the touch began; it gets the touch until it ends.
    public package(set) weak var view: UIView?
    public package(set) var gestureRecognizers: [UIGestureRecognizer]?

    /// Whether a recogniser took the touch away from its view.
    var isTakenFromView = false

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
