/// A movement along one axis as a function of time. Times are in seconds from its beginning, places in points, speeds in points per second.
package enum ScrollCurve: Hashable, Sendable {
    /// Content that rolls out after a fling: its speed falls by the same factor each moment. `decay` is the natural logarithm of that factor
    /// for a second, below 0.
    case rolling(from: CGFloat, to: CGFloat, speed: CGFloat, decay: CGFloat)
    /// Content that a spring draws to a place, as fast as it can be without swinging through it.
    case spring(to: CGFloat, distance: CGFloat, speed: CGFloat, stiffness: CGFloat)
    /// Content that goes to a place in a given time, with an ease at both ends.
    case glide(from: CGFloat, to: CGFloat, duration: Double)
    case rest(CGFloat)

    /// What is slower than this stands still.
    private static let slowest: CGFloat = 10
    /// What is nearer than this has arrived.
    private static let nearest: CGFloat = 0.25

    /// A spring that is at `place` now with a speed of its own. It does not swing through its end: a fast one is made stiffer.
    package static func spring(to end: CGFloat, from place: CGFloat, speed: CGFloat, stiffness: CGFloat = 10) -> Self {
        let distance = place - end
        let isHeadingThere = distance * speed < 0
        let needed = isHeadingThere && distance != 0 ? abs(speed / distance) : 0
        return .spring(to: end, distance: distance, speed: speed, stiffness: max(stiffness, min(needed, 60)))
    }

    /// Content that rolls out as its rate has it: the factor by which its speed falls in a millisecond.
    package static func rolling(from place: CGFloat, speed: CGFloat, rate: CGFloat) -> Self {
        .rolling(from: place, to: end(from: place, speed: speed, rate: rate), speed: speed, decay: decay(rate))
    }

    /// Content that is at `place` now with a speed of its own and shall come to rest at `end`: it rolls out a little sooner or later than it
    /// would of itself, and where that does not do, a spring draws it there.
    package static func going(to end: CGFloat, from place: CGFloat, speed: CGFloat) -> Self {
        guard end != place || speed != 0 else { return .rest(end) }
        let decay = -speed / (end - place)
        guard abs(speed) > slowest, fittingDecays.contains(decay) else {
            return .spring(to: end, from: place, speed: speed)
        }
        return .rolling(from: place, to: end, speed: speed, decay: decay)
    }

    private static let fittingDecays: ClosedRange<CGFloat> = -20...(-1)

    private static func decay(_ rate: CGFloat) -> CGFloat {
        1000 * log(min(max(rate.ifFinite, 0.5), 0.9999))
    }

    /// Where a fling comes to rest if nothing is in its way.
    package static func end(from place: CGFloat, speed: CGFloat, rate: CGFloat) -> CGFloat {
        place - speed / decay(rate)
    }

    package func place(at time: Double) -> CGFloat {
        let time = CGFloat(max(time, 0))
        switch self {
        case .rolling(let from, let to, _, let decay):
            let whole = 1 - exp(decay * CGFloat(duration))
            // Its last few points would take for ever: they are spread over the time before.
            return whole > 0 ? from + (to - from) * min((1 - exp(decay * time)) / whole, 1) : to
        case .spring(let end, let distance, let speed, let stiffness):
            return end + (distance + (speed + stiffness * distance) * time) * exp(-stiffness * time)
        case .glide(let from, let to, let duration):
            guard duration > 0, time < CGFloat(duration) else { return to }
            let part = time / CGFloat(duration)
            return from + (to - from) * part * part * (3 - 2 * part)
        case .rest(let place):
            return place
        }
    }

    package func speed(at time: Double) -> CGFloat {
        let time = CGFloat(max(time, 0))
        switch self {
        case .rolling(_, _, let speed, let decay):
            return speed * exp(decay * time)
        case .spring(_, let distance, let speed, let stiffness):
            let sum = speed + stiffness * distance
            return (sum - stiffness * (distance + sum * time)) * exp(-stiffness * time)
        case .glide(let from, let to, let duration):
            guard duration > 0, time < CGFloat(duration) else { return 0 }
            let part = time / CGFloat(duration)
            return (to - from) * 6 * part * (1 - part) / CGFloat(duration)
        case .rest:
            return 0
        }
    }

    /// Where the movement ends.
    package var end: CGFloat {
        switch self {
        case .rolling(_, let to, _, _): to
        case .spring(let end, _, _, _): end
        case .glide(_, let to, _): to
        case .rest(let place): place
        }
    }

    /// When nothing more of the movement can be seen.
    package var duration: Double {
        switch self {
        case .rolling(_, _, let speed, let decay):
            guard abs(speed) > Self.slowest else { return 0 }
            return Double(log(Self.slowest / abs(speed)) / decay)
        case .spring(_, let distance, let speed, let stiffness):
            // The bracket of the solution grows no faster than this sum, and the exponential takes it below the nearest distance.
            let reach = abs(distance) + abs(speed + stiffness * distance) / stiffness
            guard reach > Self.nearest else { return 0 }
            return Double((log(reach / Self.nearest) + 2) / stiffness)
        case .glide(_, _, let duration): return max(duration, 0)
        case .rest: return 0
        }
    }

    /// The first time at which content that rolls out is at `place`; nil where it does not get there.
    package func time(at place: CGFloat) -> Double? {
        guard case .rolling(let from, let to, _, let decay) = self, to != from else { return nil }
        let whole = 1 - exp(decay * CGFloat(duration))
        let part = 1 - (place - from) / (to - from) * whole
        guard part > 0, part <= 1 else { return nil }
        let time = Double(log(part) / decay)
        return time < duration ? time : nil
    }
}
