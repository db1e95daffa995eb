import QuartzCore
import WireMessages

extension AnimationTiming {
    private static let rates = -1000.0...1000.0

    /// The beginning stays relative to the commit.
    init(wire: Mullion_V1_AnimationTiming) throws(Misbehaviour) {
        guard Self.rates.contains(wire.rate) else {
            throw Misbehaviour(.outOfRange, "\(wire.rate) is not from -1000 to 1000", at: ["rate"])
        }
        self.init(
            begin: try WireNumber.coordinate(wire.begin, "begin"),
            duration: try WireNumber.length(wire.duration, "duration"), rate: wire.rate,
            offset: try WireNumber.coordinate(wire.offset, "offset"),
            repeatCount: wire.repeatsForever ? .infinity : try WireNumber.length(wire.repeatCount, "repeat_count"),
            autoreverses: wire.autoreverses, fillsBackwards: wire.fillsBackwards, fillsForwards: wire.fillsForwards)
    }

    var wire: Mullion_V1_AnimationTiming {
        .with {
            $0.begin = WireNumber.coordinate(begin)
            $0.duration = WireNumber.length(duration)
            $0.rate = min(max(rate, Self.rates.lowerBound), Self.rates.upperBound)
            $0.offset = WireNumber.coordinate(offset)
            $0.repeatsForever = repeatCount == .infinity
            $0.repeatCount = repeatCount == .infinity ? 0 : WireNumber.length(repeatCount)
            $0.autoreverses = autoreverses
            $0.fillsBackwards = fillsBackwards
            $0.fillsForwards = fillsForwards
        }
    }
}
