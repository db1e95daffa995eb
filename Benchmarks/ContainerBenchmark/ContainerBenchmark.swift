import Foundation
import ParityScenarios
import UIKit

/// Prints how long containers take that have controllers of a plugin in them, whose process runs: from the call that pushes one to the
/// first frame that has what it draws, and for each frame in which a split view with 32 of them gets another size, in proportion to 32
/// controllers of the host.
///
/// Argument: how many pushes and frames, 200 where it is missing.
@main @MainActor enum ContainerBenchmark {
    private static let panes = 32

    static func main() throws {
        let count = CommandLine.arguments.dropFirst().first.map { Int($0) ?? 0 } ?? 200
        guard count > 0 else {
            FileHandle.standardError.write(Data("ContainerBenchmark: give how many pushes and frames.\n".utf8))
            exit(64)
        }
        print("\(count) each, in milliseconds")
        print(line("", ["median", "p95"]))
        let pushes = try PushMeter.measure(pushes: count)
        print(line("push to first frame", [50, 95].map { text(percentile($0, of: pushes)) }))
        let host = try FixtureHost()
        // The one and the other twice, so that nobody has the machine's better half.
        var (local, remote): ([Double], [Double]) = ([], [])
        for _ in 0..<2 {
            local += SplitMeter.measure(host, panes: panes, frames: count / 2) {
                ParityControllers.make("controls") ?? UIViewController()
            }
            remote += SplitMeter.measure(host, panes: panes, frames: count / 2) { host.makePane() }
        }
        host.close()
        print("processor time of the host's main thread for a frame with \(panes) panes")
        for (name, times) in [("in the host", local), ("in a plugin", remote)] {
            print(line(name, [50, 95].map { text(percentile($0, of: times)) }))
        }
        print(
            line(
                "in a plugin / in the host",
                [50, 95].map { text(percentile($0, of: remote) / percentile($0, of: local)) }))
    }

    private static func percentile(_ percent: Int, of numbers: [Double]) -> Double {
        let sorted = numbers.sorted()
        return sorted.isEmpty ? 0 : sorted[min(sorted.count - 1, sorted.count * percent / 100)]
    }

    private static func text(_ number: Double) -> String {
        number.formatted(.number.precision(.fractionLength(2)))
    }

    private static func line(_ name: String, _ cells: [String]) -> String {
        name.padding(toLength: 28, withPad: " ", startingAt: 0)
            + cells.map { String(repeating: " ", count: max(1, 12 - $0.count)) + $0 }.joined()
    }
}
