/// How content moves along one axis when nobody holds it: it rolls out, and at an end it goes a little beyond and comes back.
package struct AxisMotion: Hashable, Sendable {
    /// A movement that takes over from the first one.
    private struct Following: Hashable, Sendable {
        /// In seconds from the beginning of the first.
        let start: Double
        let curve: ScrollCurve
    }

    private var first: ScrollCurve
    private var second: Following?

    package init(_ curve: ScrollCurve) {
        first = curve
    }

    /// Content that was let go.
    ///
    /// - Parameters:
    ///   - place: The offset that is shown, in points.
    ///   - speed: Of the offset, in points per second.
    ///   - rate: The factor by which the speed falls in a millisecond.
    package init(from place: CGFloat, speed: CGFloat, rate: CGFloat, within axis: ScrollAxis) {
        let rest = axis.clamped(place)
        guard axis.isDraggable, place == rest else {
            // Beyond an end the spring has the content at once.
            first = place == rest ? .rest(place) : .spring(to: rest, from: place, speed: axis.bounces ? speed : 0)
            return
        }
        let rolling = ScrollCurve.rolling(from: place, speed: speed, rate: rate)
        let stop = axis.clamped(rolling.end)
        first = rolling
        guard stop != rolling.end, let time = rolling.time(at: stop) else {
            if stop != rolling.end { second = Following(start: rolling.duration, curve: .rest(stop)) }
            return
        }
        second = Following(
            start: time,
            curve: axis.bounces ? .spring(to: stop, from: stop, speed: rolling.speed(at: time)) : .rest(stop))
    }

    /// Content that was let go and shall come to rest at `target`.
    package init(from place: CGFloat, speed: CGFloat, to target: CGFloat) {
        first = .going(to: target, from: place, speed: speed)
    }

    /// - Parameter time: In seconds from the beginning.
    package func place(at time: Double) -> CGFloat {
        if let second, time >= second.start { return second.curve.place(at: time - second.start) }
        return time >= duration ? end : first.place(at: time)
    }

    /// In points per second.
    package func speed(at time: Double) -> CGFloat {
        if let second, time >= second.start { return second.curve.speed(at: time - second.start) }
        return first.speed(at: time)
    }

    package var duration: Double {
        second.map { $0.start + $0.curve.duration } ?? first.duration
    }

    package var end: CGFloat {
        second?.curve.end ?? first.end
    }
}
