/// Which classes of views override certain methods.
///
/// Swift cannot be asked whether a method is overridden, but the class's table holds the answer: an override has an entry of its
/// own in the place of what it overrides. The places are found with classes that override nothing but the method in question.
/// This rests on how Swift lays out classes (docs/ABI/TypeMetadata.rst of its repository), as decision 38 does. Where they cannot be
/// found, every class counts as one that overrides them: that is slower and as right.
@MainActor final class OverriddenMethods {
    private class Plain: UIView {}

    private let places: [Int?]
    private var known: [ObjectIdentifier: Bool] = [:]

    /// - Parameter examples: Each overrides one of the methods, and nothing else.
    init(_ examples: [UIView.Type]) {
        places = examples.map { ClassTable.place(of: $0, Plain.self, UIView.self) }
    }

    /// Whether a class overrides one of them at least.
    func areOverridden(by type: UIView.Type) -> Bool {
        let key = ObjectIdentifier(type)
        if let known = known[key] { return known }
        let areOverridden = places.contains { place in
            place.map { ClassTable(type)[$0] != ClassTable(UIView.self)[$0] } ?? true
        }
        known[key] = areOverridden
        return areOverridden
    }
}
