/// Something that could be otherwise without any constraint being missed by more.
package enum Opening: Hashable, Sendable {
    /// No constraint says what the variable is.
    case variable(Variable)
    /// The inequality holds, and nothing says by how much.
    case limit(ConstraintID)
    /// The constraint is missed, or could be, and others of its strength could be missed instead.
    case wish(ConstraintID)
}
