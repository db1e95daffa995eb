extension CassowarySolver {
    /// Whether other values of `variable` would satisfy the constraints as well.
    package func isAmbiguous(_ variable: Variable) -> Bool {
        tableau.isAmbiguous(variable.symbol)
    }

    /// The variables and constraints that are open and whose change would change the value of `variable`, as of the
    /// last `solve()`; empty where there is no other solution.
    package func openings(of variable: Variable) -> [Opening] {
        tableau.openSymbols(determining: variable.symbol).compactMap { symbol in
            guard let owner = owners[symbol], let record = records[owner] else {
                return .variable(Variable(symbol: symbol))
            }
            let id = ConstraintID(serial: serialOfRecord[owner])
            return tableau.kind(of: symbol) == .slack ? .limit(id) : record.isInTableau ? .wish(id) : nil
        }
    }

    /// The constraints from which the value of `variable` follows.
    package func constraints(determining variable: Variable) -> [ConstraintID] {
        let symbols = tableau.symbolsDetermining(variable.symbol)
        return Set(symbols.compactMap { owners[$0] }).map { ConstraintID(serial: serialOfRecord[$0]) }.sorted()
    }

    /// The cost of all calls since the solver was made.
    package var work: Work { tableau.work }
}
