/// A number that goes up and down by steps.
struct StepperCount: Equatable {
    private(set) var minimum: Double = 0
    private(set) var maximum: Double = 100
    private(set) var value: Double = 0
    var step: Double = 1
    var wraps = false

    mutating func setValue(_ new: Double) {
        if new.isFinite { value = min(max(new, minimum), maximum) }
    }

    /// A bound beyond the other one takes it along.
    mutating func setMinimum(_ new: Double) {
        guard new.isFinite else { return }
        minimum = new
        maximum = max(maximum, new)
        setValue(value)
    }

    mutating func setMaximum(_ new: Double) {
        guard new.isFinite else { return }
        maximum = new
        minimum = min(minimum, new)
        setValue(value)
    }

    func hasRoom(_ direction: Int) -> Bool {
        direction > 0 ? value < maximum : value > minimum
    }

    func canStep(_ direction: Int) -> Bool {
        wraps ? minimum < maximum : hasRoom(direction)
    }

    mutating func step(_ direction: Int) {
        guard canStep(direction) else { return }
        guard hasRoom(direction) else {
            value = direction > 0 ? minimum : maximum
            return
        }
        setValue(value + step * Double(direction))
    }
}
