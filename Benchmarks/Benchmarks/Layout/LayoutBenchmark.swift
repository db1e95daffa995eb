import BenchmarkReport
import Threads
import UIKit

/// Hierarchies of a thousand views with constraints: processor time of their first layout, of a step of a resize, and until they are
/// taken down.
@MainActor enum LayoutBenchmark {
    private static let views = 1000

    static func perform(_ run: BenchmarkRun) {
        for shape in LayoutShape.allCases {
            let rounds = (0..<run.count(20)).map { _ in measure(shape) }
            run.add("\(shape.rawValue): first layout of \(views) views", rounds.map(\.first))
            run.add("\(shape.rawValue): a step of a resize", rounds.flatMap(\.steps))
        }
    }

    private static func measure(_ shape: LayoutShape) -> (first: Double, steps: [Double]) {
        let root = shape.make(count: views)
        let first = ProcessorTime.milliseconds { root.layoutIfNeeded() }
        let steps = (1...8).map { step in
            ProcessorTime.milliseconds {
                root.bounds.size = CGSize(width: 1000 + 7 * step, height: 20_000 + 11 * step)
                root.layoutIfNeeded()
            }
        }
        return (first, steps)
    }
}
