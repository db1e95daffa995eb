import BenchmarkReport
import HostStaging
import PluginHost
import UIKit

/// A plugin's first picture, from the start of its process, and from the time that the pane of one is shown that `launch()` has started before.
@MainActor enum RendererLaunches {
    /// A point of the pane in which the host says nothing, in the window's coordinates.
    private static let corner = CGPoint(x: HostStage.rightHalf.minX + 5, y: HostStage.rightHalf.maxY - 5)
    private static let pictureColor = "#000000"

    static func perform(_ run: BenchmarkRun) throws {
        var (started, launchedAhead): ([Drawer: [Double]], [Drawer: [Double]]) = ([:], [:])
        // The first ones read the programs from the disk, and are not counted.
        for round in 0...run.count(16) {
            run.measureYardstick()
            for drawer in Drawer.turns(round) {
                let times = (try measure(drawer, launchesAhead: false), try measure(drawer, launchesAhead: true))
                guard round > 0 else { continue }
                started[drawer, default: []].append(times.0)
                launchedAhead[drawer, default: []].append(times.1)
            }
        }
        // As soon as in the host, and a tenth for chance.
        run.add("start to first picture", started, goal: .ratio(atMost: 1.1))
        run.add("launched ahead, shown to first picture", launchedAhead, goal: .ratio(atMost: 1.1))
    }

    /// - Returns: Milliseconds until pixels of the plugin are in the window.
    private static func measure(_ drawer: Drawer, launchesAhead: Bool) throws -> Double {
        let host = BenchmarkHost()
        let pane = host.makePane(of: try host.makePlugins(.togglesOnTouch, drawnBy: drawer))
        if launchesAhead { launch(pane, host) }
        let began = host.loop.clock.now
        host.stage.embed(pane)
        host.run { host.stage.pixel(corner) == pictureColor }
        let time = host.milliseconds(since: began)
        host.close()
        return time
    }

    /// Starts the plugin, and whatever its host starts with it, and waits until they have nothing to do.
    private static func launch(_ pane: RemoteViewController, _ host: BenchmarkHost) {
        pane.launch()
        // Nothing is seen of it that would end a turn.
        while !isRunning(pane) { host.run(for: .milliseconds(50)) }
        host.run(for: .milliseconds(250))
    }

    private static func isRunning(_ pane: RemoteViewController) -> Bool {
        if case .running = pane.state { true } else { false }
    }
}
