import Foundation

/// When an animation runs, and how often: the part of it that is not about values.
///
/// Times are in seconds. An animation has a time of its own, which is `offset` at `begin` and goes on `rate` times as fast
/// as the clock: that is how `CAMediaTiming` defines it.
package struct AnimationTiming: Hashable, Sendable {
    /// Of the media clock of the process that shows the layer.
    package var begin: Double
    /// Of one run, forwards. 0 shows only the end.
    package var duration: Double
    /// 0 stands still, a negative one runs backwards.
    package var rate: Double
    package var offset: Double
    /// May be infinite; a fraction stops on the way.
    package var repeatCount: Double
    /// Each run is followed by one back.
    package var autoreverses: Bool
    /// Whether the first value is shown before the beginning.
    package var fillsBackwards: Bool
    /// Whether the last value stays after the end.
    package var fillsForwards: Bool

    package init(
        begin: Double = 0, duration: Double, rate: Double = 1, offset: Double = 0, repeatCount: Double = 1,
        autoreverses: Bool = false, fillsBackwards: Bool = false, fillsForwards: Bool = false
    ) {
        self.begin = begin
        self.duration = duration
        self.rate = rate
        self.offset = offset
        self.repeatCount = repeatCount
        self.autoreverses = autoreverses
        self.fillsBackwards = fillsBackwards
        self.fillsForwards = fillsForwards
    }

    /// Whether every number is in the range in which it means something.
    var isValid: Bool {
        begin.isFinite && duration.isFinite && duration >= 0 && rate.isFinite && offset.isFinite && repeatCount >= 0
    }

    /// Where in its course an animation is.
    package struct Place: Hashable, Sendable {
        /// Of one run, from 0 to 1.
        package var fraction: Double
        /// How many runs, there and back counting as one, are over.
        package var iteration: Double
    }

    /// The part of a time by which it may be wrong because of rounding alone.
    private static let rounding = 1e-9

    private var cycle: Double { autoreverses ? 2 * duration : duration }
    /// In the animation's own time.
    package var activeDuration: Double { cycle == 0 || repeatCount == 0 ? 0 : cycle * repeatCount }

    package func ownTime(at time: Double) -> Double {
        rate == 0 ? offset : (time - begin) * rate + offset
    }

    /// Returns the place in its course at which the animation is; nil while it shows nothing.
    ///
    /// - Parameter includesEnd: Whether the last value is shown in the moment of the end too, without a fill mode that says so.
    package func place(at time: Double, includesEnd: Bool = false) -> Place? {
        let own = ownTime(at: time)
        guard own >= 0 else { return fillsBackwards ? Place(fraction: 0, iteration: 0) : nil }
        guard own < activeDuration || (rate <= 0 && own == activeDuration) else {
            // An animation that begins later than its group and ends with it reaches its end but for the rounding of a sum.
            let isEnd = includesEnd && own - activeDuration <= activeDuration * Self.rounding
            return isEnd || fillsForwards ? place(ofOwnTime: activeDuration) : nil
        }
        return place(ofOwnTime: own)
    }

    private func place(ofOwnTime own: Double) -> Place {
        guard cycle > 0, own.isFinite else { return Place(fraction: autoreverses ? 0 : 1, iteration: 0) }
        var iteration = (own / cycle).rounded(.down)
        var within = own - iteration * cycle
        // The end of the last run is not the beginning of one more.
        if own >= activeDuration, iteration > 0, within < cycle * Self.rounding {
            iteration -= 1
            within = cycle
        }
        let fraction = within > duration ? 2 - within / duration : within / duration
        // Times that are far apart in size leave no number.
        guard fraction.isFinite, iteration.isFinite else { return Place(fraction: 1, iteration: 0) }
        return Place(fraction: min(max(fraction, 0), 1), iteration: iteration)
    }

    /// By the clock; nil for one that never ends.
    package var end: Double? {
        guard rate != 0 else { return nil }
        let own = rate > 0 ? activeDuration : 0
        let end = begin + (own - offset) / rate
        return end.isFinite ? end : nil
    }

    /// When the animation starts to change what is shown, by the clock.
    package var start: Double {
        guard rate != 0 else { return begin }
        let own = rate > 0 ? 0 : activeDuration
        let start = begin + (own - offset) / rate
        return start.isFinite ? start : begin
    }
}
