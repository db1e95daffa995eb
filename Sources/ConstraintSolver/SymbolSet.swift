/// Symbols without order, each once.
struct SymbolSet {
    private var symbols: ContiguousArray<Int32> = []
    private var contains: ContiguousArray<Bool> = []

    /// Symbols are below `symbolCount`.
    mutating func grow(to symbolCount: Int) {
        guard symbolCount > contains.count else { return }
        contains.append(contentsOf: repeatElement(false, count: symbolCount - contains.count))
    }

    mutating func insert(_ symbol: Int32) {
        guard !contains[Int(symbol)] else { return }
        contains[Int(symbol)] = true
        symbols.append(symbol)
    }

    /// What is in the set, which is empty from now on.
    mutating func takeAll() -> ContiguousArray<Int32> {
        let result = symbols
        symbols = []
        for symbol in result { contains[Int(symbol)] = false }
        return result
    }
}
