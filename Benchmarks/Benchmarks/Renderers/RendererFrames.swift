import BenchmarkReport
import PluginBehaviours
import PluginHost
import UIKit

/// Plugins that have something new to show 60 times a second: the processor time of host, plugin and renderer for each commit.
@MainActor enum RendererFrames {
    private static let rounds = 3
    private static let window = CGSize(width: 400, height: 300)
    /// The size that `playsPixels` has its pixels of: a pixel of it is one of the window.
    private static let video = CGSize(width: 1280, height: 720)

    static func perform(_ run: BenchmarkRun) throws {
        try addAll("500 layers that move", .movesLayers, run)
        try addAll("100 labels that change", .changesLabels, run)
        let costs = try measure(.playsPixels, in: video, run)
        run.add("a surface of 1280 x 720: host's time for each", costs.host, goal: .median(atMost: 1.5))
        run.add("a surface of 1280 x 720: time of all for each", costs.all)
        run.add("a surface of 1280 x 720: commits", costs.rates, in: .perSecond, kind: .wait)
    }

    private static func addAll(_ name: String, _ behaviour: PluginBehaviour, _ run: BenchmarkRun) throws {
        let costs = try measure(behaviour, in: window, run)
        run.add("\(name): time of all for each", costs.all, goal: .ratio(atMost: 1.3))
        run.add("\(name): host's time for each", costs.host)
        run.add("\(name): commits", costs.rates, in: .perSecond, kind: .wait)
    }

    private static func measure(
        _ behaviour: PluginBehaviour, in size: CGSize, _ run: BenchmarkRun
    ) throws -> FrameCosts {
        var costs = FrameCosts()
        for round in 0..<rounds {
            run.measureYardstick()
            for drawer in Drawer.turns(round) {
                let host = BenchmarkHost(size: size)
                let pane = host.makePane(of: try host.makePlugins(behaviour, drawnBy: drawer))
                host.show([pane], in: CGRect(origin: .zero, size: size))
                host.run(for: .milliseconds(500))
                for _ in 0..<run.count(4) { measure(pane, drawer, host, &costs) }
                host.close()
            }
        }
        return costs
    }

    /// Adds what half a second takes.
    private static func measure(
        _ pane: RemoteViewController, _ drawer: Drawer, _ host: BenchmarkHost, _ costs: inout FrameCosts
    ) {
        let (before, began) = (pane.commitCount, host.loop.clock.now)
        let used = ProcessUsage.processorTimes(with: pane.processIdentifiers) { host.run(for: .milliseconds(500)) }
        let commits = Double(pane.commitCount - before)
        guard commits > 0 else { return }
        costs.all[drawer, default: []].append((used.own + used.others.reduce(0, +)) / commits)
        costs.host[drawer, default: []].append(used.own / commits)
        costs.rates[drawer, default: []].append(commits / host.milliseconds(since: began) * 1000)
    }
}
