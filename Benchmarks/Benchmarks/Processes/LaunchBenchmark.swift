import BenchmarkReport
import Foundation
import PluginHost
import UIKit

/// Processes that are started one after the other, beside that of a program that does nothing and one that has the same libraries.
@MainActor enum LaunchBenchmark {
    private static let plugins = 10

    static func perform(_ run: BenchmarkRun) throws {
        var (anchors, libraries): ([Double], [Double]) = ([], [])
        var (hellos, firsts, tenths, launchedAhead): ([Double], [Double], [Double], [Double]) = ([], [], [], [])
        for _ in 0..<run.count(20) {
            run.measureYardstick()
            let host = BenchmarkHost()
            anchors += try (0..<3).map { _ in try start("/bin/true", host) }
            libraries += try (0..<3).map { _ in
                let bare = try BareProcess(on: host.loop)
                bare.end()
                return bare.loading
            }
            let registry = try host.makePlugins(.wellBehaved, count: plugins)
            for index in 0..<plugins {
                let pane = host.makePane(of: registry, index, controller: "controls")
                let (hello, picture) = launch(pane, host)
                hellos.append(hello)
                if index == 0 { firsts.append(picture) }
                if index == plugins - 1 { tenths.append(picture) }
            }
            host.stopPlugins()
            launchedAhead.append(
                show(host.makePane(of: try host.makePlugins(.wellBehaved), controller: "controls"), host))
            host.close()
        }
        run.add("a program that does nothing, to its end", anchors, kind: .raw)
        let anchor = run.add("a program with a plugin's libraries, to its first line", libraries, kind: .raw)
        run.add("start to Hello", hellos, against: anchor, goal: .median(atMost: 12))
        run.add("start to first picture, the first plugin", firsts, against: anchor, goal: .median(atMost: 60))
        run.add("start to first picture, the tenth plugin", tenths, against: anchor, goal: .median(atMost: 60))
        run.add("shown to first picture, a plugin that was launched ahead", launchedAhead, goal: .median(atMost: 15))
    }

    private static func launch(_ pane: RemoteViewController, _ host: BenchmarkHost) -> (hello: Double, picture: Double)
    {
        let began = host.loop.clock.now
        var hello = 0.0
        host.beforeUpdate = {
            if hello == 0, case .running = pane.state { hello = host.milliseconds(since: began) }
        }
        host.stage.embed(pane, frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        host.run { pane.isLive }
        host.beforeUpdate = {}
        let picture = host.milliseconds(since: began)
        // Whatever comes after the first picture is done before the next one starts.
        host.run(for: .milliseconds(50))
        return (hello, picture)
    }

    /// - Returns: Milliseconds from the time that the pane of a plugin is shown that `launch()` has started before.
    private static func show(_ pane: RemoteViewController, _ host: BenchmarkHost) -> Double {
        pane.launch()
        // Nothing is seen of it that would end a turn.
        while !isRunning(pane) { host.run(for: .milliseconds(50)) }
        let began = host.loop.clock.now
        host.stage.embed(pane, frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        host.run { pane.isLive }
        return host.milliseconds(since: began)
    }

    private static func isRunning(_ pane: RemoteViewController) -> Bool {
        if case .running = pane.state { true } else { false }
    }

    private static func start(_ path: String, _ host: BenchmarkHost) throws -> Double {
        let began = host.loop.clock.now
        let process = try ChildProcess.spawn(
            ProcessDescription(executable: path), on: host.loop, onLine: { _, _ in },
            onExit: { [loop = host.loop] _ in loop.stop() })
        host.loop.run()
        return withExtendedLifetime(process) { host.milliseconds(since: began) }
    }
}
