/// The meaning of a column of the tableau.
enum SymbolKind: UInt8 {
    /// The column is not in use.
    case none
    /// A variable of any sign.
    case free
    /// A variable that is never negative.
    case nonNegative
    /// The reserve of an inequality; it is never negative.
    case slack
    /// By how much a constraint that is not required misses; never negative, and has a price.
    case error
    /// The marker of a required equation: always zero, and never enters the basis.
    case fixed
    /// Makes a system feasible that is not yet; never negative, gone when its search is over.
    case artificial

    var isFree: Bool { self == .free }

    /// Whether it is an unknown that was asked for.
    var isVariable: Bool { self == .free || self == .nonNegative }

    /// Whether the simplex method may bring it into the basis.
    var canEnter: Bool { self == .nonNegative || self == .slack || self == .error }
}
