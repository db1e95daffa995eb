/// Symbols in the order in which they came, each once.
struct SymbolSet: Sequence {
    private var symbols: ContiguousArray<Int32> = []
    private var contains: ContiguousArray<Bool> = []

    /// Symbols are below `symbolCount`.
    mutating func grow(to symbolCount: Int) {
        guard symbolCount > contains.count else { return }
        contains.append(contentsOf: repeatElement(false, count: symbolCount - contains.count))
    }

    var isEmpty: Bool {
        symbols.isEmpty
    }

    mutating func insert(_ symbol: Int32) {
        guard !contains[Int(symbol)] else { return }
        contains[Int(symbol)] = true
        symbols.append(symbol)
    }

    mutating func removeAll() {
        for symbol in symbols { contains[Int(symbol)] = false }
        symbols.removeAll(keepingCapacity: true)
    }

    func makeIterator() -> ContiguousArray<Int32>.Iterator {
        symbols.makeIterator()
    }
}
