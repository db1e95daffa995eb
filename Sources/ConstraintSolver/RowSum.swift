/// Adds up many rows: a place for each symbol, so that adding costs nothing for what is there already.
struct RowSum {
    private var constant = 0.0
    private var coefficients: ContiguousArray<Double> = []
    private var isNoted: ContiguousArray<Bool> = []
    /// The symbols that have been added, in no order.
    private(set) var symbols: ContiguousArray<Int32> = []

    mutating func grow(to symbolCount: Int) {
        let more = symbolCount - coefficients.count
        guard more > 0 else { return }
        coefficients.append(contentsOf: repeatElement(0, count: more))
        isNoted.append(contentsOf: repeatElement(false, count: more))
    }

    mutating func add(_ row: SparseRow, times factor: Double) {
        guard factor != 0 else { return }
        constant += row.constant * factor
        for cell in row.cells {
            coefficients[Int(cell.symbol)] += cell.coefficient * factor
            note(cell.symbol)
        }
    }

    mutating func add(_ symbol: Int32, _ coefficient: Double, constant amount: Double) {
        constant += amount
        note(symbol)
        coefficients[Int(symbol)] += coefficient
    }

    private mutating func note(_ symbol: Int32) {
        guard !isNoted[Int(symbol)] else { return }
        isNoted[Int(symbol)] = true
        symbols.append(symbol)
    }

    /// The coefficient of `symbol`, which is zero from now on.
    mutating func take(_ symbol: Int32) -> Double {
        defer { coefficients[Int(symbol)] = 0 }
        return coefficients[Int(symbol)]
    }

    /// The sum, which is empty from now on.
    mutating func takeRow() -> SparseRow {
        symbols.sort()
        let cells = symbols.map { SparseRow.Cell(symbol: $0, coefficient: coefficients[Int($0)]) }
        let row = SparseRow(constant: constant, ascending: cells)
        for symbol in symbols {
            coefficients[Int(symbol)] = 0
            isNoted[Int(symbol)] = false
        }
        symbols.removeAll(keepingCapacity: true)
        constant = 0
        return row
    }
}
