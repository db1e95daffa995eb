/// The equations of a system in basic feasible form: every basic symbol as a constant and a sum of others.
///
/// Symbols and rows are numbers, so that the inner loops walk plain arrays. Rows of parts that have nothing in common
/// share no symbols: a change in one part does not touch the others. Some rows are definitions, and may have basic
/// symbols; see `define(_:marker:)`.
struct Tableau {
    /// Constants nearer to zero than this are zero: a hundred-thousandth of a pixel.
    static let tolerance = 1e-7

    private(set) var kinds: ContiguousArray<SymbolKind> = []
    /// The row in which a symbol is basic, or -1.
    private(set) var rowOfSymbol: ContiguousArray<Int32> = []
    /// Rows that have the symbol, and some that had it.
    private(set) var occurrences: ContiguousArray<ContiguousArray<Int32>> = []
    private var freeSymbols: [Int32] = []
    /// For how many symbols there are places in what has one for each of them.
    private var room = 0

    private(set) var rows: ContiguousArray<SparseRow> = []
    /// The basic symbol of each row; -1 where the row is not in use.
    private(set) var basics: ContiguousArray<Int32> = []
    private(set) var isDefinition: ContiguousArray<Bool> = []
    private var columns = Columns()
    private var freeRows: [Int32] = []

    var objective = Objective()

    /// Rows whose constant may have become negative.
    private(set) var suspects: ContiguousArray<Int32> = []
    /// The values of the symbols when they were last evaluated.
    private var values: ContiguousArray<Double> = []
    /// Symbols whose value may be another one by their own row.
    private(set) var touched = SymbolSet()
    /// Variables whose value changed.
    private var changed = SymbolSet()

    private var appeared: ContiguousArray<Int32> = []
    var givens = Givens()
    var search = DepthFirstSearch()
    var consequences = Consequences()
    var sum = RowSum()
    private(set) var work = Work()

    // MARK: Symbols

    mutating func makeSymbol(_ kind: SymbolKind) -> Int32 {
        if let symbol = freeSymbols.popLast() {
            kinds[Int(symbol)] = kind
            return symbol
        }
        let symbol = Int32(kinds.count)
        kinds.append(kind)
        rowOfSymbol.append(-1)
        occurrences.append([])
        values.append(0)
        if kinds.count > room { makeRoom() }
        return symbol
    }

    /// Makes it for more symbols than there are: to grow with each of them would take longer than anything else about it.
    private mutating func makeRoom() {
        room = 2 * kinds.count
        columns.grow(to: room)
        touched.grow(to: room)
        changed.grow(to: room)
        sum.grow(to: room)
        givens.grow(to: room)
        objective.grow(to: room)
    }

    /// The symbol is neither basic nor in any row.
    mutating func freeSymbol(_ symbol: Int32) {
        objective.forget(symbol)
        occurrences[Int(symbol)].removeAll(keepingCapacity: true)
        values[Int(symbol)] = 0
        kinds[Int(symbol)] = .none
        freeSymbols.append(symbol)
    }

    func kind(of symbol: Int32) -> SymbolKind {
        kinds[Int(symbol)]
    }

    func isBasic(_ symbol: Int32) -> Bool {
        rowOfSymbol[Int(symbol)] >= 0
    }

    func row(of symbol: Int32) -> SparseRow? {
        let row = rowOfSymbol[Int(symbol)]
        return row >= 0 ? rows[Int(row)] : nil
    }

    /// As of the last evaluation.
    func value(of symbol: Int32) -> Double {
        values[Int(symbol)]
    }

    /// Forgets all equations and every symbol but the variables.
    mutating func removeAllRows() {
        rows.removeAll(keepingCapacity: true)
        basics.removeAll(keepingCapacity: true)
        isDefinition.removeAll(keepingCapacity: true)
        freeRows = []
        suspects.removeAll(keepingCapacity: true)
        objective.removeAll()
        givens.removeAll()
        for symbol in kinds.indices {
            rowOfSymbol[symbol] = -1
            occurrences[symbol].removeAll(keepingCapacity: true)
            switch kinds[symbol] {
            case .free, .nonNegative: touched.insert(Int32(symbol))
            case .none: break
            case .slack, .error, .fixed, .artificial:
                kinds[symbol] = .none
                values[symbol] = 0
                freeSymbols.append(Int32(symbol))
            }
        }
    }

    // MARK: Changes

    mutating func clearTouched() {
        touched.removeAll()
    }

    mutating func takeChanged() -> [Int32] {
        defer { changed.removeAll() }
        return Array(changed)
    }

    /// Finds the value of a symbol from those that its row has, and answers whether it is another one.
    mutating func updateValue(of symbol: Int32) -> Bool {
        let value = currentValue(of: symbol)
        guard value != values[Int(symbol)] else { return false }
        values[Int(symbol)] = value
        if kinds[Int(symbol)].isVariable { changed.insert(symbol) }
        return true
    }

    /// The value of a symbol. A symbol that is given has its value already, see `updateGivens()`.
    private func currentValue(of symbol: Int32) -> Double {
        let row = Int(rowOfSymbol[Int(symbol)])
        guard row >= 0 else { return 0 }
        guard isDefinition[row] else { return rows[row].constant }
        return givens.standIn(of: symbol) == nil ? rows[row].sum(with: values) : givens.value(of: symbol)
    }

    mutating func takeSuspect() -> Int32? {
        suspects.popLast()
    }

    mutating func addSuspect(_ row: Int32) {
        suspects.append(row)
    }

    /// The constant of a row is another one.
    private mutating func constantDidChange(ofRow row: Int32) {
        let basic = basics[Int(row)]
        // The value of what is no variable matters where definitions refer to it.
        if kinds[Int(basic)].isVariable || !occurrences[Int(basic)].isEmpty { touched.insert(basic) }
        switch kinds[Int(basic)] {
        case .free: break
        case .fixed: suspects.append(row)
        default: if rows[Int(row)].constant < 0 { suspects.append(row) }
        }
    }

    mutating func shiftConstant(ofRow row: Int32, by amount: Double) {
        rows[Int(row)].constant += amount
        constantDidChange(ofRow: row)
    }

    /// Does to rows what more of `symbol` by `amount` would do.
    mutating func shiftConstants(ofRowsWith symbol: Int32, by amount: Double) {
        for index in columns.span(of: symbol) ?? addColumn(of: symbol) {
            let cell = columns.cells[index]
            shiftConstant(ofRow: cell.row, by: cell.coefficient * amount)
        }
    }

    private mutating func addColumn(of symbol: Int32) -> Range<Int> {
        let column = rowsContaining(symbol).map { row in
            Columns.Cell(row: row, coefficient: rows[Int(row)].coefficient(of: symbol))
        }
        return columns.add(column, of: symbol)
    }

    /// A constant that is negative by rounding becomes zero.
    mutating func clearConstant(ofRow row: Int32) {
        rows[Int(row)].constant = 0
    }

    // MARK: Rows

    /// Takes `row`, which says what `basic` is, into the tableau. What a definition defines is in no row but others of its
    /// kind.
    mutating func insert(_ row: SparseRow, basic: Int32, isDefinition: Bool = false) {
        let index: Int32
        if let free = freeRows.popLast() {
            index = free
            rows[Int(index)] = row
            basics[Int(index)] = basic
            self.isDefinition[Int(index)] = isDefinition
        } else {
            index = Int32(rows.count)
            rows.append(row)
            basics.append(basic)
            self.isDefinition.append(isDefinition)
        }
        rowOfSymbol[Int(basic)] = index
        noteCells(ofRow: index)
        if !isDefinition { substitute(basic, except: index) }
        constantDidChange(ofRow: index)
    }

    /// Says in another way what the basic symbol of a row is.
    mutating func replace(_ index: Int32, by row: SparseRow, isDefinition: Bool) {
        rows[Int(index)] = row
        self.isDefinition[Int(index)] = isDefinition
        noteCells(ofRow: index)
        constantDidChange(ofRow: index)
    }

    private mutating func noteCells(ofRow row: Int32) {
        columns.forget()
        for cell in rows[Int(row)].cells { occurrences[Int(cell.symbol)].append(row) }
        if isDefinition[Int(row)] { consequences.forget() }
        work.coefficients += rows[Int(row)].cells.count
    }

    /// Drops the row in which `basic` is basic.
    mutating func removeRow(of basic: Int32) {
        let index = rowOfSymbol[Int(basic)]
        guard index >= 0 else { return }
        rowOfSymbol[Int(basic)] = -1
        touched.insert(basic)
        rows[Int(index)] = SparseRow()
        columns.forget()
        basics[Int(index)] = -1
        freeRows.append(index)
    }

    /// Adds `source` to a row.
    mutating func add(_ source: SparseRow, times coefficient: Double, toRow row: Int32) {
        columns.forget()
        rows[Int(row)].add(source, times: coefficient, appeared: &appeared)
        for symbol in appeared { occurrences[Int(symbol)].append(row) }
        if isDefinition[Int(row)], !appeared.isEmpty { consequences.forget() }
        appeared.removeAll(keepingCapacity: true)
        work.coefficients += rows[Int(row)].cells.count
        // What a definition had in the place of the source may have had another value when it was last evaluated.
        if source.constant != 0 || isDefinition[Int(row)] { constantDidChange(ofRow: row) }
    }

    /// The rows that have `symbol`, each once.
    mutating func rowsContaining(_ symbol: Int32) -> ContiguousArray<Int32> {
        let noted = occurrences[Int(symbol)]
        // As it is where nothing was added since it was asked for: most of what is asked for again and again.
        if isExact(noted, of: symbol) { return noted }
        var result: ContiguousArray<Int32> = []
        result.reserveCapacity(noted.count)
        for row in noted where basics[Int(row)] >= 0 && rows[Int(row)].coefficient(of: symbol) != 0 {
            result.append(row)
        }
        if result.count > 1 {
            result.sort()
            var last: Int32 = -1
            result.removeAll { row in
                defer { last = row }
                return row == last
            }
        }
        occurrences[Int(symbol)] = result
        return result
    }

    /// Whether `rows` are in order, and each has `symbol`.
    private func isExact(_ rows: ContiguousArray<Int32>, of symbol: Int32) -> Bool {
        var last: Int32 = -1
        for row in rows {
            guard row > last, basics[Int(row)] >= 0, self.rows[Int(row)].coefficient(of: symbol) != 0 else {
                return false
            }
            last = row
        }
        return true
    }

    /// `entering` takes the place of the basic symbol of `row`, which is no definition.
    mutating func pivot(row: Int32, entering: Int32) {
        let leaving = basics[Int(row)]
        columns.forget()
        rows[Int(row)].solve(for: entering, insteadOf: leaving)
        basics[Int(row)] = entering
        rowOfSymbol[Int(leaving)] = -1
        rowOfSymbol[Int(entering)] = row
        occurrences[Int(leaving)].append(row)
        touched.insert(leaving)
        work.pivots += 1
        work.coefficients += rows[Int(row)].cells.count
        substitute(entering, except: row)
        constantDidChange(ofRow: row)
    }

    /// Replaces `symbol`, which is basic in `row` now, in the objective and in all other rows that are no definitions.
    private mutating func substitute(_ symbol: Int32, except row: Int32) {
        let source = rows[Int(row)]
        let noted = occurrences[Int(symbol)]
        occurrences[Int(symbol)].removeAll { !isDefinition[Int($0)] }
        for target in noted where target != row && basics[Int(target)] >= 0 && !isDefinition[Int(target)] {
            let coefficient = rows[Int(target)].remove(symbol)
            if coefficient != 0 { add(source, times: coefficient, toRow: target) }
        }
        objective.substitute(symbol, with: source)
    }

    /// Answers the coefficient of `symbol` and makes it zero.
    mutating func remove(_ symbol: Int32, fromRow row: Int32) -> Double {
        columns.forget()
        return rows[Int(row)].remove(symbol)
    }

    /// Takes a symbol that stands for zero out of every row.
    mutating func erase(_ symbol: Int32) {
        for row in occurrences[Int(symbol)] where basics[Int(row)] >= 0 {
            _ = remove(symbol, fromRow: row)
        }
        freeSymbol(symbol)
    }
}
