import BenchmarkReport
import Foundation
import PluginHost
import UIKit

/// Many plugins with a pane each: what they take of memory, and of processors where all panes get another size at once.
@MainActor enum RendererCrowd {
    private static let plugins = 32
    private static let rounds = 3
    /// The number of times that all processes are read in a round.
    private static let readings = 2

    static func perform(_ run: BenchmarkRun) throws {
        var (memory, times): ([Drawer: [Double]], [Drawer: [Double]]) = ([:], [:])
        var renderers: [Double] = []
        for round in 0..<rounds {
            for drawer in Drawer.turns(round) {
                run.measureYardstick()
                let host = BenchmarkHost()
                let panes = try show(drawer, host)
                memory[drawer, default: []].append(size(of: panes) / Double(plugins))
                renderers += panes.compactMap { $0.rendererPane?.processIdentifier }
                    .map(ProcessUsage.proportionalSetSizeWithoutSurfaces)
                let steps = run.count(10)
                times[drawer, default: []] += (0..<readings).map { _ in resize(panes, host, steps) }
                host.close()
            }
        }
        run.add("panes resized: \(plugins), processor time of all", times, goal: .ratio(atMost: 1.3))
        run.add("all processes of \(plugins) plugins, for each", memory, in: .mebibytes)
        let more = zip(memory[.renderers] ?? [], memory[.host] ?? []).map { $0 - $1 }
        run.add("what a renderer adds to each", more, in: .mebibytes, goal: .median(atMost: 6))
        run.add("a renderer, one of \(plugins)", renderers, in: .mebibytes)
    }

    private static func show(_ drawer: Drawer, _ host: BenchmarkHost) throws -> [RemoteViewController] {
        let registry = try host.makePlugins(.wellBehaved, count: plugins, drawnBy: drawer)
        let panes = (0..<plugins).map { host.makePane(of: registry, $0, controller: "controls") }
        host.show(panes)
        host.run(for: .seconds(1))
        return panes
    }

    /// - Returns: MiB of the host, the plugins and the renderers together, without the pixels that they share.
    private static func size(of panes: [RemoteViewController]) -> Double {
        ([ProcessInfo.processInfo.processIdentifier] + panes.flatMap(\.processIdentifiers))
            .map(ProcessUsage.proportionalSetSizeWithoutSurfaces).reduce(0, +)
    }

    /// - Returns: Milliseconds of the host, the plugins and the renderers together for one size, with what follows until all sleep.
    private static func resize(_ panes: [RemoteViewController], _ host: BenchmarkHost, _ steps: Int) -> Double {
        let before = panes.map(\.commitCount)
        let used = ProcessUsage.processorTimes(with: panes.flatMap(\.processIdentifiers)) {
            for step in 0..<steps {
                for pane in panes { pane.view.frame.size.width += step.isMultiple(of: 2) ? -1 : 1 }
                host.run(for: .milliseconds(200))
            }
        }
        let haveAnswered = zip(panes, before).allSatisfy { $0.commitCount > $1 }
        precondition(haveAnswered, "A pane has not answered its new size")
        return (used.own + used.others.reduce(0, +)) / Double(steps)
    }
}
