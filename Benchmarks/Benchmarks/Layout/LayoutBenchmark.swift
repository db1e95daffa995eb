import BenchmarkReport
import Threads
import UIKit

/// Hierarchies of views with constraints: processor time of their first layout, of a step of a resize, and of their equations alone,
/// beside kiwisolver.
@MainActor enum LayoutBenchmark {
    private static let views = 1000
    /// As many as kiwisolver has within seconds: what it takes for some shapes grows with the cube of their number.
    private static let comparedViews = 200

    static func perform(_ run: BenchmarkRun) throws {
        for shape in LayoutShape.allCases {
            let rounds = (0..<run.count(20)).map { _ in measure(shape) }
            run.add("\(shape.rawValue): first layout of \(views) views", rounds.map(\.first))
            run.add("\(shape.rawValue): a step of a resize", rounds.flatMap(\.steps))
        }
        for shape in LayoutShape.allCases { try compare(shape, run) }
    }

    private static func measure(_ shape: LayoutShape) -> (first: Double, steps: [Double]) {
        let root = shape.make(count: views)
        let first = ProcessorTime.milliseconds { root.layoutIfNeeded() }
        let steps = steps.map { size in
            ProcessorTime.milliseconds {
                root.bounds.size = size
                root.layoutIfNeeded()
            }
        }
        return (first, steps)
    }

    private static let steps = (1...8).map { CGSize(width: 1000 + 7 * $0, height: 20_000 + 11 * $0) }

    private static func compare(_ shape: LayoutShape, _ run: BenchmarkRun) throws {
        let root = shape.make(count: comparedViews)
        // What stack views arrange has its constraints from then on.
        root.layoutIfNeeded()
        let equations = LayoutEquations(of: root, sizes: [root.bounds.size] + steps)
        let rounds = run.count(10)
        let others = try Kiwisolver.solve(equations, rounds: rounds)
        let own = equations.solve(rounds: rounds)
        guard others.values.count == own.values.count,
            zip(others.values, own.values).allSatisfy({ abs($0 - $1) < 0.01 })
        else {
            throw ProgramAnswer.Failure(description: "Of \(shape.rawValue) the two solvers have different solutions")
        }
        let name = "\(shape.rawValue): equations of \(comparedViews) views"
        let first = run.add("\(name), kiwisolver", others.first, kind: .raw)
        run.add(name, own.first, against: first, goal: .ratio(atMost: 1))
        let step = run.add("\(shape.rawValue): a step of them, kiwisolver", others.steps, kind: .raw)
        run.add("\(shape.rawValue): a step of them", own.steps, against: step, goal: .ratio(atMost: 1))
    }
}
