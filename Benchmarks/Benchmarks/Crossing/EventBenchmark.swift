import BenchmarkReport
import MainLoop
import PluginHost
import UIKit

/// A touch in the host, the plugin's handler, which changes a colour, its commit in the host, and the pixels. The same path back and
/// forth is that of an echo of 64 bytes; the same work without a path is that of a controller of the host; and what is said is said
/// once more without either. What comes after a rest is measured twice: where the kernel has the processes run, and with a processor
/// for each, since some kernels wake a process where another one runs already.
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

    /// Who takes part.
    @MainActor private struct Cast {
        let socket: SocketEcho
        let raw: RawEcho
        let least: LeastTouches
        let plugin: TouchMeter
        let home: TouchMeter
        let messages = CodedMessages()
        let loop: MainLoop
    }

    static func perform(_ run: BenchmarkRun) throws {
        let host = BenchmarkHost()
        let (socket, raw) = (try SocketEcho(on: host.loop), try RawEcho(on: host.loop))
        let least = try LeastTouches(on: host.loop)
        let pane = host.makePane(of: try host.makePlugins(.togglesOnTouch))
        host.show([pane], in: CGRect(x: 0, y: 0, width: 200, height: 300))
        let home = TogglingHomeViewController()
        host.stage.embed(home, frame: CGRect(x: 200, y: 0, width: 200, height: 300))
        let cast = Cast(
            socket: socket, raw: raw, least: least, plugin: TouchMeter(host, pane), home: TouchMeter(host, home),
            loop: host.loop)
        _ = (try cast.plugin.measure(run.count(500)), try cast.home.measure(run.count(100)))
        for pace in paces { try measure(pace.name, pace, cast, run) }
        if let processors = TwoProcessors(), let plugin = pane.processIdentifier {
            let others = [plugin, socket.processIdentifier, least.processIdentifier] + raw.processIdentifiers
            try processors.apart(from: others) {
                for pace in paces where pace.duration != nil {
                    try measure("\(pace.name), a processor each", pace, cast, run)
                }
            }
        }
        host.close()
        raw.close()
        socket.close()
        least.close()
    }

    private static func measure(_ name: String, _ pace: Pace, _ cast: Cast, _ run: BenchmarkRun) throws {
        let count = run.count(pace.count) / rounds + 1
        var (sockets, echoes): ([Double], [Double]) = ([], [])
        var (committed, drawn): ([Double], [Double]) = ([], [])
        var (home, coded, without): ([Double], [Double], [Double]) = ([], [], [])
        for _ in 0..<rounds {
            run.measureYardstick()
            sockets += try cast.socket.measure(count, bytes: 64, every: pace.duration)
            echoes += cast.raw.measure(count, bytes: 64, every: pace.duration)
            let times = try cast.plugin.measure(count) { pace.duration }
            committed += times.committed
            drawn += times.drawn
            home += try cast.home.measure(count) { pace.duration }.drawn
            without += try cast.least.measure(count, every: pace.duration)
            coded += cast.loop.measure(count, every: pace.duration) { cast.messages.touch() }
        }
        run.add("socket pair, \(name)", sockets, kind: .raw)
        let anchor = run.add("libzmq, \(name)", echoes, kind: .raw)
        run.add("touch to commit, \(name)", committed, against: anchor, goal: pace.goal)
        run.add("touch to pixels, \(name)", drawn, against: anchor)
        run.add("touch to pixels at home, \(name)", home, against: anchor)
        run.add("its messages alone, \(name)", coded, against: anchor)
        run.add("a socket pair, its messages and its handling, in a process, \(name)", without, against: anchor)
    }
}
