import BenchmarkReport
import Foundation
import PluginHost
import UIKit

/// A host with 32 plugins that show something and do nothing.
@MainActor enum IdleBenchmark {
    static func perform(_ run: BenchmarkRun) throws {
        let host = BenchmarkHost()
        let plugins = try host.makePlugins(.wellBehaved, count: 32)
        let panes = (0..<32).map { host.makePane(of: plugins, $0, controller: "controls") }
        host.show(panes)
        host.run(for: .seconds(3))
        let own = ProcessInfo.processInfo.processIdentifier
        let processes = panes.compactMap(\.processIdentifier)
        var (hostTimes, hostSleeps, pluginTimes, pluginSleeps): ([Double], [Double], [Double], [Double]) = (
            [], [], [], []
        )
        for _ in 0..<run.count(10) {
            let before = (usage(own), processes.map(usage))
            host.loop.run(for: .seconds(1))
            let after = (usage(own), processes.map(usage))
            hostTimes.append(after.0.time - before.0.time)
            hostSleeps.append(after.0.sleeps - before.0.sleeps)
            pluginTimes += zip(before.1, after.1).map { $1.time - $0.time }
            pluginSleeps += zip(before.1, after.1).map { $1.sleeps - $0.sleeps }
        }
        run.add("host of 32: processor time in a second", hostTimes)
        run.add("host of 32: wakes", hostSleeps, in: .wakesPerSecond)
        run.add("a plugin: processor time in a second", pluginTimes)
        run.add("a plugin: wakes", pluginSleeps, in: .wakesPerSecond)
        host.close()
    }

    private static func usage(_ process: Int32) -> (time: Double, sleeps: Double) {
        (ProcessUsage.processorTime(of: process), Double(ProcessUsage.sleeps(of: process)))
    }
}
