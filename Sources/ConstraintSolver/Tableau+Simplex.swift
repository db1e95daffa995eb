extension Tableau {
    /// After this many pivots without an end the choice follows Bland's rule, which cannot go in circles.
    private var patience: Int {
        64 + 4 * rows.count
    }

    // MARK: Primal

    /// Brings the objective down as far as it goes. The tableau is feasible before and after.
    mutating func optimize() {
        var pivots = 0
        let patience = patience
        while let entering = pivots < patience ? nextFallen() : firstNegative() {
            guard let row = leavingRow(for: entering) else { continue }
            pivot(row: row, entering: entering)
            pivots += 1
        }
    }

    private mutating func nextFallen() -> Int32? {
        while let symbol = objective.takeFallen() {
            if isWorthEntering(symbol) { return symbol }
        }
        return nil
    }

    private mutating func firstNegative() -> Int32? {
        while objective.takeFallen() != nil {}
        return kinds.indices.lazy.map { Int32($0) }.first { isWorthEntering($0) && leavesSomeRow($0) }
    }

    private func isWorthEntering(_ symbol: Int32) -> Bool {
        kind(of: symbol).canEnter && !isBasic(symbol) && objective.isNegative(symbol)
    }

    private func leavesSomeRow(_ symbol: Int32) -> Bool {
        occurrences[Int(symbol)].contains { row in
            basics[Int(row)] >= 0 && !isDefinition[Int(row)]
                && rows[Int(row)].coefficient(of: symbol) < 0
        }
    }

    /// The row whose basic symbol reaches zero first when `entering` grows; of several the one with the lowest symbol.
    mutating func leavingRow(for entering: Int32) -> Int32? {
        var best: Int32?
        var bestRatio = Double.infinity
        for row in rowsContaining(entering) where !isDefinition[Int(row)] {
            let basic = basics[Int(row)]
            let coefficient = rows[Int(row)].coefficient(of: entering)
            guard coefficient < 0 else { continue }
            let ratio = max(0, rows[Int(row)].constant) / -coefficient
            if let current = best {
                let tie = abs(ratio - bestRatio) < SparseRow.negligible
                guard tie ? precedes(basic, basics[Int(current)]) : ratio < bestRatio else { continue }
            }
            best = row
            bestRatio = ratio
        }
        return best
    }

    /// An artificial symbol is to leave as soon as it can.
    private func precedes(_ left: Int32, _ right: Int32) -> Bool {
        if kind(of: left) == .artificial { return true }
        if kind(of: right) == .artificial { return false }
        return left < right
    }

    // MARK: Dual

    /// Makes the tableau feasible again after constants changed, keeping the objective at its lowest. Answers a row that
    /// cannot be made so: it shows which constraints contradict each other.
    mutating func restoreFeasibility() -> Int32? {
        var pivots = 0
        let patience = patience
        while let row = takeSuspect() {
            guard basics[Int(row)] >= 0 else { continue }
            if rows[Int(row)].constant < 0 { restrict(row) }
            let basic = basics[Int(row)]
            let constant = rows[Int(row)].constant
            switch kind(of: basic) {
            case .free, .none:
                continue
            case .fixed:
                if abs(constant) > Self.tolerance * 10 { return row }
                clearConstant(ofRow: row)
                continue
            default:
                guard constant < 0 else { continue }
                if constant > -Self.tolerance {
                    clearConstant(ofRow: row)
                    continue
                }
            }
            guard pivots < 20 * patience, let entering = cheapestEntering(in: rows[Int(row)]) else { return row }
            pivot(row: row, entering: entering)
            pivots += 1
        }
        return nil
    }

    private func cheapestEntering(in row: SparseRow) -> Int32? {
        var best: Int32?
        var bestCoefficient = 0.0
        for cell in row.cells where cell.coefficient > Self.tolerance && kind(of: cell.symbol).canEnter {
            if let best, !objective.isCheaper(cell.symbol, per: cell.coefficient, than: best, per: bestCoefficient) {
                continue
            }
            best = cell.symbol
            bestCoefficient = cell.coefficient
        }
        return best
    }

    // MARK: Artificial symbols

    /// Takes in a row that is to be zero and has no symbol that could become basic at once. Answers nil, or the row that
    /// is left when it cannot be: it shows which constraints contradict each other.
    mutating func insertWithArtificialSymbol(_ row: SparseRow, marker: Int32) -> SparseRow? {
        var row = row
        if row.constant < 0 { row.scale(by: -1) }
        let artificial = makeSymbol(.artificial)
        insert(row, basic: artificial)
        let patience = patience
        var pivots = 0
        while let current = self.row(of: artificial), current.constant > Self.tolerance {
            guard pivots < 20 * patience,
                let entering = mostNegative(in: current, byIndex: pivots > patience),
                let leaving = leavingRow(for: entering)
            else {
                removeRow(of: artificial)
                freeSymbol(artificial)
                return current
            }
            pivot(row: leaving, entering: entering)
            pivots += 1
        }
        if let current = self.row(of: artificial) {
            // It is zero, so any other symbol can take its place without harm.
            clearConstant(ofRow: rowOfSymbol[Int(artificial)])
            pivot(row: rowOfSymbol[Int(artificial)], entering: mostSuitable(in: current) ?? marker)
        }
        erase(artificial)
        return nil
    }

    private func mostNegative(in row: SparseRow, byIndex: Bool) -> Int32? {
        var best: Int32?
        var bestCoefficient = -Self.tolerance
        for cell in row.cells where cell.coefficient < bestCoefficient && kind(of: cell.symbol).canEnter {
            best = cell.symbol
            if byIndex { return best }
            bestCoefficient = cell.coefficient
        }
        return best
    }

    /// The symbol with the largest coefficient that can enter.
    private func mostSuitable(in row: SparseRow) -> Int32? {
        var best: Int32?
        var bestCoefficient = Self.tolerance
        for cell in row.cells where kind(of: cell.symbol).canEnter && abs(cell.coefficient) > bestCoefficient {
            best = cell.symbol
            bestCoefficient = abs(cell.coefficient)
        }
        return best
    }
}
