/// Symbols that are known without solving anything.
///
/// In a list in which every height is a constant, every place is the sum of constants before it. Written out, it would be
/// a marker for each of them. Other rows have one symbol for it instead, a stand-in, which is zero as markers are; the
/// value itself is in the constants of these rows.
extension Tableau {
    /// Gives a stand-in to each symbol that the last search found, if it is known.
    mutating func noteGivens() {
        for symbol in search.order where givens.standIn(of: symbol) == nil && isKnown(symbol) {
            givens.insert(symbol, standIn: makeSymbol(.fixed), value: valueOfGiven(symbol))
        }
    }

    private func isKnown(_ symbol: Int32) -> Bool {
        symbol != givens.leaving
            && rows[Int(rowOfSymbol[Int(symbol)])].cells.allSatisfy { cell in
                if isBasic(cell.symbol) { return givens.standIn(of: cell.symbol) != nil }
                return kind(of: cell.symbol) == .fixed && cell.symbol != givens.leaving
            }
    }

    private func valueOfGiven(_ symbol: Int32) -> Double {
        rows[Int(rowOfSymbol[Int(symbol)])].sum(with: givens.values)
    }

    /// After new constants: tells the rows that have stand-ins.
    mutating func updateGivens() {
        guard !givens.shifted.isEmpty else { return }
        findConsequences(of: givens.shifted)
        for marker in givens.shifted { consequences.noteFollowers(of: marker) }
        givens.clearShifted()
        while let symbol = consequences.takeFirst() {
            guard let standIn = givens.standIn(of: symbol) else { continue }
            let growth = givens.update(symbol, to: valueOfGiven(symbol))
            guard growth != 0 else { continue }
            consequences.noteFollowers(of: symbol)
            shiftConstants(ofRowsWith: standIn, by: growth)
        }
    }

    /// The given ones of `symbols` and all that are given by them, each before those that rest on it.
    private mutating func givens(restingOn symbols: some Sequence<Int32>) -> ReversedCollection<ContiguousArray<Int32>>
    {
        search.begin(symbolCount: kinds.count)
        for symbol in symbols where givens.standIn(of: symbol) != nil { search.visit(symbol) }
        while let symbol = search.next() {
            visitGivens(in: rowsContaining(symbol))
            if let standIn = givens.standIn(of: symbol) { visitGivens(in: rowsContaining(standIn)) }
        }
        return search.order.reversed()
    }

    private mutating func visitGivens(in rows: ContiguousArray<Int32>) {
        for row in rows where isDefinition[Int(row)] && givens.standIn(of: basics[Int(row)]) != nil {
            search.visit(basics[Int(row)])
        }
    }

    /// Before `symbol`, which is in `rows`, loses its equation: nothing is known by it any more.
    mutating func dissolveGivens(in rows: some Sequence<Int32>, leaving symbol: Int32) {
        let dissolved = givens(restingOn: rows.map { basics[Int($0)] })
        guard !dissolved.isEmpty else { return }
        let outer = givens.leaving
        givens.leaving = symbol
        let standIns = dissolved.map { ($0, givens.remove($0)) }
        for case (let symbol, let standIn?) in standIns {
            writeOut(standIn, by: symbol)
            freeSymbol(standIn)
        }
        givens.leaving = outer
    }

    private mutating func writeOut(_ standIn: Int32, by symbol: Int32) {
        let users = rowsContaining(standIn)
        guard !users.isEmpty else { return }
        var source = writtenOut(rows[Int(rowOfSymbol[Int(symbol)])])
        // The value is in the constants of the users already.
        source.constant = 0
        for row in users { add(source, times: remove(standIn, fromRow: row), toRow: row) }
        objective.substitute(standIn, with: source)
    }

    /// The same with the markers of constraints instead of stand-ins; its constant says nothing.
    mutating func withMarkers(_ row: SparseRow) -> SparseRow {
        search.begin(symbolCount: kinds.count)
        visitOriginals(in: row)
        while let symbol = search.next() { visitOriginals(in: rows[Int(rowOfSymbol[Int(symbol)])]) }
        sum.add(row, times: 1)
        for symbol in search.order.reversed() {
            let factor = sum.take(symbol) + (givens.standIn(of: symbol).map { sum.take($0) } ?? 0)
            sum.add(rows[Int(rowOfSymbol[Int(symbol)])], times: factor)
        }
        return sum.takeRow()
    }

    private mutating func visitOriginals(in row: SparseRow) {
        for cell in row.cells {
            if let original = givens.original(of: cell.symbol) ?? (isBasic(cell.symbol) ? cell.symbol : nil) {
                search.visit(original)
            }
        }
    }
}
