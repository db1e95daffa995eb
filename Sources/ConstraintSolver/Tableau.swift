/// The equations of a system in basic feasible form: every basic symbol as a constant and a sum of others.
///
/// Symbols and rows are numbers, so that the inner loops walk plain arrays. Rows of parts that have nothing in common
/// share no symbols: a change in one part does not touch the others.
struct Tableau {
    /// Constants nearer to zero than this are zero: a hundred-thousandth of a pixel.
    static let tolerance = 1e-7

    private(set) var kinds: ContiguousArray<SymbolKind> = []
    /// The row in which a symbol is basic, or -1.
    private(set) var rowOfSymbol: ContiguousArray<Int32> = []
    /// Rows that have the symbol, and some that had it.
    private(set) var occurrences: ContiguousArray<ContiguousArray<Int32>> = []
    private var freeSymbols: [Int32] = []

    private(set) var rows: ContiguousArray<SparseRow> = []
    /// The basic symbol of each row; -1 where the row is not in use.
    private(set) var basics: ContiguousArray<Int32> = []
    private var freeRows: [Int32] = []

    var objective = Objective()

    /// Rows whose constant may have become negative.
    private(set) var suspects: ContiguousArray<Int32> = []
    /// Free and non-negative variables whose value may have changed.
    private(set) var changed: ContiguousArray<Int32> = []
    private var isChanged: ContiguousArray<Bool> = []

    private var appeared: ContiguousArray<Int32> = []

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
        isChanged.append(false)
        objective.grow(to: kinds.count)
        return symbol
    }

    /// The symbol is neither basic nor in any row.
    mutating func freeSymbol(_ symbol: Int32) {
        objective.forget(symbol)
        occurrences[Int(symbol)].removeAll(keepingCapacity: true)
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

    func value(of symbol: Int32) -> Double {
        let row = rowOfSymbol[Int(symbol)]
        return row >= 0 ? rows[Int(row)].constant : 0
    }

    /// Forgets all equations and every symbol but the variables.
    mutating func removeAllRows() {
        rows.removeAll(keepingCapacity: true)
        basics.removeAll(keepingCapacity: true)
        freeRows = []
        suspects.removeAll(keepingCapacity: true)
        objective.removeAll()
        for symbol in kinds.indices {
            rowOfSymbol[symbol] = -1
            occurrences[symbol].removeAll(keepingCapacity: true)
            switch kinds[symbol] {
            case .free, .nonNegative: noteChange(of: Int32(symbol))
            case .none: break
            case .slack, .error, .fixed, .artificial:
                kinds[symbol] = .none
                freeSymbols.append(Int32(symbol))
            }
        }
    }

    // MARK: Changes

    private mutating func noteChange(of symbol: Int32) {
        guard !isChanged[Int(symbol)] else { return }
        isChanged[Int(symbol)] = true
        changed.append(symbol)
    }

    mutating func takeChanged() -> ContiguousArray<Int32> {
        let result = changed
        changed.removeAll(keepingCapacity: true)
        for symbol in result { isChanged[Int(symbol)] = false }
        return result
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
        switch kinds[Int(basic)] {
        case .free:
            noteChange(of: basic)
        case .nonNegative:
            noteChange(of: basic)
            if rows[Int(row)].constant < 0 { suspects.append(row) }
        case .fixed:
            suspects.append(row)
        default:
            if rows[Int(row)].constant < 0 { suspects.append(row) }
        }
    }

    mutating func shiftConstant(ofRow row: Int32, by amount: Double) {
        rows[Int(row)].constant += amount
        constantDidChange(ofRow: row)
    }

    /// A constant that is negative by rounding becomes zero.
    mutating func clearConstant(ofRow row: Int32) {
        rows[Int(row)].constant = 0
    }

    // MARK: Rows

    /// Takes `row`, which says what `basic` is, into the tableau.
    mutating func insert(_ row: SparseRow, basic: Int32) {
        let index: Int32
        if let free = freeRows.popLast() {
            index = free
            rows[Int(index)] = row
            basics[Int(index)] = basic
        } else {
            index = Int32(rows.count)
            rows.append(row)
            basics.append(basic)
        }
        rowOfSymbol[Int(basic)] = index
        for cell in row.cells { occurrences[Int(cell.symbol)].append(index) }
        substitute(basic, except: index)
        constantDidChange(ofRow: index)
    }

    /// Drops the row in which `basic` is basic.
    mutating func removeRow(of basic: Int32) {
        let index = rowOfSymbol[Int(basic)]
        guard index >= 0 else { return }
        rowOfSymbol[Int(basic)] = -1
        if kinds[Int(basic)] == .free || kinds[Int(basic)] == .nonNegative { noteChange(of: basic) }
        rows[Int(index)] = SparseRow()
        basics[Int(index)] = -1
        freeRows.append(index)
    }

    /// Adds what `symbol` is to `row`, which is not in the tableau.
    mutating func add(_ symbol: Int32, _ coefficient: Double, to row: inout SparseRow) {
        let source = rowOfSymbol[Int(symbol)]
        if source >= 0 {
            row.add(rows[Int(source)], times: coefficient, appeared: &appeared)
            appeared.removeAll(keepingCapacity: true)
        } else {
            row.add(symbol, coefficient)
        }
    }

    /// The rows that have `symbol`, each once.
    mutating func rowsContaining(_ symbol: Int32) -> ContiguousArray<Int32> {
        let noted = occurrences[Int(symbol)]
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

    /// `entering` takes the place of the basic symbol of `row`.
    mutating func pivot(row: Int32, entering: Int32) {
        let leaving = basics[Int(row)]
        rows[Int(row)].solve(for: entering, insteadOf: leaving)
        basics[Int(row)] = entering
        rowOfSymbol[Int(leaving)] = -1
        rowOfSymbol[Int(entering)] = row
        occurrences[Int(leaving)].removeAll(keepingCapacity: true)
        occurrences[Int(leaving)].append(row)
        if kinds[Int(leaving)] == .free || kinds[Int(leaving)] == .nonNegative { noteChange(of: leaving) }
        substitute(entering, except: row)
        constantDidChange(ofRow: row)
    }

    /// Replaces `symbol`, which is basic in `row` now, in all other rows and in the objective.
    private mutating func substitute(_ symbol: Int32, except row: Int32) {
        let source = rows[Int(row)]
        let noted = occurrences[Int(symbol)]
        for target in noted where target != row && basics[Int(target)] >= 0 {
            let coefficient = rows[Int(target)].remove(symbol)
            guard coefficient != 0 else { continue }
            rows[Int(target)].add(source, times: coefficient, appeared: &appeared)
            for symbol in appeared { occurrences[Int(symbol)].append(target) }
            appeared.removeAll(keepingCapacity: true)
            if source.constant != 0 { constantDidChange(ofRow: target) }
        }
        occurrences[Int(symbol)].removeAll(keepingCapacity: true)
        objective.substitute(symbol, with: source)
    }

    /// Takes a symbol that stands for zero out of every row.
    mutating func erase(_ symbol: Int32) {
        for row in occurrences[Int(symbol)] where basics[Int(row)] >= 0 {
            _ = rows[Int(row)].remove(symbol)
        }
        freeSymbol(symbol)
    }
}
