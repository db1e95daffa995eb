/// The defined symbols whose values hang on constants only, and what stands for them in other rows.
struct Givens {
    /// By symbol: a fixed symbol that is how much the value differs from the one in `values`, or -1.
    private var standIns: ContiguousArray<Int32> = []
    /// By symbol; zero for those that are not given, as for those that are fixed.
    private(set) var values: ContiguousArray<Double> = []
    private var originals: [Int32: Int32] = [:]
    /// The markers of constraints that have another constant than the values tell of.
    private(set) var shifted = SymbolSet()
    /// A symbol that is about to lose its equation: what hangs on it is not given.
    var leaving: Int32 = -1

    mutating func grow(to symbolCount: Int) {
        let more = symbolCount - standIns.count
        guard more > 0 else { return }
        standIns.append(contentsOf: repeatElement(-1, count: more))
        values.append(contentsOf: repeatElement(0, count: more))
        shifted.grow(to: symbolCount)
    }

    func standIn(of symbol: Int32) -> Int32? {
        let standIn = standIns[Int(symbol)]
        return standIn >= 0 ? standIn : nil
    }

    func original(of standIn: Int32) -> Int32? {
        originals[standIn]
    }

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
        shifted.removeAll()
    }

    mutating func noteShift(of marker: Int32) {
        shifted.insert(marker)
    }

    mutating func clearShifted() {
        shifted.removeAll()
    }

    /// Sets the value and answers by how much it grew.
    mutating func update(_ symbol: Int32, to value: Double) -> Double {
        defer { values[Int(symbol)] = value }
        return value - values[Int(symbol)]
    }
}
