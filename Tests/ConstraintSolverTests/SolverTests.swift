import ConstraintSolver
import Testing

@Suite struct SolverTests {
    @Test("equations are solved, and a variable that nothing says anything of is zero")
    func equations() {
        let solver = CassowarySolver()
        let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        _ = solver.add([Term(x), Term(y, -2)], constant: -1, .equal)
        _ = solver.add([Term(y)], constant: -5, .equal)
        #expect(solver.solve() == [])
        #expect([x, y, z].map { solver.value(of: $0) } == [11, 5, 0])
    }

    @Test("one constraint of 750 wins over many of 749.5, completely")
    func strengthsAreNotSummedUp() {
        let solver = CassowarySolver()
        let x = solver.makeVariable()
        for _ in 0..<1000 { _ = solver.add([Term(x)], constant: -1000, .equal, strength: Strength(749.5)) }
        _ = solver.add([Term(x)], constant: -3, .equal, strength: Strength(750))
        #expect(solver.solve() == [])
        #expect(solver.value(of: x) == 3)
    }

    @Test("a variable that is never negative is not, even where a strong constraint asks for it")
    func neverNegative() {
        let solver = CassowarySolver()
        let width = solver.makeVariable(isNeverNegative: true)
        _ = solver.add([Term(width)], constant: 20, .equal, strength: Strength(999))
        #expect(solver.solve() == [])
        #expect(solver.value(of: width) == 0)
    }

    @Test("a value with two strengths stretches by the one and shrinks by the other")
    func twoStrengths() {
        let solver = CassowarySolver()
        let (left, right) = (solver.makeVariable(isNeverNegative: true), solver.makeVariable(isNeverNegative: true))
        let total = solver.add([Term(left), Term(right)], constant: -100, .equal)
        let wish = solver.add(
            [Term(left)], constant: -30, strengthOver: Strength(251), strengthUnder: Strength(750))
        _ = solver.add([Term(right)], constant: -30, strengthOver: Strength(250), strengthUnder: Strength(751))
        _ = solver.solve()
        #expect([solver.value(of: left), solver.value(of: right)] == [30, 70])
        solver.setConstant(-40, of: total)
        _ = solver.solve()
        #expect([solver.value(of: left), solver.value(of: right)] == [10, 30])
        solver.setStrengths(over: Strength(249), under: Strength(752), of: wish)
        _ = solver.solve()
        #expect([solver.value(of: left), solver.value(of: right)] == [30, 10])
        solver.setConstant(-100, of: total)
        _ = solver.solve()
        #expect([solver.value(of: left), solver.value(of: right)] == [70, 30])
    }

    @Test("only variables that changed are told")
    func changes() {
        let solver = CassowarySolver()
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        let id = solver.add([Term(x)], constant: -1, .equal)
        _ = solver.add([Term(y)], constant: -2, .equal)
        _ = solver.solve()
        _ = solver.takeChangedVariables()
        solver.setConstant(-3, of: id)
        _ = solver.solve()
        #expect(solver.takeChangedVariables() == [x])
        #expect(solver.solve() == [])
        #expect(solver.takeChangedVariables() == [])
    }

    // MARK: Conflicts

    @Test("a conflict names exactly the constraints that contradict each other, and leaves out the one added last")
    func conflict() {
        let solver = CassowarySolver()
        let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        _ = solver.add([Term(z)], constant: -7, .equal)
        let first = solver.add([Term(x), Term(y, -1)], constant: -10, .greaterThanOrEqual)
        _ = solver.add([Term(z)], constant: -9, .lessThanOrEqual)
        let second = solver.add([Term(y)], constant: -5, .greaterThanOrEqual)
        let third = solver.add([Term(x)], constant: -12, .lessThanOrEqual)
        #expect(solver.solve() == [Conflict(constraints: [first, second, third], broken: third)])
        #expect(solver.isBroken(third))
        #expect(solver.value(of: x) >= solver.value(of: y) + 10)
        #expect(solver.solve() == [])
    }

    @Test("a constraint that was left out is back as soon as it can hold")
    func brokenComesBack() {
        let solver = CassowarySolver()
        let x = solver.makeVariable()
        let first = solver.add([Term(x)], constant: -1, .equal)
        let second = solver.add([Term(x)], constant: -2, .equal)
        #expect(solver.solve() == [Conflict(constraints: [first, second], broken: second)])
        #expect(solver.value(of: x) == 1)
        solver.remove(first)
        #expect(solver.solve() == [])
        #expect(!solver.isBroken(second))
        #expect(solver.value(of: x) == 2)
    }

    @Test("a constant that makes a contradiction leaves a constraint out, and a fixture is not that one")
    func conflictByConstant() {
        let solver = CassowarySolver()
        let (width, part) = (solver.makeVariable(isNeverNegative: true), solver.makeVariable(isNeverNegative: true))
        let inside = solver.add([Term(width), Term(part, -1)], constant: 0, .greaterThanOrEqual)
        let least = solver.add([Term(part)], constant: -50, .greaterThanOrEqual)
        let size = solver.add([Term(width)], constant: -100, .equal, isFixture: true)
        #expect(solver.solve() == [])
        solver.setConstant(-30, of: size)
        #expect(solver.solve() == [Conflict(constraints: [inside, least, size], broken: least)])
        #expect(solver.value(of: width) == 30)
        solver.setConstant(-20, of: size)
        #expect(solver.solve() == [])
        solver.setConstant(-100, of: size)
        #expect(solver.solve() == [])
        #expect(!solver.isBroken(least))
        #expect(solver.value(of: part) >= 50)
    }

    @Test("the same equation twice is no conflict, and either may go")
    func redundant() {
        let solver = CassowarySolver()
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        let ids = (0..<3).map { _ in solver.add([Term(x), Term(y, -1)], constant: -4, .equal) }
        _ = solver.add([Term(y)], constant: -1, .equal)
        #expect(solver.solve() == [])
        solver.remove(ids[0])
        solver.remove(ids[2])
        #expect(solver.solve() == [])
        #expect(solver.value(of: x) == 5)
        solver.setConstant(-6, of: ids[1])
        #expect(solver.solve() == [])
        #expect(solver.value(of: x) == 7)
    }

    // MARK: Ambiguity

    @Test("a variable is ambiguous while something else would do as well")
    func ambiguity() {
        let solver = CassowarySolver()
        let (x, width) = (solver.makeVariable(), solver.makeVariable(isNeverNegative: true))
        #expect(solver.isAmbiguous(x))
        #expect(solver.isAmbiguous(width))
        _ = solver.add([Term(x), Term(width)], constant: -100, .equal)
        _ = solver.solve()
        #expect(solver.isAmbiguous(x))
        let range = solver.add([Term(width)], constant: -40, .lessThanOrEqual, strength: Strength(250))
        _ = solver.solve()
        #expect(solver.isAmbiguous(width))
        _ = solver.add([Term(width)], constant: -60, .greaterThanOrEqual, strength: Strength(249))
        _ = solver.solve()
        #expect(!solver.isAmbiguous(width))
        #expect(!solver.isAmbiguous(x))
        #expect(solver.value(of: width) == 40)
        solver.remove(range)
        _ = solver.solve()
        #expect(solver.isAmbiguous(width))
    }

    @Test("a variable is evaluated anew when the inequality that it was read from goes after a new constant")
    func removalAfterConstant() {
        let solver = CassowarySolver()
        let (start, end) = (solver.makeVariable(), solver.makeVariable())
        let lengths = (solver.makeVariable(isNeverNegative: true), solver.makeVariable(isNeverNegative: true))
        _ = solver.add([Term(lengths.0)], constant: -7, .equal)
        let limit = solver.add([Term(start, -1), Term(end)], constant: -37, .lessThanOrEqual)
        let gap = solver.add(
            [Term(start, -1), Term(lengths.0, -1), Term(end), Term(lengths.1)], constant: 19, .equal)
        _ = solver.add([Term(lengths.0), Term(lengths.1, -2)], constant: -1, .equal)
        _ = solver.solve()
        #expect(solver.value(of: end) - solver.value(of: start) == -15)
        solver.setConstant(-33, of: gap)
        solver.remove(limit)
        #expect(solver.solve() == [])
        #expect(solver.value(of: end) - solver.value(of: start) == 37)
    }

    @Test("what comes or goes right after a constant that makes a contradiction counts once")
    func changesAfterContradiction() {
        let solver = CassowarySolver()
        let x = solver.makeVariable()
        let first = solver.add([Term(x)], constant: -1, .equal)
        let second = solver.add([Term(x)], constant: -1, .equal)
        _ = solver.solve()
        solver.setConstant(-2, of: first)
        solver.remove(second)
        #expect(solver.solve() == [])
        #expect(solver.value(of: x) == 2)
        let third = solver.add([Term(x)], constant: -2, .equal)
        _ = solver.solve()
        solver.setConstant(-3, of: third)
        let fourth = solver.add([Term(x)], constant: -2, .equal)
        solver.remove(fourth)
        solver.remove(third)
        _ = solver.solve()
        solver.setConstant(-5, of: first)
        #expect(solver.solve() == [])
        #expect(solver.value(of: x) == 5)
    }
}
