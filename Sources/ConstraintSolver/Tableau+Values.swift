/// The values of symbols, which are found from each other after solving.
extension Tableau {
    /// Finds the values of all that changed, and of what is defined by it.
    mutating func evaluate() {
        findConsequences(of: touched)
        for symbol in touched { consequences.note(symbol) }
        clearTouched()
        while let symbol = consequences.takeFirst() {
            if updateValue(of: symbol) { consequences.noteFollowers(of: symbol) }
        }
    }

    /// Finds the symbols that follow the given ones. A symbol that is given has a stand-in in some rows, so that these
    /// follow as well.
    mutating func findConsequences(of symbols: SymbolSet) {
        consequences.begin(symbolCount: kinds.count)
        for symbol in symbols { consequences.visit(symbol) }
        while let symbol = consequences.next() {
            addFollowers(of: symbol, as: symbol)
            if let standIn = givens.standIn(of: symbol) { addFollowers(of: symbol, as: standIn) }
        }
    }

    private mutating func addFollowers(of symbol: Int32, as cell: Int32) {
        for row in rowsContaining(cell) where isDefinition[Int(row)] { consequences.add(basics[Int(row)], to: symbol) }
    }
}
