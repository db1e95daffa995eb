import Foundation
import HostStaging
import MainLoop
import PluginBehaviours
import PluginHost
import UIKit

/// Prints how long it takes from a click in one pane to the pixels that answer it, while another pane is quiet and while it
/// floods: medians and 99th percentiles in milliseconds, and these in proportion to a quiet neighbour.
///
/// Arguments: how many clicks for each neighbour and round, 150 where it is missing, and how many rounds, 3 where it is missing.
@main @MainActor enum IsolationBenchmark {
    private static let neighbours: [PluginBehaviour] = [.wellBehaved, .floodsLabel, .floodsLabels, .floodsImages]

    static func main() throws {
        let numbers = CommandLine.arguments.dropFirst().map { Int($0) ?? 0 }
        guard numbers.count <= 2, numbers.allSatisfy({ $0 > 0 }) else {
            FileHandle.standardError.write(
                Data("IsolationBenchmark: give how many clicks and how many rounds, both at least 1.\n".utf8))
            exit(64)
        }
        let clicks = numbers.first ?? 150
        let rounds = numbers.dropFirst().first ?? 3
        var times: [PluginBehaviour: [Double]] = [:]
        for _ in 0..<rounds {
            for neighbour in neighbours {
                times[neighbour, default: []] += try ClickMeter(beside: neighbour).measure(clicks: clicks)
            }
        }
        print("\(clicks * rounds) clicks each, in milliseconds")
        print(line("neighbour", ["median", "p99", "times quiet", "longest"]))
        let quiet = percentile(99, of: times[.wellBehaved] ?? [])
        for neighbour in neighbours {
            let all = times[neighbour] ?? []
            let p99 = percentile(99, of: all)
            let cells = [percentile(50, of: all), p99, p99 / quiet, all.max() ?? 0]
            print(line(neighbour.rawValue, cells.map { $0.formatted(.number.precision(.fractionLength(2))) }))
        }
    }

    private static func percentile(_ percent: Int, of numbers: [Double]) -> Double {
        let sorted = numbers.sorted()
        return sorted.isEmpty ? 0 : sorted[min(sorted.count - 1, sorted.count * percent / 100)]
    }

    private static func line(_ name: String, _ cells: [String]) -> String {
        name.padding(toLength: 14, withPad: " ", startingAt: 0)
            + cells.map { String(repeating: " ", count: max(1, 14 - $0.count)) + $0 }.joined()
    }
}
