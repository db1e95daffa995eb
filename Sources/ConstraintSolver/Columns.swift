/// The rows that have a symbol, each with its coefficient, side by side.
///
/// A step of a resize shifts the constants of the same rows as the step before. To look each coefficient up in its row, which
/// is somewhere in the memory, takes a seventh of a step. So columns are kept until any row has other coefficients.
struct Columns {
    struct Cell {
        var row: Int32
        var coefficient: Double
    }

    private(set) var cells: ContiguousArray<Cell> = []
    /// By symbol: where its column is in `cells`.
    private var spans: ContiguousArray<Range<Int>> = []
    private var known = SymbolSet()

    /// Symbols are below `symbolCount`.
    mutating func grow(to symbolCount: Int) {
        let more = symbolCount - spans.count
        guard more > 0 else { return }
        spans.append(contentsOf: repeatElement(0..<0, count: more))
        known.grow(to: symbolCount)
    }

    /// A row has other coefficients than before.
    mutating func forget() {
        guard !known.isEmpty else { return }
        known.removeAll()
        cells.removeAll(keepingCapacity: true)
    }

    /// The place of the symbol's column in `cells`; nil where the column has to be added first.
    func span(of symbol: Int32) -> Range<Int>? {
        known.contains(symbol) ? spans[Int(symbol)] : nil
    }

    /// Answers where the column is.
    mutating func add(_ column: some Sequence<Cell>, of symbol: Int32) -> Range<Int> {
        let start = cells.count
        cells.append(contentsOf: column)
        known.insert(symbol)
        spans[Int(symbol)] = start..<cells.count
        return start..<cells.count
    }
}
