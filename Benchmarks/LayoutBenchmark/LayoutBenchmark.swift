import Foundation
import Threads
import UIKit

/// Prints how long hierarchies of constraints take: medians in milliseconds of processor time.
///
/// Arguments: the number of views, 1000 where it is missing, the number of rounds, 15 where it is missing, and the shapes,
/// all where they are missing.
@main @MainActor enum LayoutBenchmark {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        let numbers = arguments.prefix(2).map { Int($0) ?? 0 }
        let shapes = arguments.dropFirst(2).map(LayoutShape.init(rawValue:))
        guard numbers.allSatisfy({ $0 > 0 }), !shapes.contains(nil) else {
            let names = LayoutShape.allCases.map(\.rawValue).joined(separator: ", ")
            FileHandle.standardError.write(
                Data("LayoutBenchmark: give how many views, how many rounds, and shapes of \(names).\n".utf8))
            exit(64)
        }
        let count = numbers.first ?? 1000
        let rounds = numbers.dropFirst().first ?? 15
        print("\(count) views, medians of \(rounds) rounds, in milliseconds of processor time")
        print(line("shape", ["make", "first layout", "resize", "take down"]))
        for shape in shapes.isEmpty ? LayoutShape.allCases : shapes.compactMap(\.self) {
            var times = Array(repeating: [Double](), count: 4)
            for _ in 0..<rounds {
                for (column, time) in measure(shape, count: count).enumerated() { times[column].append(time) }
            }
            print(line(shape.rawValue, times.map { median(of: $0).formatted(.number.precision(.fractionLength(2))) }))
        }
    }

    private static func measure(_ shape: LayoutShape, count: Int) -> [Double] {
        var root = UIView()
        let make = milliseconds { root = shape.make(count: count) }
        let first = milliseconds { root.layoutIfNeeded() }
        let steps = (1...8).map { step in
            milliseconds {
                root.bounds.size = CGSize(width: 1000 + 7 * step, height: 20_000 + 11 * step)
                root.layoutIfNeeded()
            }
        }
        let takeDown = milliseconds {
            for subview in root.subviews { subview.removeFromSuperview() }
            root.layoutIfNeeded()
        }
        return [make, first, median(of: steps), takeDown]
    }

    private static func milliseconds(_ body: () -> Void) -> Double {
        let start = ProcessorTime.ofThisThread()
        body()
        return (ProcessorTime.ofThisThread() - start) / .milliseconds(1)
    }

    private static func median(of numbers: [Double]) -> Double {
        let sorted = numbers.sorted()
        return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
    }

    private static func line(_ name: String, _ cells: [String]) -> String {
        name.padding(toLength: 14, withPad: " ", startingAt: 0)
            + cells.map { String(repeating: " ", count: max(1, 14 - $0.count)) + $0 }.joined()
    }
}
