/// How much a constraint counts. A stronger one wins completely over any number of weaker ones.
package struct Strength: Hashable, Comparable, Sendable {
    /// The constraint must hold.
    package static let required = Strength(1000)

    package let rawValue: Double

    package init(_ rawValue: Double) {
        self.rawValue = rawValue
    }

    package var isRequired: Bool {
        rawValue >= Self.required.rawValue
    }

    package static func < (left: Strength, right: Strength) -> Bool {
        left.rawValue < right.rawValue
    }
}
