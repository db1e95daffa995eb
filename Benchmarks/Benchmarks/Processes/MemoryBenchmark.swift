import BenchmarkReport
import Foundation
import PluginHost
import UIKit

/// Plugins of one program, each in a process of its own, and what they share of memory.
@MainActor enum MemoryBenchmark {
    static func perform(_ run: BenchmarkRun) throws {
        let host = BenchmarkHost()
        let plugins = try host.makePlugins(.wellBehaved, count: 32)
        var panes: [RemoteViewController] = []
        run.add("host, plugins: 0", [hostSize], in: .mebibytes)
        for count in [1, 8, 32] {
            let more = (panes.count..<count).map { host.makePane(of: plugins, $0, controller: "controls") }
            host.show(more)
            panes += more
            host.run(for: .seconds(1))
            let sizes = panes.compactMap(\.processIdentifier).map(ProcessUsage.proportionalSetSize)
            let goal = count == 32 ? Goal.median(atMost: 6) : nil
            run.add("a plugin, one of \(count)", sizes, in: .mebibytes, goal: goal)
            run.add("host, plugins: \(count)", [hostSize], in: .mebibytes)
        }
        host.stopPlugins()
        try measureLibraries(run, host)
        host.close()
    }

    /// When no plugin shares them any more.
    private static func measureLibraries(_ run: BenchmarkRun, _ host: BenchmarkHost) throws {
        var bare: [BareProcess] = []
        for count in [1, 8, 32] {
            bare += try (bare.count..<count).map { _ in try BareProcess(on: host.loop) }
            run.add(
                "a program with a plugin's libraries, one of \(count)", bare.map { $0.size }, in: .mebibytes, kind: .raw
            )
        }
        for process in bare { process.end() }
    }

    private static var hostSize: Double {
        ProcessUsage.proportionalSetSize(of: ProcessInfo.processInfo.processIdentifier)
    }
}
