import BenchmarkReport
import Foundation
import PluginBehaviours
import PluginHost
import UIKit

/// Plugins that have something new to show all the time, as often as their host takes it.
@MainActor enum CommitBenchmark {
    private static let contents: [(name: String, behaviour: PluginBehaviour)] = [
        ("a label", .floodsLabel), ("100 labels", .floodsLabels), ("1000 layers", .floodsLayers),
        ("a picture of 64 KiB", .floodsSmallImages), ("a picture of 1 MiB", .floodsImages),
    ]

    static func perform(_ run: BenchmarkRun) throws {
        let own = ProcessInfo.processInfo.processIdentifier
        for (name, behaviour) in contents {
            let host = BenchmarkHost()
            let pane = host.makePane(of: try host.makePlugins(behaviour))
            host.show([pane])
            host.run(for: .milliseconds(500))
            guard let plugin = pane.processIdentifier else { continue }
            var (rates, hostTimes, pluginTimes): ([Double], [Double], [Double]) = ([], [], [])
            for _ in 0..<run.count(20) {
                let before = (pane.commitCount, [own, plugin].map(ProcessUsage.processorTime))
                let began = host.loop.clock.now
                host.run(for: .milliseconds(250))
                let after = (pane.commitCount, [own, plugin].map(ProcessUsage.processorTime))
                let commits = Double(after.0 - before.0)
                guard commits > 0 else { continue }
                rates.append(commits / host.milliseconds(since: began) * 1000)
                hostTimes.append((after.1[0] - before.1[0]) / commits)
                pluginTimes.append((after.1[1] - before.1[1]) / commits)
            }
            run.add("\(name): commits", rates, in: .perSecond)
            run.add("\(name): processor time of the host for each", hostTimes)
            run.add("\(name): processor time of the plugin for each", pluginTimes)
            host.close()
            try addBytes(run, name, behaviour)
            let allocations = try CommitAllocations.measure(behaviour, times: run.count(8))
            run.add("\(name): allocations of the host for each", allocations.host, in: .allocations)
            run.add("\(name): allocations of the plugin for each", allocations.plugin, in: .allocations)
        }
    }

    /// In a run of its own: what is written down takes time.
    private static func addBytes(_ run: BenchmarkRun, _ name: String, _ behaviour: PluginBehaviour) throws {
        let (host, meter) = (BenchmarkHost(), WireMeter())
        let pane = host.makePane(of: try host.makePlugins(behaviour, recorder: meter.recorder))
        host.show([pane])
        var (toHost, toPlugin): ([Double], [Double]) = ([], [])
        for _ in 0..<run.count(4) {
            _ = try meter.take()
            let before = pane.commitCount
            // Long enough that a commit whose pieces are still on their way makes no difference.
            host.run(for: .seconds(1))
            let commits = Double(pane.commitCount - before)
            let bytes = try meter.take()
            guard commits > 0 else { continue }
            toHost.append(Double(bytes.toHost) / commits)
            toPlugin.append(Double(bytes.toPlugin) / commits)
        }
        host.close()
        run.add("\(name): bytes to the host for each", toHost, in: .bytes)
        run.add("\(name): bytes to the plugin for each", toPlugin, in: .bytes)
    }
}
