/// A constant and the coefficients that are not zero, by ascending symbol.
struct SparseRow {
    struct Cell {
        var symbol: Int32
        var coefficient: Double
    }

    /// Coefficients below this are rounding errors.
    static let negligible = 1e-10

    var constant: Double
    private(set) var cells: ContiguousArray<Cell> = []

    init(constant: Double = 0) {
        self.constant = constant
    }

    /// Coefficients that are rounding errors are left out.
    init(constant: Double, ascending cells: some Sequence<Cell>) {
        self.constant = constant
        self.cells = ContiguousArray(cells.lazy.filter { abs($0.coefficient) >= Self.negligible })
    }

    /// The place of `symbol`, or the place to which it would have to go.
    private func position(of symbol: Int32) -> Int {
        cells.withUnsafeBufferPointer { cells in
            var low = 0
            var high = cells.count
            while low < high {
                let middle = (low &+ high) >> 1
                if cells[middle].symbol < symbol { low = middle &+ 1 } else { high = middle }
            }
            return low
        }
    }

    func coefficient(of symbol: Int32) -> Double {
        let index = position(of: symbol)
        return index < cells.count && cells[index].symbol == symbol ? cells[index].coefficient : 0
    }

    /// The sum of the row, with the values of all symbols.
    func sum(with values: ContiguousArray<Double>) -> Double {
        var sum = constant
        for cell in cells { sum += cell.coefficient * values[Int(cell.symbol)] }
        return sum
    }

    /// Takes `symbol` out and answers its coefficient.
    mutating func remove(_ symbol: Int32) -> Double {
        let index = position(of: symbol)
        guard index < cells.count, cells[index].symbol == symbol else { return 0 }
        return cells.remove(at: index).coefficient
    }

    mutating func add(_ symbol: Int32, _ coefficient: Double) {
        let index = position(of: symbol)
        if index < cells.count, cells[index].symbol == symbol {
            cells[index].coefficient += coefficient
            if abs(cells[index].coefficient) < Self.negligible { cells.remove(at: index) }
        } else if abs(coefficient) >= Self.negligible {
            cells.insert(Cell(symbol: symbol, coefficient: coefficient), at: index)
        }
    }

    mutating func scale(by factor: Double) {
        constant *= factor
        for index in cells.indices { cells[index].coefficient *= factor }
    }

    /// Adds `other` times `factor`, and to `appeared` each symbol that the row did not have before.
    mutating func add(_ other: SparseRow, times factor: Double, appeared: inout ContiguousArray<Int32>) {
        constant += other.constant * factor
        guard !other.cells.isEmpty else { return }
        cells = ContiguousArray(unsafeUninitializedCapacity: cells.count + other.cells.count) { merged, count in
            cells.withUnsafeBufferPointer { mine in
                other.cells.withUnsafeBufferPointer { theirs in
                    var (left, right) = (0, 0)
                    while left < mine.count || right < theirs.count {
                        if right == theirs.count || (left < mine.count && mine[left].symbol < theirs[right].symbol) {
                            merged.initializeElement(at: count, to: mine[left])
                            left &+= 1
                            count &+= 1
                            continue
                        }
                        var cell = theirs[right]
                        cell.coefficient *= factor
                        right &+= 1
                        let isNew = left == mine.count || mine[left].symbol != cell.symbol
                        if !isNew {
                            cell.coefficient += mine[left].coefficient
                            left &+= 1
                        }
                        guard abs(cell.coefficient) >= Self.negligible else { continue }
                        merged.initializeElement(at: count, to: cell)
                        count &+= 1
                        if isNew { appeared.append(cell.symbol) }
                    }
                }
            }
        }
    }

    /// Reads the row, where it says what `basic` is, as what `entering` is instead.
    mutating func solve(for entering: Int32, insteadOf basic: Int32) {
        let coefficient = remove(entering)
        scale(by: -1 / coefficient)
        add(basic, 1 / coefficient)
    }

    /// Reads the row, where it is zero, as what `symbol` is.
    mutating func solve(for symbol: Int32) {
        scale(by: -1 / remove(symbol))
    }
}
