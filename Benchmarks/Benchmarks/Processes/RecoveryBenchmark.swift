import BenchmarkReport
import Foundation
import PluginHost
import UIKit

/// A process that is killed, and one that is stopped.
@MainActor enum RecoveryBenchmark {
    static func perform(_ run: BenchmarkRun) throws {
        let host = BenchmarkHost()
        var (gone, back): ([Double], [Double]) = ([], [])
        // Each plugin dies once: one that does so again and again is let wait.
        let count = run.count(20)
        let plugins = try host.makePlugins(.wellBehaved, count: count)
        for index in 0..<count {
            let pane = host.makePane(of: plugins, index, controller: "controls")
            host.show([pane])
            host.run(for: .milliseconds(100))
            guard let process = pane.processIdentifier else { continue }
            let began = host.loop.clock.now
            kill(process, SIGKILL)
            host.run { !pane.isLive }
            gone.append(host.milliseconds(since: began))
            host.run { pane.isLive }
            back.append(host.milliseconds(since: began))
            host.stage.remove(pane)
        }
        run.add("killed, to the placeholder's pixels", gone, goal: .median(atMost: 17))
        run.add("killed, to the next process's picture", back, goal: .median(atMost: 100))
        host.stopPlugins()
        run.add("stopped, to the badge", try hang(host, run.count(10)), kind: .wait)
        host.close()
    }

    private static func hang(_ host: BenchmarkHost, _ count: Int) throws -> [Double] {
        let pane = host.makePane(of: try host.makePlugins(.togglesOnTouch))
        host.show([pane])
        return (0..<count).compactMap { _ in
            host.run(for: .milliseconds(100))
            guard let process = pane.processIdentifier else { return nil }
            kill(process, SIGSTOP)
            let began = host.loop.clock.now
            host.stage.tap(host.stage.middle(of: pane.view))
            host.run { if case .unresponsive = pane.state { true } else { false } }
            let time = host.milliseconds(since: began)
            kill(process, SIGCONT)
            host.run { if case .running = pane.state { true } else { false } }
            return time
        }
    }
}
