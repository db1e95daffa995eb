import ConstraintSolver
import SeededRandom
import Testing

/// Random systems against a search through all corners.
@Suite struct SolverPropertyTests {
    /// The sample without the constraints that the solver left out.
    private func withoutBroken(_ sample: SolvedSample) -> SampleSystem {
        var system = sample.system
        system.demands = zip(system.demands, sample.ids).filter { !sample.solver.isBroken($0.1) }.map(\.0)
        return system
    }

    private func expectBest(_ sample: SolvedSample, _ comment: String) throws {
        let point = sample.point
        let areFinite = point.allSatisfy(\.isFinite)
        #expect(areFinite)
        let system = withoutBroken(sample)
        let cost = try #require(system.cost(at: sample.point), "\(comment): a required constraint does not hold")
        let best = try #require(system.lowestCost)
        #expect(!SampleSystem.isLower(best, than: cost, by: 1e-4), "\(comment): \(cost), but \(best) is possible")
    }

    @Test("what is required holds, and nothing misses by less", arguments: 0..<60)
    func optimum(seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed))
        for _ in 0..<5 {
            let sample = SolvedSample(.random(using: &generator))
            let conflicts = sample.solver.solve()
            try expectBest(sample, "seed \(seed)")
            #expect(conflicts.isEmpty == (sample.system.lowestCost != nil))
            for conflict in conflicts {
                var culprits = sample.system
                culprits.demands = zip(sample.ids, sample.system.demands).filter {
                    conflict.constraints.contains($0.0)
                }.map(\.1)
                let areRequired = culprits.demands.allSatisfy(\.strength.isRequired)
                #expect(areRequired)
                // Borders that never meet have no corner; a wish for each variable makes some.
                culprits.demands += sample.system.demands.suffix(sample.system.variableCount)
                #expect(culprits.lowestCost == nil, "seed \(seed): the constraints in conflict can hold together")
            }
        }
    }

    @Test("adding, removing, new constants and new strengths end where a fresh solver does", arguments: 0..<60)
    func incremental(seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(1000 + seed))
        var sample = SolvedSample(.random(using: &generator))
        for step in 0..<25 {
            switch Int.random(in: 0..<5, using: &generator) {
            case 0:
                var demand = try #require(sample.system.demands.randomElement(using: &generator))
                demand.constant = Double(Int.random(in: -60...60, using: &generator))
                sample.system.demands.append(demand)
                sample.ids.append(sample.add(demand))
            case 1 where sample.ids.count > 3:
                let index = Int.random(in: 0..<sample.ids.count, using: &generator)
                sample.solver.remove(sample.ids.remove(at: index))
                sample.system.demands.remove(at: index)
            case 2:
                let index = Int.random(in: 0..<sample.ids.count, using: &generator)
                if !sample.system.demands[index].strength.isRequired {
                    sample.system.demands[index].strength = Strength(751)
                    sample.solver.setStrength(Strength(751), of: sample.ids[index])
                }
            default:
                let index = Int.random(in: 0..<sample.ids.count, using: &generator)
                let constant = Double(Int.random(in: -60...60, using: &generator))
                sample.system.demands[index].constant = constant
                sample.solver.setConstant(constant, of: sample.ids[index])
            }
            _ = sample.solver.solve()
            let before = withoutBroken(sample)
            guard before.lowestCost != nil else {
                // Nothing is left that bounds some variable: no corners to compare with.
                #expect(before.cost(at: sample.point) != nil)
                continue
            }
            try expectBest(sample, "seed \(seed), step \(step)")
        }
    }

    @Test("what is added and removed again leaves the solution as it was", arguments: 0..<40)
    func removal(seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(2000 + seed))
        var sample = SolvedSample(.random(using: &generator))
        _ = sample.solver.solve()
        let system = withoutBroken(sample)
        let cost = try #require(system.cost(at: sample.point))
        let other = SampleSystem.random(using: &generator)
        let added = other.demands.filter { $0.coefficients.count == sample.variables.count }.map { sample.add($0) }
        _ = sample.solver.solve()
        for id in added.shuffled(using: &generator) { sample.solver.remove(id) }
        _ = sample.solver.solve()
        let after = try #require(withoutBroken(sample).cost(at: sample.point))
        for (before, after) in zip(cost, after) { #expect(abs(before - after) < 1e-4) }
    }

    @Test("a window that is resized ten thousand times has not drifted")
    func drift() {
        let solver = CassowarySolver()
        let width = solver.makeVariable(isNeverNegative: true)
        let size = solver.add([Term(width)], constant: -300, .equal, isFixture: true)
        var parts: [(x: Variable, width: Variable)] = []
        for index in 0..<7 {
            let part = (x: solver.makeVariable(), width: solver.makeVariable(isNeverNegative: true))
            if let last = parts.last {
                _ = solver.add([Term(part.x), Term(last.x, -1), Term(last.width, -1)], constant: -8, .equal)
                _ = solver.add([Term(part.width), Term(last.width, -1)], constant: 0, .equal)
            } else {
                _ = solver.add([Term(part.x)], constant: -8, .equal)
            }
            _ = solver.add(
                [Term(part.width)], constant: -Double(20 + index), strengthOver: Strength(250),
                strengthUnder: Strength(750))
            parts.append(part)
        }
        let last = parts[6]
        _ = solver.add([Term(last.x), Term(last.width), Term(width, -1)], constant: 8, .equal)
        var generator = SeededGenerator(seed: 5)
        for _ in 0..<10_000 {
            solver.setConstant(-Double.random(in: 100...2000, using: &generator), of: size)
            _ = solver.solve()
        }
        solver.setConstant(-414, of: size)
        #expect(solver.solve() == [])
        for (index, part) in parts.enumerated() {
            #expect(abs(solver.value(of: part.x) - (8 + 58 * Double(index))) < 1e-6)
            #expect(abs(solver.value(of: part.width) - 50) < 1e-6)
        }
    }
}
