import BenchmarkReport
import PluginHost
import UIKit

/// A touch in the host, the plugin's handler, which changes a colour, its commit in the host, and the pixels. The same path back and
/// forth is that of an echo of 64 bytes.
@MainActor enum EventBenchmark {
    private struct Pace {
        let name: String
        let duration: Duration?
        let count: Int
        let goal: Goal
    }

    private static let paces = [
        Pace(name: "back to back", duration: nil, count: 2000, goal: .ratio(atMost: 1.6)),
        Pace(name: "every 3 ms", duration: .milliseconds(3), count: 500, goal: .ratio(atMost: 1.3)),
        Pace(name: "every 100 ms", duration: .milliseconds(100), count: 50, goal: .ratio(atMost: 1.3)),
    ]
    private static let rounds = 4

    static func perform(_ run: BenchmarkRun) throws {
        let host = BenchmarkHost()
        let (socket, raw) = (try SocketEcho(on: host.loop), try RawEcho(on: host.loop))
        let pane = host.makePane(of: try host.makePlugins(.togglesOnTouch))
        host.show([pane])
        let meter = TouchMeter(host, pane)
        _ = meter.measure(run.count(500))
        for pace in paces {
            let count = run.count(pace.count) / rounds + 1
            var (sockets, echoes, committed, drawn): ([Double], [Double], [Double], [Double]) = ([], [], [], [])
            for _ in 0..<rounds {
                sockets += try socket.measure(count, bytes: 64, every: pace.duration)
                echoes += raw.measure(count, bytes: 64, every: pace.duration)
                let times = meter.measure(count) { pace.duration }
                committed += times.committed
                drawn += times.drawn
            }
            run.add("socket pair, \(pace.name)", sockets, kind: .raw)
            let anchor = run.add("libzmq, \(pace.name)", echoes, kind: .raw)
            run.add("touch to commit, \(pace.name)", committed, against: anchor, goal: pace.goal)
            run.add("touch to pixels, \(pace.name)", drawn, against: anchor)
        }
        host.close()
        raw.close()
        socket.close()
    }
}
