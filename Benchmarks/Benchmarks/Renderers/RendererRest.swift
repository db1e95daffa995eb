import BenchmarkReport
import PluginHost
import UIKit

/// Renderers whose plugins show something and do nothing. Their host asks each of them for a sign of life every five seconds, so that in most
/// seconds a renderer does not wake.
@MainActor enum RendererRest {
    private static let plugins = 8

    static func perform(_ run: BenchmarkRun) throws {
        let host = BenchmarkHost()
        let registry = try host.makePlugins(.wellBehaved, count: plugins, drawnBy: .renderers)
        let panes = (0..<plugins).map { host.makePane(of: registry, $0, controller: "controls") }
        host.show(panes)
        host.run(for: .seconds(3))
        let renderers = panes.compactMap { $0.rendererPane?.processIdentifier }
        precondition(renderers.count == plugins, "A plugin has no renderer")
        var (times, wakes): ([Double], [Double]) = ([], [])
        for _ in 0..<run.count(10) {
            let before = renderers.map(usage)
            host.loop.run(for: .seconds(1))
            let changes = zip(before, renderers.map(usage)).map { ($1.time - $0.time, $1.sleeps - $0.sleeps) }
            times.append(changes.reduce(0) { $0 + $1.0 })
            wakes += changes.map(\.1)
        }
        run.add("\(plugins) renderers at rest: processor time in a second", times)
        run.add("a renderer at rest: wakes", wakes, in: .wakesPerSecond, goal: .median(atMost: 0))
        host.close()
    }

    private static func usage(_ process: Int32) -> (time: Double, sleeps: Double) {
        (ProcessUsage.processorTime(of: process), Double(ProcessUsage.sleeps(of: process)))
    }
}
