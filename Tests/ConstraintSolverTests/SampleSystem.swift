import ConstraintSolver
import SeededRandom

/// A small system of constraints as plain numbers, which can be put into a solver and be solved without one.
struct SampleSystem {
    struct Demand {
        var coefficients: [Double]
        var constant: Double
        var relation: Relation
        var strength: Strength

        func miss(at point: [Double]) -> Double {
            let value = zip(coefficients, point).reduce(constant) { $0 + $1.0 * $1.1 }
            switch relation {
            case .equal: return abs(value)
            case .lessThanOrEqual: return max(0, value)
            case .greaterThanOrEqual: return max(0, -value)
            }
        }
    }

    var variableCount: Int
    var demands: [Demand]

    /// Two or three variables that are never negative and know a weak wish each, and a few constraints on them.
    static func random(using generator: inout SeededGenerator) -> SampleSystem {
        let variableCount = Int.random(in: 2...3, using: &generator)
        let count = Int.random(in: 1...5, using: &generator)
        var demands = (0..<count).map { _ in
            var coefficients = (0..<variableCount).map { _ in
                Double([-2, -1, 0, 1, 1, 3].randomElement(using: &generator)!)
            }
            if coefficients.allSatisfy({ $0 == 0 }) { coefficients[0] = 1 }
            return Demand(
                coefficients: coefficients, constant: Double(Int.random(in: -60...60, using: &generator)),
                relation: [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &generator)!,
                strength: [.required, Strength(750), Strength(750), Strength(250.5), Strength(250)]
                    .randomElement(using: &generator)!)
        }
        for index in 0..<variableCount {
            var coefficients = Array(repeating: 0.0, count: variableCount)
            coefficients[index] = 1
            demands.append(
                Demand(
                    coefficients: coefficients, constant: -Double(Int.random(in: 0...40, using: &generator)),
                    relation: .equal, strength: Strength(1)))
        }
        return SampleSystem(variableCount: variableCount, demands: demands)
    }

    /// How much each strength below required is missed, the strongest first; nil where a required one does not hold.
    func cost(at point: [Double]) -> [Double]? {
        guard point.allSatisfy({ $0 >= -1e-6 }) else { return nil }
        var sums: [Strength: Double] = [:]
        for demand in demands {
            let miss = demand.miss(at: point)
            if demand.strength.isRequired {
                guard miss < 1e-5 else { return nil }
            } else {
                sums[demand.strength, default: 0] += miss
            }
        }
        return sums.sorted { $0.key > $1.key }.map(\.value)
    }

    /// The lowest cost, by trying every corner: all points where as many borders meet as there are variables. Nil where
    /// the required constraints cannot hold.
    var lowestCost: [Double]? {
        var borders = demands.map { ($0.coefficients, $0.constant) }
        for index in 0..<variableCount {
            var coefficients = Array(repeating: 0.0, count: variableCount)
            coefficients[index] = 1
            borders.append((coefficients, 0))
        }
        var best: [Double]?
        for choice in Self.choices(of: variableCount, from: borders.count) {
            guard let point = Self.intersection(of: choice.map { borders[$0] }), let cost = cost(at: point) else {
                continue
            }
            if best.map({ Self.isLower(cost, than: $0) }) ?? true { best = cost }
        }
        return best
    }

    static func isLower(_ left: [Double], than right: [Double], by tolerance: Double = 1e-5) -> Bool {
        for (left, right) in zip(left, right) where abs(left - right) > tolerance { return left < right }
        return false
    }

    private static func choices(of count: Int, from total: Int) -> [[Int]] {
        guard count > 0 else { return [[]] }
        guard total >= count else { return [] }
        return choices(of: count, from: total - 1) + choices(of: count - 1, from: total - 1).map { $0 + [total - 1] }
    }

    /// By elimination with the largest pivot; nil where the borders do not meet in one point.
    private static func intersection(of borders: [([Double], Double)]) -> [Double]? {
        var rows = borders.map { $0.0 + [-$0.1] }
        let count = rows.count
        for column in 0..<count {
            guard let pivot = (column..<count).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
                abs(rows[pivot][column]) > 1e-9
            else { return nil }
            rows.swapAt(column, pivot)
            for row in 0..<count where row != column {
                let factor = rows[row][column] / rows[column][column]
                for index in column...count { rows[row][index] -= factor * rows[column][index] }
            }
        }
        return (0..<count).map { rows[$0][count] / rows[$0][$0] }
    }
}

/// A solver with a sample in it.
struct SolvedSample {
    let solver = CassowarySolver()
    var variables: [Variable]
    var ids: [ConstraintID] = []
    var system: SampleSystem

    init(_ system: SampleSystem) {
        self.system = system
        variables = []
        for _ in 0..<system.variableCount { variables.append(solver.makeVariable(isNeverNegative: true)) }
        for demand in system.demands { ids.append(add(demand)) }
    }

    mutating func add(_ demand: SampleSystem.Demand) -> ConstraintID {
        let terms = zip(variables, demand.coefficients).filter { $0.1 != 0 }.map { Term($0.0, $0.1) }
        return solver.add(terms, constant: demand.constant, demand.relation, strength: demand.strength)
    }

    var point: [Double] {
        variables.map { solver.value(of: $0) }
    }
}
