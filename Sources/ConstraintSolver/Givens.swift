/// The defined symbols whose values hang on constants only, and what stands for them in other rows.
struct Givens {
    /// By symbol: a fixed symbol that is how much the value differs from the one in `values`, or -1.
    private var standIns: ContiguousArray<Int32> = []
    /// By symbol.
    private var values: ContiguousArray<Double> = []
    private var originals: [Int32: Int32] = [:]
    /// Those whose value may be another one.
    private var stale = SymbolSet()
    /// A symbol that is about to lose its equation: what hangs on it is not given.
    var leaving: Int32 = -1

    mutating func grow(to symbolCount: Int) {
        let more = symbolCount - standIns.count
        guard more > 0 else { return }
        standIns.append(contentsOf: repeatElement(-1, count: more))
        values.append(contentsOf: repeatElement(0, count: more))
        stale.grow(to: symbolCount)
    }

    func standIn(of symbol: Int32) -> Int32? {
        let standIn = standIns[Int(symbol)]
        return standIn >= 0 ? standIn : nil
    }

    func original(of standIn: Int32) -> Int32? {
        originals[standIn]
    }

    /// Zero for symbols that are not given, as those that are fixed.
    func value(of symbol: Int32) -> Double {
        values[Int(symbol)]
    }

    mutating func insert(_ symbol: Int32, standIn: Int32, value: Double) {
        standIns[Int(symbol)] = standIn
        values[Int(symbol)] = value
        originals[standIn] = symbol
    }

    /// Answers what stood for the symbol.
    mutating func remove(_ symbol: Int32) -> Int32? {
        guard let standIn = standIn(of: symbol) else { return nil }
        standIns[Int(symbol)] = -1
        values[Int(symbol)] = 0
        originals[standIn] = nil
        return standIn
    }

    mutating func removeAll() {
        for symbol in originals.values {
            standIns[Int(symbol)] = -1
            values[Int(symbol)] = 0
        }
        originals = [:]
        _ = stale.takeAll()
    }

    mutating func noteChange(of symbol: Int32) {
        if standIns[Int(symbol)] >= 0 { stale.insert(symbol) }
    }

    mutating func takeStale() -> ContiguousArray<Int32> {
        stale.takeAll()
    }

    /// Sets the value and answers by how much it grew.
    mutating func update(_ symbol: Int32, to value: Double) -> Double {
        defer { values[Int(symbol)] = value }
        return value - values[Int(symbol)]
    }
}
