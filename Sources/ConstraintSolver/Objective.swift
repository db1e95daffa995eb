/// The sum that the simplex method makes as small as it can: the errors of each strength by itself, the strongest
/// first.
///
/// The weights of strengths are symbolic, a vector that is compared from its first component on (section 2.3 of the
/// paper). Numbers would have to be so far apart that adding them loses the small ones: UIKit has 999 priorities and
/// fractions between them. Only strengths that are in use have a component, so there are few.
struct Objective {
    private(set) var strengths: [Strength] = []
    /// For each strength the price of each symbol that is not basic; zero for all others.
    private(set) var prices: [ContiguousArray<Double>] = []
    /// Symbols of which a price fell, so that they may be worth entering the basis.
    private(set) var fallen: ContiguousArray<Int32> = []
    private var isFallen: ContiguousArray<Bool> = []

    static let negligible = 1e-9

    mutating func grow(to count: Int) {
        guard count > isFallen.count else { return }
        let more = count - isFallen.count
        isFallen.append(contentsOf: repeatElement(false, count: more))
        for level in prices.indices { prices[level].append(contentsOf: repeatElement(0, count: more)) }
    }

    /// The place of the component for `strength`; the component is added where there is none.
    mutating func level(of strength: Strength) -> Int {
        if let level = strengths.firstIndex(of: strength) { return level }
        let level = strengths.firstIndex { $0 < strength } ?? strengths.count
        strengths.insert(strength, at: level)
        prices.insert(ContiguousArray(repeating: 0, count: isFallen.count), at: level)
        return level
    }

    mutating func add(_ amount: Double, to symbol: Int32, level: Int) {
        let old = prices[level][Int(symbol)]
        let new = old + amount
        prices[level][Int(symbol)] = abs(new) < Self.negligible ? 0 : new
        if amount < 0 { noteFall(of: symbol) }
    }

    mutating func add(_ row: SparseRow, times factor: Double, level: Int) {
        for cell in row.cells { add(cell.coefficient * factor, to: cell.symbol, level: level) }
    }

    /// `symbol` became basic and is what `row` says.
    mutating func substitute(_ symbol: Int32, with row: SparseRow) {
        for level in prices.indices {
            let price = prices[level][Int(symbol)]
            guard price != 0 else { continue }
            prices[level][Int(symbol)] = 0
            add(row, times: price, level: level)
        }
    }

    mutating func forget(_ symbol: Int32) {
        for level in prices.indices { prices[level][Int(symbol)] = 0 }
    }

    mutating func removeAll() {
        strengths = []
        prices = []
        for symbol in fallen { isFallen[Int(symbol)] = false }
        fallen.removeAll(keepingCapacity: true)
    }

    private mutating func noteFall(of symbol: Int32) {
        guard !isFallen[Int(symbol)] else { return }
        isFallen[Int(symbol)] = true
        fallen.append(symbol)
    }

    mutating func takeFallen() -> Int32? {
        guard let symbol = fallen.popLast() else { return nil }
        isFallen[Int(symbol)] = false
        return symbol
    }

    /// Whether more of `symbol` makes the whole cheaper.
    func isNegative(_ symbol: Int32) -> Bool {
        for level in prices.indices {
            let price = prices[level][Int(symbol)]
            if price != 0 { return price < 0 }
        }
        return false
    }

    func isZero(_ symbol: Int32) -> Bool {
        prices.allSatisfy { $0[Int(symbol)] == 0 }
    }

    /// Whether `left` costs less per `leftUnit` of itself than `right` per `rightUnit`.
    func isCheaper(_ left: Int32, per leftUnit: Double, than right: Int32, per rightUnit: Double) -> Bool {
        for level in prices.indices {
            let difference = prices[level][Int(left)] / leftUnit - prices[level][Int(right)] / rightUnit
            if abs(difference) > Self.negligible { return difference < 0 }
        }
        return false
    }
}
