import ConstraintSolver
import Testing

/// Counts steps and not time, so that the growth of the cost is the same everywhere.
@Suite struct SolverWorkTests {
    /// Boxes that a list places from the one before, each with a wish for its length.
    private struct List {
        let solver = CassowarySolver()
        var lengths: [ConstraintID] = []
        let size: ConstraintID

        /// Every box is as long as the one before, the first has one of its own.
        static func following(_ count: Int) -> List {
            List(count) { solver, last, length in
                solver.add([Term(length), Term(last, -1)], constant: 0, .equal)
            }
        }

        /// Every box has a length of its own.
        static func stacking(_ count: Int) -> List {
            List(count) { solver, _, length in solver.add([Term(length)], constant: -10, .equal) }
        }

        private init(
            _ count: Int, length lengthConstraint: (CassowarySolver, Variable, Variable) -> ConstraintID
        ) {
            let total = solver.makeVariable(isNeverNegative: true)
            size = solver.add([Term(total)], constant: -1000, .equal, isFixture: true)
            var last = (place: solver.makeVariable(), length: solver.makeVariable(isNeverNegative: true))
            _ = solver.add([Term(last.place)], constant: 0, .equal)
            _ = solver.add([Term(last.length)], constant: -20, .equal)
            var boxes = [last]
            for _ in 1..<count {
                let box = (place: solver.makeVariable(), length: solver.makeVariable(isNeverNegative: true))
                _ = solver.add([Term(box.place), Term(last.place, -1), Term(last.length, -1)], constant: -4, .equal)
                lengths.append(lengthConstraint(solver, last.length, box.length))
                last = box
                boxes.append(box)
            }
            _ = solver.add(
                [Term(last.place), Term(last.length), Term(total, -1)], constant: 0, .lessThanOrEqual,
                strength: Strength(999))
            for box in boxes {
                _ = solver.add(
                    [Term(box.length)], constant: -16, strengthOver: Strength(250), strengthUnder: Strength(750))
            }
            _ = solver.solve()
        }

        /// What `change` and solving after it cost.
        func work(of change: (CassowarySolver) -> Void) -> Work {
            let before = solver.work
            change(solver)
            _ = solver.solve()
            return solver.work - before
        }
    }

    @Test("a list of boxes costs in proportion to its length", arguments: [500, 2000])
    func list(count: Int) {
        let list = List.stacking(count)
        #expect(list.solver.work.pivots <= count)
        #expect(list.solver.work.coefficients <= 16 * count)
    }

    @Test("boxes that are as long as the one before cost in proportion to their number", arguments: [500, 2000])
    func followers(count: Int) {
        let list = List.following(count)
        #expect(list.solver.work.pivots <= count)
        #expect(list.solver.work.coefficients <= 16 * count)
    }

    @Test("a new size of a list costs a few steps, however long it is", arguments: [500, 2000])
    func resize(count: Int) {
        let list = List.stacking(count)
        let work = list.work { $0.setConstant(-100_000, of: list.size) }
        #expect(work.pivots <= 2)
        #expect(work.coefficients <= 16)
    }

    @Test("a new length in a list costs no row anew", arguments: [500, 2000])
    func length(count: Int) {
        let list = List.stacking(count)
        let work = list.work { $0.setConstant(-11, of: list.lengths[count / 2]) }
        #expect(work.pivots <= 2)
        #expect(work.coefficients <= 16)
    }
}
