import BenchmarkReport
import ParityScenarios
import UIKit

/// Measures containers with controllers of a plugin in them, whose process runs: the time from the call that pushes one to the first frame
/// that has what it draws, the same time for a push that the plugin asks for beside a presentation that it asks for, and the processor time
/// of the host's main thread for each frame in which a finger drags a sheet of a plugin that is stopped, beside a sheet of the host, and in
/// which a split view with 32 of them gets another size, beside 32 controllers of the host.
@MainActor enum ContainerBenchmark {
    private static let panes = 32

    static func perform(_ run: BenchmarkRun) throws {
        run.add("push to first picture", try PushMeter.measure(pushes: run.count(200)), goal: .median(atMost: 60))
        try measureOffers(run)
        try measureSheets(run)
        let host = BenchmarkHost()
        let plugins = try host.makePlugins(.wellBehaved)
        // The one and the other twice, so that nobody has the machine's better half.
        var (local, remote): ([Double], [Double]) = ([], [])
        for _ in 0..<2 {
            run.measureYardstick()
            local += SplitMeter.measure(host, panes: panes, frames: run.count(100)) {
                ParityControllers.make("controls") ?? UIViewController()
            }
            remote += SplitMeter.measure(host, panes: panes, frames: run.count(100)) {
                host.makePane(of: plugins, controller: "controls")
            }
        }
        let anchor = run.add("resize of columns with \(panes) panes of the host", local)
        run.add("resize of columns with \(panes) panes of a plugin", remote, against: anchor)
        host.close()
    }

    /// Measures that a sheet follows a finger as cheaply where the plugin that has presented it answers nothing.
    private static func measureSheets(_ run: BenchmarkRun) throws {
        var (own, stopped): ([Double], [Double]) = ([], [])
        for _ in 0..<2 {
            run.measureYardstick()
            own += try SheetMeter.measure(.host, frames: run.count(120))
            stopped += try SheetMeter.measure(.stoppedPlugin, frames: run.count(120))
        }
        let anchor = run.add("frame of a sheet of the host that a finger drags", own)
        run.add("frame of a sheet of a stopped plugin that a finger drags", stopped, against: anchor)
    }

    /// Measures that a presentation costs hardly more than a push. Both are offers of the same plugin, in turns.
    private static func measureOffers(_ run: BenchmarkRun) throws {
        var (pushed, presented): ([Double], [Double]) = ([], [])
        for _ in 0..<2 {
            run.measureYardstick()
            pushed += try OfferMeter.measure(.push, count: run.count(50))
            presented += try OfferMeter.measure(.presentation, count: run.count(50))
        }
        let anchor = run.add("push of an offered controller to first picture", pushed)
        run.add(
            "presentation of an offered controller to first picture", presented, against: anchor,
            goal: .ratio(atMost: 1.3))
    }
}
