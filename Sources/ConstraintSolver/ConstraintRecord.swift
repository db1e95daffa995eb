/// A constraint as it was asked for, and where it is in the tableau.
struct ConstraintRecord {
    enum Demand {
        /// The terms and the constant together stand so to zero.
        case relation(Relation, Strength)
        /// They are zero; being more counts as one strength, being less as another.
        case value(over: Strength, under: Strength)

        var isRequired: Bool {
            guard case .relation(_, let strength) = self else { return false }
            return strength.isRequired
        }
    }

    let terms: [Term]
    var constant: Double
    var demand: Demand
    /// Never the one that is left out of a conflict, unless all of them are fixtures.
    let isFixture: Bool

    /// The symbol that is in the tableau for this constraint only; -1 while the constraint is not in the tableau.
    var marker: Int32 = -1
    /// Its partner: the error of a soft inequality, or the error below of a soft equation.
    var other: Int32 = -1
    /// The coefficient of `marker` in the equation of the constraint.
    var markerSign = 1.0

    var isInTableau: Bool { marker >= 0 }

    init(terms: [Term], constant: Double, demand: Demand, isFixture: Bool) {
        self.terms = terms
        self.constant = constant
        self.demand = demand
        self.isFixture = isFixture
    }

    /// The symbols that have a price, each with the strength that it counts for.
    var errors: [(symbol: Int32, strength: Strength)] {
        switch demand {
        case .value(let over, let under): [(marker, over), (other, under)]
        case .relation(_, let strength) where strength.isRequired: []
        case .relation(.equal, let strength): [(marker, strength), (other, strength)]
        case .relation(_, let strength): [(other, strength)]
        }
    }
}
