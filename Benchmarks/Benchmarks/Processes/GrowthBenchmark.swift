import BenchmarkReport
import PluginHost
import UIKit

/// More and more of everything: whether what it costs grows with it, or faster.
@MainActor enum GrowthBenchmark {
    static func perform(_ run: BenchmarkRun) throws {
        try measurePlugins(run)
        var first: Figure?
        for count in [100, 1000, 3900] {
            let times = try touch("\(count)-layers", run.count(200)).drawn
            let figure = run.add("touch to pixels beside \(count) layers", times, against: first)
            first = first ?? figure
        }
        let times = try touch("\(layersOfScene)-layers", run.count(50), panes: 25).drawn
        run.add("touch to pixels beside \(25 * layersOfScene) layers of 25 plugins", times, against: first)
        first = nil
        for side in [128, 512, 2048] {
            let times = try touch("\(side)-pixels", run.count(side < 2048 ? 100 : 20)).drawn
            let name = "touch to pixels with a picture of \(side * side / 256) KiB"
            let figure = run.add(name, times, against: first)
            first = first ?? figure
        }
    }

    /// With what else is in it, as many as a scene may have.
    private static let layersOfScene = 3990

    private static func measurePlugins(_ run: BenchmarkRun) throws {
        let host = BenchmarkHost()
        let plugins = try host.makePlugins(.wellBehaved, count: 256)
        var panes: [RemoteViewController] = []
        for count in [16, 64, run.count(256)] where count > panes.count {
            let more = (panes.count..<count).map { host.makePane(of: plugins, $0, controller: "controls") }
            // As many at a time as a window may well have: each has ten seconds to say Hello.
            let times = stride(from: 0, to: more.count, by: 16).map { start in
                let some = Array(more[start...].prefix(16))
                let began = host.loop.clock.now
                host.show(some)
                return host.milliseconds(since: began) / Double(some.count)
            }
            run.add("plugins \(panes.count + 1) to \(count): each of 16 until all have drawn", times)
            panes += more
            host.run(for: .seconds(1))
            let sizes = more.compactMap(\.processIdentifier).map(ProcessUsage.proportionalSetSize)
            run.add("a plugin, one of \(count)", sizes, in: .mebibytes)
        }
        host.close()
    }

    /// - Parameter panes: How many of the same kind there are, each of a plugin of its own; the first one is touched.
    private static func touch(
        _ controller: String, _ count: Int, panes: Int = 1
    ) throws -> (committed: [Double], drawn: [Double]) {
        let host = BenchmarkHost()
        let plugins = try host.makePlugins(.answersAtLength, count: panes, controllers: [controller])
        let all = (0..<panes).map { host.makePane(of: plugins, $0, controller: controller) }
        host.show(all)
        let meter = TouchMeter(host, all[0])
        _ = try meter.measure(max(1, count / 10))
        let times = try meter.measure(count)
        host.close()
        return times
    }
}
