extension Tableau {
    /// Takes in an equation that is to be zero. `markers` are in no other row. Answers nil, or, where the equation
    /// contradicts the others, the symbols whose constraints do so.
    mutating func takeIn(_ equation: SparseRow, markers: (first: Int32, second: Int32)) -> [Int32]? {
        if define(equation, marker: markers.first) { return nil }
        let row = writtenOut(equation)
        if let free = row.cells.last(where: { kind(of: $0.symbol).isFree }) {
            insertDefinition(row, of: free.symbol)
            return nil
        }
        if let unknown = onlyUnknown(in: row, marker: markers.first) {
            insertDefinition(row, of: unknown)
            return nil
        }
        if let subject = subject(of: row, markers: markers) {
            var row = row
            row.solve(for: subject)
            insert(row, basic: subject)
            return nil
        }
        if row.cells.allSatisfy({ kind(of: $0.symbol) == .fixed || $0.symbol == markers.first }) {
            return takeInFixed(row, marker: markers.first)
        }
        guard let failed = insertWithArtificialSymbol(row, marker: markers.first) else { return nil }
        return withMarkers(failed).cells.map(\.symbol)
    }

    /// An equation of symbols that are all zero says nothing new, or something wrong.
    private mutating func takeInFixed(_ row: SparseRow, marker: Int32) -> [Int32]? {
        var row = row
        let isSlack = kind(of: marker) == .slack
        let value = -row.constant / row.coefficient(of: marker)
        if isSlack ? value < -Self.tolerance : abs(row.constant) > Self.tolerance * 10 {
            return withMarkers(row).cells.map(\.symbol)
        }
        row.solve(for: marker)
        row.constant = isSlack ? max(0, row.constant) : 0
        insert(row, basic: marker)
        return nil
    }

    /// The symbol that can become basic without looking at the other rows: one that appears in no row where it could do
    /// harm and would not be negative.
    private mutating func subject(of row: SparseRow, markers: (first: Int32, second: Int32)) -> Int32? {
        // What an inequality leaves open is its reserve, and the variables stay at zero: an upper bound is no wish.
        if let reserve = candidate(.slack, in: row) { return reserve }
        // A variable rather than an error: then a constraint that is not required starts without one.
        if let variable = candidate(.nonNegative, in: row) { return variable }
        for marker in [markers.first, markers.second] where marker >= 0 && kind(of: marker).canEnter {
            if row.constant == 0 || row.constant / row.coefficient(of: marker) <= 0 { return marker }
        }
        return nil
    }

    private mutating func candidate(_ kind: SymbolKind, in row: SparseRow) -> Int32? {
        for cell in row.cells where self.kind(of: cell.symbol) == kind && abs(cell.coefficient) > 1e-6 {
            guard row.constant / cell.coefficient <= 0, !rowsContaining(cell.symbol).contains(where: isRestricted)
            else { continue }
            return cell.symbol
        }
        return nil
    }

    private func isRestricted(_ row: Int32) -> Bool {
        !isDefinition[Int(row)]
    }

    /// Takes out the equation that `marker` stands for, whatever it says.
    mutating func takeOut(_ marker: Int32) {
        givens.leaving = marker
        defer { givens.leaving = -1 }
        dissolveGivens(in: rowsContaining(marker), leaving: marker)
        if isBasic(marker) || rowsContaining(marker).contains(where: isRestricted) {
            // What follows by this equation no longer does.
            for row in rowsContaining(marker) where !kind(of: basics[Int(row)]).isFree { restrict(row) }
            if !isBasic(marker), let row = rowToLeave(with: marker) { pivot(row: row, entering: marker) }
        }
        if isBasic(marker) {
            writeOutUses(of: marker)
            removeRow(of: marker)
        } else {
            release(marker)
        }
        freeSymbol(marker)
    }

    /// A row that `marker` can take over so that all others stay feasible.
    private mutating func rowToLeave(with marker: Int32) -> Int32? {
        var falling: (row: Int32, ratio: Double)?
        var rising: (row: Int32, ratio: Double)?
        for row in rowsContaining(marker) where isRestricted(row) {
            if kind(of: basics[Int(row)]) == .fixed { return row }
            let coefficient = rows[Int(row)].coefficient(of: marker)
            let ratio = max(0, rows[Int(row)].constant) / abs(coefficient)
            if coefficient < 0 {
                if falling.map({ ratio < $0.ratio }) ?? true { falling = (row, ratio) }
            } else {
                if rising.map({ ratio < $0.ratio }) ?? true { rising = (row, ratio) }
            }
        }
        return falling?.row ?? rising?.row
    }

    // MARK: Ambiguity

    /// Whether the symbol could have another value at the same price.
    mutating func isAmbiguous(_ symbol: Int32) -> Bool {
        !openSymbols(determining: symbol).isEmpty
    }

    mutating func openSymbols(determining symbol: Int32) -> [Int32] {
        symbolsDetermining(symbol).filter { isLoose($0) }
    }

    /// The symbols that are not basic and from which the symbol's value follows; the symbol itself if it is not basic.
    mutating func symbolsDetermining(_ symbol: Int32) -> [Int32] {
        var row = SparseRow()
        row.add(symbol, 1)
        return withMarkers(writtenOut(row)).cells.map(\.symbol)
    }

    private func isLoose(_ symbol: Int32) -> Bool {
        switch kind(of: symbol) {
        case .free: true
        case .nonNegative, .slack, .error: objective.isZero(symbol) && canGrow(symbol)
        case .fixed, .artificial, .none: false
        }
    }

    private func canGrow(_ symbol: Int32) -> Bool {
        !occurrences[Int(symbol)].contains { row in
            basics[Int(row)] >= 0 && isRestricted(row) && rows[Int(row)].coefficient(of: symbol) < 0
                && rows[Int(row)].constant <= Self.tolerance
        }
    }
}
