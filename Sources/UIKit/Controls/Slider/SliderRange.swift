/// A number within bounds.
struct SliderRange: Equatable {
    private(set) var minimum: Float = 0
    private(set) var maximum: Float = 1
    private(set) var value: Float = 0

    var length: Float {
        maximum - minimum
    }

    mutating func setValue(_ new: Float) {
        if new.isFinite { value = min(max(new, minimum), maximum) }
    }

    /// A bound beyond the other one takes it along.
    mutating func setMinimum(_ new: Float) {
        guard new.isFinite else { return }
        minimum = new
        maximum = max(maximum, new)
        setValue(value)
    }

    mutating func setMaximum(_ new: Float) {
        guard new.isFinite else { return }
        maximum = new
        minimum = min(minimum, new)
        setValue(value)
    }

    /// From 0 at the minimum to 1 at the maximum.
    func fraction(of value: Float) -> Float {
        length > 0 ? min(max((value - minimum) / length, 0), 1) : 0
    }

    func value(at fraction: Double) -> Float {
        Float(Double(minimum) + Double(length) * min(max(fraction, 0), 1))
    }
}
