/// Symbols in the order in which they came, each once.
struct SymbolSet: Sequence {
    private var symbols: ContiguousArray<Int32> = []
    private var isContained: ContiguousArray<Bool> = []

    /// Symbols are below `symbolCount`.
    mutating func grow(to symbolCount: Int) {
        guard symbolCount > isContained.count else { return }
        isContained.append(contentsOf: repeatElement(false, count: symbolCount - isContained.count))
    }

    var isEmpty: Bool {
        symbols.isEmpty
    }

    func contains(_ symbol: Int32) -> Bool {
        isContained[Int(symbol)]
    }

    mutating func insert(_ symbol: Int32) {
        guard !isContained[Int(symbol)] else { return }
        isContained[Int(symbol)] = true
        symbols.append(symbol)
    }

    mutating func removeAll() {
        for symbol in symbols { isContained[Int(symbol)] = false }
        symbols.removeAll(keepingCapacity: true)
    }

    func makeIterator() -> ContiguousArray<Int32>.Iterator {
        symbols.makeIterator()
    }
}
