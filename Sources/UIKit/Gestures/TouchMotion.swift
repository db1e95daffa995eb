/// Where something was lately, to tell how fast it is.
struct TouchMotion {
    /// How far back a place counts, in seconds.
    private static let memory: TimeInterval = 0.15

    private var places: [(point: CGPoint, time: TimeInterval)] = []

    mutating func note(_ point: CGPoint, at time: TimeInterval) {
        places.removeAll { time - $0.time > Self.memory }
        places.append((point, time))
    }

    /// Nothing was heard for so long that it stands still.
    mutating func settle(at time: TimeInterval) {
        places.removeAll { time - $0.time > Self.memory }
    }

    /// Per second; zero while there is one place only, or no time between them.
    var velocity: CGVector {
        guard let first = places.first, let last = places.last, last.time > first.time else { return .zero }
        let time = CGFloat(last.time - first.time)
        return CGVector(dx: (last.point.x - first.point.x) / time, dy: (last.point.y - first.point.y) / time)
    }
}
