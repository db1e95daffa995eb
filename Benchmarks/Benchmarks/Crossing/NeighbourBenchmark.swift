import BenchmarkReport
import PluginBehaviours
import PluginHost
import UIKit

/// Clicks into a pane in which something moves, while another plugin does what it should not.
@MainActor enum NeighbourBenchmark {
    enum Neighbour: String, CaseIterable {
        case quiet = "is quiet"
        case stopped = "is stopped"
        case spins = "spins"
        case crashes = "crashes in a loop"
        case label = "floods a label"
        case labels = "floods 100 labels"
        case images = "floods pictures of 1 MiB"

        var behaviour: PluginBehaviour {
            switch self {
            case .quiet, .stopped: .wellBehaved
            case .spins: .spins
            case .crashes: .crashesAfterLoad
            case .label: .floodsLabel
            case .labels: .floodsLabels
            case .images: .floodsImages
            }
        }
    }

    struct Times {
        /// From each click to its pixels.
        var clicks: [Double] = []
        /// From each frame to the next one.
        var frames: [Double] = []
    }

    static func perform(_ run: BenchmarkRun) throws {
        var times: [Neighbour: Times] = [:]
        for _ in 0..<3 {
            for neighbour in Neighbour.allCases {
                run.measureYardstick()
                let round = try measure(neighbour, run.count(200))
                times[neighbour, default: Times()].clicks += round.clicks
                times[neighbour, default: Times()].frames += round.frames
            }
        }
        add("click to pixels", .work, \.clicks)
        add("frame to frame of what moves", .wait, \.frames)

        func add(_ name: String, _ kind: Figure.Kind, _ values: (Times) -> [Double]) {
            var quiet: Figure?
            for neighbour in Neighbour.allCases {
                let goal = quiet == nil ? nil : Goal.tailRatio(atMost: 1.2)
                let figure = run.add(
                    "\(name), the other \(neighbour.rawValue)", times[neighbour].map(values) ?? [], kind: kind,
                    against: quiet, goal: goal)
                quiet = quiet ?? figure
            }
        }
    }

    /// - Parameter drawer: Who draws both panes.
    static func measure(_ neighbour: Neighbour, _ count: Int, drawnBy drawer: Drawer = .host) throws -> Times {
        let host = BenchmarkHost()
        let clicked = host.makePane(of: try host.makePlugins(.togglesAndMoves, drawnBy: drawer))
        let other = host.makePane(
            of: try host.makePlugins(neighbour.behaviour, drawnBy: drawer) { options in
                // What a crash says of its stack is another program's work.
                options.environment["SWIFT_BACKTRACE"] = "enable=no"
            })
        host.show([clicked], in: CGRect(x: 0, y: 0, width: 100, height: 300))
        host.stage.embed(other, frame: CGRect(x: 100, y: 0, width: 300, height: 300))
        if neighbour != .crashes { host.run { other.isDrawn } }
        let process = other.processIdentifier
        if neighbour == .stopped, let process { kill(process, SIGSTOP) }
        let meter = TouchMeter(host, clicked)
        // In no step with anybody's frames.
        let pace = { Duration.microseconds(Int64.random(in: 10_000...25_000)) }
        var frames: [Double] = []
        var last = host.loop.clock.now
        host.beginFrames { [unowned host] in
            frames.append(host.milliseconds(since: last))
            last = host.loop.clock.now
        }
        // The first ones warm up, and the neighbour gets going.
        _ = try meter.measure(10, every: pace)
        frames = []
        let clicks = try meter.measure(count, every: pace).drawn
        if neighbour == .stopped, let process { kill(process, SIGCONT) }
        host.close()
        return Times(clicks: clicks, frames: frames)
    }
}
