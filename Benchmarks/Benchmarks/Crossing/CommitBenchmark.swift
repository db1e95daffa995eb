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
        }
    }
}
