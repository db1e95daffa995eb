import ConstraintSolver
import SeededRandom
import Testing

/// Boxes in lists and beside each other, as views are: places of any sign, lengths that are never negative.
@Suite struct BoxPropertyTests {
    private typealias Demand = SampleSystem.Demand

    /// A solver with boxes in it, and what it was asked for.
    private struct Boxes {
        let solver = CassowarySolver()
        private(set) var variables: [Variable] = []
        private(set) var demands: [ConstraintID: Demand] = [:]

        /// Places have even numbers, lengths odd ones.
        init(count: Int) {
            for index in 0..<2 * count { variables.append(solver.makeVariable(isNeverNegative: index % 2 == 1)) }
        }

        @discardableResult
        mutating func add(_ demand: Demand, isFixture: Bool = false) -> ConstraintID {
            let terms = zip(variables, demand.coefficients).filter { $0.1 != 0 }.map { Term($0.0, $0.1) }
            let id = solver.add(
                terms, constant: demand.constant, demand.relation, strength: demand.strength, isFixture: isFixture)
            demands[id] = demand
            return id
        }

        /// That the place or the length with this number among the variables is nothing else than `value`.
        mutating func fix(_ number: Int, at value: Double) -> ConstraintID {
            var coefficients = Array(repeating: 0.0, count: variables.count)
            coefficients[number] = 1
            return add(
                Demand(coefficients: coefficients, constant: -value, relation: .equal, strength: .required),
                isFixture: true)
        }

        mutating func remove(_ id: ConstraintID) {
            solver.remove(id)
            demands[id] = nil
        }

        mutating func setConstant(_ constant: Double, of id: ConstraintID) {
            solver.setConstant(constant, of: id)
            demands[id]?.constant = constant
        }

        mutating func setStrength(_ strength: Strength, of id: ConstraintID) {
            solver.setStrength(strength, of: id)
            demands[id]?.strength = strength
        }

        var ids: [ConstraintID] {
            demands.keys.sorted()
        }

        var standing: [Demand] {
            ids.filter { !solver.isBroken($0) }.compactMap { demands[$0] }
        }

        var point: [Double] {
            variables.map { solver.value(of: $0) }
        }

        /// By how much each strength is missed, the strongest first.
        func cost(of demands: [Demand]) -> [Double] {
            let point = point
            return Dictionary(grouping: demands, by: \.strength).sorted { $0.key > $1.key }.map { _, same in
                same.reduce(0) { $0 + $1.miss(at: point) }
            }
        }
    }

    private func randomDemand(boxes count: Int, using generator: inout SeededGenerator) -> Demand {
        var coefficients = Array(repeating: 0.0, count: 2 * count)
        let first = Int.random(in: 0..<count, using: &generator)
        let second = (first + Int.random(in: 1..<count, using: &generator)) % count
        var relation = Relation.equal
        var strength = Strength.required
        switch Int.random(in: 0..<9, using: &generator) {
        case 0, 1:  // one behind the other
            coefficients[2 * first] = 1
            coefficients[2 * second] = -1
            coefficients[2 * second + 1] = -1
        case 2, 3:  // as long as the other, or half as long
            coefficients[2 * first + 1] = 1
            coefficients[2 * second + 1] = [-1, -0.5, -2].randomElement(using: &generator)!
        case 4:
            coefficients[2 * first] = 1
        case 5:
            coefficients[2 * first + 1] = 1
        case 6:  // the end of one box at the end of another
            coefficients[2 * first] = 1
            coefficients[2 * first + 1] = 1
            coefficients[2 * second] = -1
            coefficients[2 * second + 1] = -1
        case 7:
            coefficients[2 * first] = 1
            coefficients[2 * second] = -1
            relation = [.lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &generator)!
        default:
            coefficients[2 * first + 1] = 1
            relation = [.lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &generator)!
        }
        if Bool.random(using: &generator) {
            strength = [Strength(750), Strength(250), Strength(999)].randomElement(using: &generator)!
        }
        let constant = Double(Int.random(in: -40...20, using: &generator))
        return Demand(coefficients: coefficients, constant: constant, relation: relation, strength: strength)
    }

    private func expectBest(_ boxes: Boxes, _ comment: String) throws {
        let standing = boxes.standing
        let lengths = boxes.variables.indices.filter { $0 % 2 == 1 }.map { boxes.point[$0] }
        #expect(lengths.allSatisfy { $0 >= -1e-6 }, "\(comment): a length is negative")
        for demand in standing where demand.strength.isRequired {
            #expect(demand.miss(at: boxes.point) < 1e-5, "\(comment): a required constraint does not hold")
        }
        var fresh = Boxes(count: boxes.variables.count / 2)
        for demand in standing.reversed() { fresh.add(demand) }
        #expect(fresh.solver.solve() == [], "\(comment)")
        let (cost, best) = (boxes.cost(of: standing), fresh.cost(of: standing))
        #expect(!SampleSystem.isLower(best, than: cost, by: 1e-4), "\(comment): \(cost), but \(best) is possible")
        #expect(!SampleSystem.isLower(cost, than: best, by: 1e-4), "\(comment): a fresh solver finds only \(best)")
    }

    @Test("boxes that come, go and change end where a fresh solver ends", arguments: 0..<80)
    func incremental(seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(3000 + seed))
        let count = Int.random(in: 3...9, using: &generator)
        var boxes = Boxes(count: count)
        for _ in 0..<2 * count { boxes.add(randomDemand(boxes: count, using: &generator)) }
        for step in 0..<40 {
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                switch Int.random(in: 0..<6, using: &generator) {
                case 0, 1:
                    boxes.add(randomDemand(boxes: count, using: &generator))
                case 2, 3:
                    let id = try #require(boxes.ids.randomElement(using: &generator))
                    if boxes.ids.count > 3 { boxes.remove(id) }
                default:
                    let id = try #require(boxes.ids.randomElement(using: &generator))
                    boxes.setConstant(Double(Int.random(in: -40...20, using: &generator)), of: id)
                }
            }
            _ = boxes.solver.solve()
            try expectBest(boxes, "seed \(seed), step \(step)")
        }
    }

    @Test("steps of a size, between changes of all kinds, end where a fresh solver ends", arguments: 0..<60)
    func steps(seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(4000 + seed))
        let count = Int.random(in: 3...9, using: &generator)
        var boxes = Boxes(count: count)
        let size = [boxes.fix(0, at: 0), boxes.fix(1, at: 100)]
        for _ in 0..<2 * count { boxes.add(randomDemand(boxes: count, using: &generator)) }
        for change in 0..<12 {
            let id = try #require(boxes.ids.filter { !size.contains($0) }.randomElement(using: &generator))
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: boxes.add(randomDemand(boxes: count, using: &generator))
            case 1 where boxes.ids.count > 5: boxes.remove(id)
            case 2 where boxes.demands[id]?.strength.isRequired == false: boxes.setStrength(Strength(500), of: id)
            default: boxes.setConstant(Double(Int.random(in: -40...20, using: &generator)), of: id)
            }
            for step in 0..<4 {
                for id in size { boxes.setConstant(Double(Int.random(in: -60...0, using: &generator)), of: id) }
                let before = boxes.point
                _ = boxes.solver.solve()
                let told = Set(boxes.solver.takeChangedVariables())
                let differing = zip(boxes.variables, zip(before, boxes.point)).filter { $1.0 != $1.1 }.map(\.0)
                #expect(told.isSuperset(of: differing), "seed \(seed), change \(change), step \(step)")
                try expectBest(boxes, "seed \(seed), change \(change), step \(step)")
            }
        }
    }
}
