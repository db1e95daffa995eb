import ConstraintSolver
import Threads

extension LayoutEquations {
    /// By the solver that lays views out.
    func solve(rounds: Int) -> LayoutSolution {
        var solution = LayoutSolution()
        for _ in 0..<rounds {
            let solver = CassowarySolver()
            let variables = (0..<variableCount).map { _ in solver.makeVariable() }
            let terms = equations.map { zip($0.variables, $0.factors).map { Term(variables[$0], $1) } }
            var lengths: [ConstraintID] = []
            solution.first.append(
                ProcessorTime.milliseconds {
                    lengths = zip(size, sizes[0]).map { number, length in
                        solver.add([Term(variables[number])], constant: -length, .equal, isFixture: true)
                    }
                    for (equation, terms) in zip(equations, terms) {
                        _ = solver.add(
                            terms, constant: equation.constant, Relation(rawValue: equation.relation) ?? .equal,
                            strength: Strength(equation.priority))
                    }
                    _ = solver.solve()
                })
            for step in sizes.dropFirst() {
                solution.steps.append(
                    ProcessorTime.milliseconds {
                        for (id, length) in zip(lengths, step) { solver.setConstant(-length, of: id) }
                        _ = solver.solve()
                    })
            }
            solution.values = variables.map { solver.value(of: $0) }
        }
        return solution
    }
}
