/// Puts symbols that lead to others in an order in which each comes after all that it leads to. Needs no call stack, so
/// that the way may be long.
struct DepthFirstSearch {
    /// In which search each symbol was last seen.
    private var seen: ContiguousArray<UInt32> = []
    private var search: UInt32 = 0
    /// Symbols to look at, and between them, as their complement, those whose successors are all above them.
    private var stack: ContiguousArray<Int32> = []
    private(set) var order: ContiguousArray<Int32> = []

    /// Forgets the last search. Symbols are below `symbolCount`.
    mutating func begin(symbolCount: Int) {
        if search == .max {
            seen.removeAll(keepingCapacity: true)
            search = 0
        }
        grow(to: symbolCount)
        search += 1
        order.removeAll(keepingCapacity: true)
    }

    /// Symbols that came since the search began may be visited as well.
    mutating func grow(to symbolCount: Int) {
        guard symbolCount > seen.count else { return }
        seen.append(contentsOf: repeatElement(0, count: symbolCount - seen.count))
    }

    /// Names a symbol to begin at, or one that the symbol which `next()` answered last leads to.
    mutating func visit(_ symbol: Int32) {
        if seen[Int(symbol)] != search { stack.append(symbol) }
    }

    /// The next symbol whose successors are to be visited; nil when `order` is complete.
    mutating func next() -> Int32? {
        while let symbol = stack.popLast() {
            if symbol < 0 {
                order.append(~symbol)
            } else if seen[Int(symbol)] != search {
                seen[Int(symbol)] = search
                stack.append(~symbol)
                return symbol
            }
        }
        return nil
    }
}
