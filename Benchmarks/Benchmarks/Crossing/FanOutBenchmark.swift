import BenchmarkReport
import Foundation
import ParityScenarios
import PluginHost
import Threads
import UIKit

/// Many panes that get another size at once, until the last one's commit for it is mirrored; and as many of the same controllers in the
/// host, whose layout alone it is.
@MainActor enum FanOutBenchmark {
    static func perform(_ run: BenchmarkRun) throws {
        for count in [1, 8, 32, 128] {
            let host = BenchmarkHost()
            let raw = try RawEcho(processes: count, on: host.loop)
            let least = try LeastPanes(count, on: host.loop)
            let plugins = try host.makePlugins(.wellBehaved, count: count)
            let panes = (0..<count).map { host.makePane(of: plugins, $0) }
            host.show(panes)
            host.run(for: .seconds(1))
            var (echoes, resizes, work): ([Double], [Double], [Double]) = ([], [], [])
            var without: [Double] = []
            for _ in 0..<4 {
                run.measureYardstick()
                echoes += raw.measure(run.count(100), bytes: 64)
                let before = used(by: panes)
                let steps = run.count(20)
                for index in 0..<steps {
                    resizes.append(resize(panes, by: index % 2 == 0 ? -1 : 1, host))
                    // In no step with anybody's frames.
                    host.run(for: .milliseconds(Int.random(in: 20...40)))
                }
                work.append((used(by: panes) - before) / Double(steps))
                for _ in 0..<steps {
                    without.append(least.resize())
                    host.run(for: .milliseconds(Int.random(in: 20...40)))
                }
            }
            let anchor = run.add("libzmq to \(count) and back", echoes, kind: .raw)
            let goal = count == 32 ? Goal.median(atMost: 3) : nil
            run.add("panes resized: \(count)", resizes, against: anchor, goal: goal)
            // With what a screen's frames and what is acknowledged take afterwards.
            run.add("panes resized: \(count), processor time of all", work)
            if count == 1 {
                run.add("one resized again at once, processor time of both sides", again(panes[0], run, host))
            }
            run.add("socket pairs, messages and layout in a process each: \(count)", without, against: anchor)
            host.close()
            raw.close()
            least.close()
            run.add("controllers of the host laid out: \(count)", atHome(count, run.count(80)))
            let said = (0..<count).map { _ in CodedMessages() }
            let coded = (0..<run.count(80)).map { _ in ProcessorTime.milliseconds { for one in said { one.resize() } } }
            run.add("their messages alone: \(count)", coded)
        }
    }

    /// - Returns: Milliseconds of processor time.
    private static func atHome(_ count: Int, _ times: Int) -> [Double] {
        let host = BenchmarkHost()
        let children = (0..<count).map { _ in ParityControllers.make("plain") ?? UIViewController() }
        let frames = BenchmarkHost.grid(count, in: CGRect(x: 0, y: 0, width: 400, height: 300))
        for (child, frame) in zip(children, frames) { host.stage.embed(child, frame: frame) }
        host.run(for: .milliseconds(100))
        let result = (0..<times).map { index in
            ProcessorTime.milliseconds {
                for child in children { child.view.frame.size.width += index % 2 == 0 ? -1 : 1 }
                host.stage.window.layoutIfNeeded()
            }
        }
        for child in children { host.stage.remove(child) }
        host.close()
        return result
    }

    /// Each process finds all in its caches that it needs, which of many none does.
    ///
    /// - Returns: Milliseconds of both processes together, for one resize.
    private static func again(_ pane: RemoteViewController, _ run: BenchmarkRun, _ host: BenchmarkHost) -> [Double] {
        let resizes = 50
        return (0..<run.count(40)).map { _ in
            let before = used(by: [pane])
            for index in 0..<resizes { _ = resize([pane], by: index % 2 == 0 ? -1 : 1, host) }
            return (used(by: [pane]) - before) / Double(resizes)
        }
    }

    /// Milliseconds of processor time that this process has used, and the panes' processes.
    private static func used(by panes: [RemoteViewController]) -> Double {
        let processes = panes.map { $0.processIdentifier ?? 0 } + [ProcessInfo.processInfo.processIdentifier]
        return processes.reduce(0) { $0 + ProcessUsage.processorTime(of: $1) }
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
        return time ?? 0
    }
}
