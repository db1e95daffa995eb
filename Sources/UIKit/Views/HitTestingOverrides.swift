/// Whether a class of views is hit by its bounds, or says by code of its own what hits it.
///
/// Swift cannot be asked whether a method is overridden, but the class's table holds the answer: an override has an entry of its
/// own in the place of what it overrides. The places are found with classes that override nothing but the method in question.
/// This rests on how Swift lays out classes (docs/ABI/TypeMetadata.rst of its repository), as decision 38 does. Where they cannot be
/// found, every class counts as one that has code of its own: that is slower and as right.
@MainActor enum HitTestingOverrides {
    private class Plain: UIView {}

    private final class ByPoint: UIView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
    }

    private final class ByHitTest: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    }

    private static let places = [ByPoint.self, ByHitTest.self].map { ClassTable.place(of: $0, Plain.self, UIView.self) }

    private static var known: [ObjectIdentifier: Bool] = [:]

    static func isHitByBounds(_ type: UIView.Type) -> Bool {
        let key = ObjectIdentifier(type)
        if let known = known[key] { return known }
        let isHitByBounds = places.allSatisfy { place in
            place.map { ClassTable(type)[$0] == ClassTable(UIView.self)[$0] } ?? false
        }
        known[key] = isHitByBounds
        return isHitByBounds
    }
}
