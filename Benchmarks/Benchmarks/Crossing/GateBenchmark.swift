import BenchmarkReport
import Foundation
import PluginBehaviours
import PluginHost

/// A plugin that comes through a gate over TCP on this machine, beside libzmq alone over TCP with CURVE.
@MainActor enum GateBenchmark {
    private static let rounds = 4

    static func perform(_ run: BenchmarkRun) throws {
        try measureTouches(run)
        try measureCalls(run)
        try measurePictures(run)
        try measureRest(run)
    }

    private static func measureTouches(_ run: BenchmarkRun) throws {
        let host = BenchmarkHost()
        let raw = try RawEcho(over: .curve, on: host.loop)
        let plugin = try GatedPlugin(host, .togglesOnTouch)
        try plugin.show(in: CGRect(x: 0, y: 0, width: 200, height: 300))
        let near = host.makePane(of: try host.makePlugins(.togglesOnTouch))
        host.show([near], in: CGRect(x: 200, y: 0, width: 200, height: 300))
        let (far, local) = (TouchMeter(host, plugin.pane), TouchMeter(host, near))
        _ = (try far.measure(run.count(500)), try local.measure(run.count(500)))
        for (name, pace, usual) in [("back to back", Duration?.none, 2000), ("every 3 ms", .milliseconds(3), 500)] {
            let count = run.count(usual) / rounds + 1
            var (echoes, committed, drawn, without): ([Double], [Double], [Double], [Double]) = ([], [], [], [])
            for _ in 0..<rounds {
                run.measureYardstick()
                echoes += raw.measure(count, bytes: 64, every: pace)
                let times = try far.measure(count) { pace }
                committed += times.committed
                drawn += times.drawn
                without += try local.measure(count) { pace }.committed
            }
            let anchor = run.add("libzmq with CURVE, \(name)", echoes, kind: .raw)
            run.add(
                "touch to commit through a gate, \(name)", committed, against: anchor, goal: .ratio(atMost: 2))
            run.add("touch to pixels through a gate, \(name)", drawn, against: anchor)
            run.add("touch to commit without a gate, \(name)", without, against: anchor)
        }
        plugin.close()
        host.close()
        raw.close()
    }

    private static func measureCalls(_ run: BenchmarkRun) throws {
        let host = BenchmarkHost()
        let raw = try RawEcho(over: .curve, on: host.loop)
        let plugin = try GatedPlugin(host, .echoes)
        let echo = EchoPane(host, plugin.pane)
        try plugin.show()
        let count = run.count(1000)
        for bytes in [64, 16 << 10] {
            _ = echo.tell(200, bytes: bytes)
            var (anchors, told): ([Double], [Double]) = ([], [])
            for _ in 0..<rounds {
                run.measureYardstick()
                anchors += raw.measure(count, bytes: bytes)
                told += echo.tell(count, bytes: bytes)
            }
            let anchor = run.add("libzmq with CURVE, \(bytes) bytes", anchors, kind: .raw)
            run.add(
                "call and call back through a gate, \(bytes) bytes", told, against: anchor,
                goal: bytes == 16 << 10 ? .ratio(atMost: 1.5) : nil)
        }
        plugin.close()
        host.close()
        raw.close()
    }

    /// Measures pictures of 512 x 512 pixels with four bytes each, and beside it those of a plugin without a gate, in a host of its own.
    private static func measurePictures(_ run: BenchmarkRun) throws {
        let anchorHost = BenchmarkHost()
        let raw = try RawEcho(over: .curve, on: anchorHost.loop)
        run.add(
            "libzmq with CURVE, 1 MiB there and back", raw.measure(run.count(100), bytes: 1 << 20), kind: .raw)
        raw.close()
        let near = anchorHost.makePane(of: try anchorHost.makePlugins(.floodsImages))
        anchorHost.show([near])
        let without = intervals(of: near, in: anchorHost, run.count(300))
        anchorHost.close()

        let host = BenchmarkHost()
        let plugin = try GatedPlugin(host, .floodsImages)
        try plugin.show()
        let gate = try plugin.gateProcess()
        let processes = [ProcessInfo.processInfo.processIdentifier, gate, plugin.processIdentifier]
        let before = processes.map(ProcessUsage.processorTime)
        let times = intervals(of: plugin.pane, in: host, run.count(300))
        let spent = zip(before, processes.map(ProcessUsage.processorTime)).map { $1 - $0 }
        let anchor = run.add("a picture of 1 MiB to the next, without a gate", without, kind: .wait)
        run.add(
            "a picture of 1 MiB to the next, through a gate", times, kind: .wait, against: anchor,
            goal: .ratio(atMost: 1.1))
        for (name, time) in zip(["host", "gate", "plugin"], spent) {
            run.add("processor time of the \(name) for each", [time / Double(max(times.count, 1))])
        }
        run.add("the gate after these pictures", [ProcessUsage.proportionalSetSize(of: gate)], in: .mebibytes)
        plugin.close()
        host.close()
    }

    /// - Returns: Milliseconds from one commit of a pane to the next, so many times.
    private static func intervals(of pane: RemoteViewController, in host: BenchmarkHost, _ count: Int) -> [Double] {
        host.run(for: .milliseconds(500))
        var times: [Double] = []
        var (last, seen) = (host.loop.clock.now, pane.commitCount)
        var isFirst = true
        host.run {
            guard pane.commitCount > seen else { return false }
            let commits = pane.commitCount - seen
            seen = pane.commitCount
            let time = host.milliseconds(since: last)
            last = host.loop.clock.now
            // The first one was under way already.
            if !isFirst { times += [Double](repeating: time / Double(commits), count: commits) }
            isFirst = false
            return times.count >= count
        }
        return times
    }

    /// Measures what a gate takes beside a host, with nobody and with a plugin that has nothing to say. Heartbeats wake it in the second case alone:
    /// three times in two seconds for each lane, and once for the files of keys.
    private static func measureRest(_ run: BenchmarkRun) throws {
        let host = BenchmarkHost()
        let plugin = try GatedPlugin(host, .wellBehaved)
        host.run(for: .seconds(3))
        let gate = try plugin.gateProcess()
        run.add("a gate without plugins: wakes", wakes(of: gate, in: host, run.count(10)), in: .wakesPerSecond)
        try plugin.show()
        host.run(for: .seconds(3))
        run.add(
            "a gate with a plugin at rest: wakes", wakes(of: gate, in: host, run.count(20)), in: .wakesPerSecond,
            goal: .median(atMost: 5))
        run.add("a gate", [ProcessUsage.proportionalSetSize(of: gate)], in: .mebibytes, goal: .median(atMost: 12))
        plugin.close()
        host.close()
    }

    private static func wakes(of process: Int32, in host: BenchmarkHost, _ seconds: Int) -> [Double] {
        (0..<seconds).map { _ in
            let before = ProcessUsage.sleeps(of: process)
            host.loop.run(for: .seconds(1))
            return Double(ProcessUsage.sleeps(of: process) - before)
        }
    }
}
