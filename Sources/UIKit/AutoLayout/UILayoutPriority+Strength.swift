import ConstraintSolver

extension UILayoutPriority {
    var strength: Strength {
        Strength(Double(rawValue))
    }

    var isRequired: Bool {
        rawValue >= Self.required.rawValue
    }

    /// Whether it is a number from 1 (and a little below) to 1000.
    var isValid: Bool {
        rawValue > 0 && rawValue <= Self.required.rawValue
    }
}
