/// Rows that nothing has to watch.
///
/// A long list of views, each below the one before, would fill the tableau, for the last place is the sum of all heights.
/// So an equation that says what a new variable is stays as it was asked for, as a *definition*. Definitions may refer to
/// each other, never in a circle. What is defined is in no other row: where it is needed, it is written out.
extension Tableau {
    /// Takes in the equation as a definition if it can be one as it is.
    mutating func define(_ row: SparseRow, marker: Int32) -> Bool {
        guard let subject = unusedFree(in: row) ?? unusedFollower(in: row, marker: marker) else { return false }
        insertDefinition(row, of: subject)
        return true
    }

    mutating func insertDefinition(_ row: SparseRow, of subject: Int32) {
        var row = row
        row.solve(for: subject)
        insert(row, basic: subject, isDefinition: true)
    }

    /// The newest variable of any sign that no row has yet.
    private mutating func unusedFree(in row: SparseRow) -> Int32? {
        row.cells.last { kind(of: $0.symbol).isFree && isUnused($0.symbol) }?.symbol
    }

    /// A variable that cannot become negative because another one cannot.
    private mutating func unusedFollower(in row: SparseRow, marker: Int32) -> Int32? {
        guard row.cells.count == 3, kind(of: marker) == .fixed else { return nil }
        let pair = row.cells.filter { kind(of: $0.symbol) == .nonNegative }
        guard pair.count == 2, pair[0].coefficient * pair[1].coefficient < 0 else { return nil }
        return pair.last { $0.coefficient * row.constant <= 0 && isUnused($0.symbol) }?.symbol
    }

    /// The variable of an equation in which all else is known.
    func onlyUnknown(in row: SparseRow, marker: Int32) -> Int32? {
        guard kind(of: marker) == .fixed else { return nil }
        let unknown = row.cells.filter { kind(of: $0.symbol) != .fixed }
        guard unknown.count == 1, kind(of: unknown[0].symbol) == .nonNegative,
            row.constant / unknown[0].coefficient <= 0, !isInRestrictedRow(unknown[0].symbol)
        else { return nil }
        return unknown[0].symbol
    }

    private func isInRestrictedRow(_ symbol: Int32) -> Bool {
        occurrences[Int(symbol)].contains { row in
            basics[Int(row)] >= 0 && !isDefinition[Int(row)] && rows[Int(row)].coefficient(of: symbol) != 0
        }
    }

    private mutating func isUnused(_ symbol: Int32) -> Bool {
        !isBasic(symbol) && rowsContaining(symbol).isEmpty
    }

    // MARK: Writing out

    /// The same in symbols that are not basic.
    mutating func writtenOut(_ row: SparseRow) -> SparseRow {
        guard row.cells.contains(where: { isBasic($0.symbol) }) else { return row }
        findDefined(below: row)
        sum.add(row, times: 1)
        // What refers comes before what it refers to.
        for symbol in search.order.reversed() { writeOut(symbol) }
        for symbol in sum.symbols where isBasic(symbol) { writeOut(symbol) }
        return sum.takeRow()
    }

    private mutating func writeOut(_ symbol: Int32) {
        let factor = sum.take(symbol)
        guard factor != 0 else { return }
        if let standIn = givens.standIn(of: symbol) {
            sum.add(standIn, factor, constant: factor * givens.value(of: symbol))
        } else {
            sum.add(rows[Int(rowOfSymbol[Int(symbol)])], times: factor)
        }
    }

    private mutating func findDefined(below row: SparseRow) {
        search.begin(symbolCount: kinds.count)
        visitDefined(in: row)
        while let symbol = search.next() {
            if givens.standIn(of: symbol) == nil { visitDefined(in: rows[Int(rowOfSymbol[Int(symbol)])]) }
        }
        noteGivens()
    }

    private mutating func visitDefined(in row: SparseRow) {
        for cell in row.cells {
            let index = rowOfSymbol[Int(cell.symbol)]
            if index >= 0, isDefinition[Int(index)] { search.visit(cell.symbol) }
        }
    }

    // MARK: Ending

    /// Makes a definition an ordinary row again, because the symbol that it defines may become negative.
    mutating func restrict(_ row: Int32) {
        guard isDefinition[Int(row)] else { return }
        dissolveGivens(in: [row], leaving: basics[Int(row)])
        replace(row, by: writtenOut(rows[Int(row)]), isDefinition: false)
    }

    /// Replaces a basic symbol, whose row is to go, in the definitions that refer to it.
    mutating func writeOutUses(of symbol: Int32) {
        let source = rows[Int(rowOfSymbol[Int(symbol)])]
        for row in rowsContaining(symbol) { addSource(source, insteadOf: symbol, to: row) }
    }

    private mutating func addSource(_ source: SparseRow, insteadOf symbol: Int32, to row: Int32) {
        add(source, times: remove(symbol, fromRow: row), toRow: row)
    }

    /// Takes out the equation of a marker that only definitions have: something of what they define is open again.
    mutating func release(_ marker: Int32) {
        var users = rowsContaining(marker)
        if users.count > 1 {
            for row in users { replace(row, by: writtenOut(rows[Int(row)]), isDefinition: true) }
            users = rowsContaining(marker)
        }
        // A follower first: the others may be negative, so that it may appear in them.
        guard let opened = users.first(where: { !kind(of: basics[Int($0)]).isFree }) ?? users.first else { return }
        let subject = basics[Int(opened)]
        var source = rows[Int(opened)]
        removeRow(of: subject)
        source.solve(for: marker, insteadOf: subject)
        for row in users where row != opened { addSource(source, insteadOf: marker, to: row) }
    }
}
