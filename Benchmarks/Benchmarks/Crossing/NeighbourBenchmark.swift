import BenchmarkReport
import PluginBehaviours
import PluginHost
import UIKit

/// Clicks into a pane while another plugin does what it should not.
@MainActor enum NeighbourBenchmark {
    private enum Neighbour: String, CaseIterable {
        case quiet = "is quiet"
        case stopped = "is stopped"
        case label = "floods a label"
        case labels = "floods 100 labels"
        case images = "floods pictures of 1 MiB"

        var behaviour: PluginBehaviour {
            switch self {
            case .quiet, .stopped: .wellBehaved
            case .label: .floodsLabel
            case .labels: .floodsLabels
            case .images: .floodsImages
            }
        }
    }

    static func perform(_ run: BenchmarkRun) throws {
        var times: [Neighbour: [Double]] = [:]
        for _ in 0..<3 {
            for neighbour in Neighbour.allCases {
                times[neighbour, default: []] += try measure(neighbour, run.count(150))
            }
        }
        var quiet: Figure?
        for neighbour in Neighbour.allCases {
            let goal = quiet == nil ? nil : Goal.tailRatio(atMost: 1.2)
            let figure = run.add(
                "click to pixels, the other \(neighbour.rawValue)", times[neighbour] ?? [], against: quiet, goal: goal)
            quiet = quiet ?? figure
        }
    }

    private static func measure(_ neighbour: Neighbour, _ count: Int) throws -> [Double] {
        let host = BenchmarkHost()
        let clicked = host.makePane(of: try host.makePlugins(.togglesOnTouch))
        let other = host.makePane(of: try host.makePlugins(neighbour.behaviour))
        host.show([clicked], in: CGRect(x: 0, y: 0, width: 100, height: 300))
        host.show([other], in: CGRect(x: 100, y: 0, width: 300, height: 300))
        let process = other.processIdentifier
        if neighbour == .stopped, let process { kill(process, SIGSTOP) }
        let meter = TouchMeter(host, clicked)
        // In no step with anybody's frames.
        let pace = { Duration.microseconds(Int64.random(in: 20_000...50_000)) }
        // The first ones warm up, and the neighbour gets going.
        _ = meter.measure(10, every: pace)
        let times = meter.measure(count, every: pace).drawn
        if neighbour == .stopped, let process { kill(process, SIGCONT) }
        host.close()
        return times
    }
}
