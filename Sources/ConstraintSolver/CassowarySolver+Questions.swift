extension CassowarySolver {
    /// Whether other values of `variable` would satisfy the constraints as well.
    package func isAmbiguous(_ variable: Variable) -> Bool {
        tableau.isAmbiguous(variable.symbol)
    }

    /// The constraints from which the value of `variable` follows.
    package func constraints(determining variable: Variable) -> [ConstraintID] {
        guard let row = tableau.row(of: variable.symbol) else { return [] }
        return Set(row.cells.compactMap { owners[$0.symbol] }).map { ConstraintID(serial: serialOfRecord[$0]) }.sorted()
    }
}
