/// Recognises a quick movement in one direction.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The directions of a swipe.
    public struct Direction: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let right = Direction(rawValue: 1 << 0)
        public static let left = Direction(rawValue: 1 << 1)
        public static let up = Direction(rawValue: 1 << 2)
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// The directions that are recognised, any of them.
    open var direction = Direction.right
    /// One or more; less counts as one.
    open var numberOfTouchesRequired = 1

    /// How far the fingers must move, in points.
    private static let shortestWay: CGFloat = 50
    /// How far they may stray to the side, in points.
    private static let largestDeviation: CGFloat = 50
    /// How long they may take, in seconds.
    private static let longestTime: TimeInterval = 0.5

    private var start: (location: CGPoint, time: TimeInterval)?

    override package var gestureUse: GestureUse { .swipes }

    override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        let wanted = max(numberOfTouchesRequired, 1)
        if numberOfTouches > wanted {
            state = .failed
        } else if numberOfTouches == wanted {
            start = (location(in: nil), event.timestamp)
        }
    }

    override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let start else { return }
        guard event.timestamp - start.time <= Self.longestTime else {
            state = .failed
            return
        }
        let now = location(in: nil)
        let way = CGVector(dx: now.x - start.location.x, dy: now.y - start.location.y)
        if let along = distances(way).filter({ direction.contains($0.direction) }).max(by: { $0.along < $1.along }),
            along.along >= Self.shortestWay, along.aside <= Self.largestDeviation
        {
            state = .ended
        } else if isHopeless(way) {
            state = .failed
        }
    }

    private func distances(_ way: CGVector) -> [(direction: Direction, along: CGFloat, aside: CGFloat)] {
        [
            (.right, way.dx, abs(way.dy)), (.left, -way.dx, abs(way.dy)),
            (.down, way.dy, abs(way.dx)), (.up, -way.dy, abs(way.dx)),
        ]
    }

    /// Whether the fingers went astray in every direction that counts.
    private func isHopeless(_ way: CGVector) -> Bool {
        distances(way).allSatisfy { !direction.contains($0.direction) || $0.aside > Self.largestDeviation }
    }

    override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    override open func reset() {
        super.reset()
        start = nil
    }
}
