import BenchmarkReport
import PluginHost
import UIKit

/// Many panes that get another size at once, until the last one's commit for it is mirrored.
@MainActor enum FanOutBenchmark {
    static func perform(_ run: BenchmarkRun) throws {
        for count in [1, 8, 32, 128] {
            let host = BenchmarkHost()
            let raw = try RawEcho(processes: count, on: host.loop)
            let plugins = try host.makePlugins(.wellBehaved, count: count)
            let panes = (0..<count).map { host.makePane(of: plugins, $0) }
            host.show(panes)
            host.run(for: .seconds(1))
            var (echoes, resizes): ([Double], [Double]) = ([], [])
            for _ in 0..<4 {
                echoes += raw.measure(run.count(100), bytes: 64)
                resizes += (0..<run.count(20)).map { resize(panes, by: $0 % 2 == 0 ? -1 : 1, host) }
            }
            let anchor = run.add("libzmq to \(count) and back", echoes, kind: .raw)
            let goal = count == 32 ? Goal.median(atMost: 3) : nil
            run.add("panes resized: \(count)", resizes, against: anchor, goal: goal)
            host.close()
            raw.close()
        }
    }

    private static func resize(_ panes: [RemoteViewController], by step: CGFloat, _ host: BenchmarkHost) -> Double {
        let began = host.loop.clock.now
        for pane in panes { pane.view.frame.size.width += step }
        var time: Double?
        host.beforeUpdate = {
            guard time == nil, panes.allSatisfy({ $0.mirroredView?.bounds.size == $0.view.bounds.size }) else { return }
            time = host.milliseconds(since: began)
        }
        host.run { time != nil }
        host.beforeUpdate = {}
        // In no step with anybody's frames.
        host.run(for: .milliseconds(Int.random(in: 20...40)))
        return time ?? 0
    }
}
