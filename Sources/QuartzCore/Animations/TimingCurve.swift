/// How an animation is paced: a cubic Bézier curve from (0, 0) to (1, 1), time to the right and progress up.
package struct TimingCurve: Hashable, Sendable {
    /// From 0 to 1, or time would run backwards.
    package let x1: Double
    package let y1: Double
    /// From 0 to 1.
    package let x2: Double
    package let y2: Double

    /// Times beyond 0 and 1 count as those, and what is not finite as 0.
    package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        func finite(_ number: Double) -> Double { number.isFinite ? number : 0 }
        self.x1 = min(max(finite(x1), 0), 1)
        self.y1 = finite(y1)
        self.x2 = min(max(finite(x2), 0), 1)
        self.y2 = finite(y2)
    }

    package static let linear = TimingCurve(0, 0, 1, 1)
    package static let easeIn = TimingCurve(0.42, 0, 1, 1)
    package static let easeOut = TimingCurve(0, 0, 0.58, 1)
    package static let easeInOut = TimingCurve(0.42, 0, 0.58, 1)
    /// What Core Animation takes where nothing else is said.
    package static let standard = TimingCurve(0.25, 0.1, 0.25, 1)

    /// The progress after a fraction of the time, both from 0 to 1; progress may go beyond in between.
    package func progress(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        guard time < 1 else { return 1 }
        guard self != .linear else { return time }
        return Self.coordinate(y1, y2, at: parameter(at: time))
    }

    /// Where on the curve a time lies. Time only rises along the curve, so halving the interval always finds it; 40 steps
    /// are finer than what a screen can show of the longest animation.
    private func parameter(at time: Double) -> Double {
        var low = 0.0
        var high = 1.0
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if Self.coordinate(x1, x2, at: middle) < time {
                low = middle
            } else {
                high = middle
            }
        }
        return (low + high) / 2
    }

    private static func coordinate(_ first: Double, _ second: Double, at t: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }
}
