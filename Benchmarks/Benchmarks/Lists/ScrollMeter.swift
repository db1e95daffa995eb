import ParityScenarios
import PluginHost
import Threads
import UIKit
import UIKitTesting

/// Scrolls lists by steps of 37 points, about half a row.
@MainActor enum ScrollMeter {
    private static let step: CGFloat = 37

    /// - Returns: Milliseconds of processor time for each step, with layout and drawing.
    static func measureAtHome(_ steps: Int) -> [Double] {
        ManualFrameClock.use { _ in
            let scheduler = UpdateCycle.main.install {}
            defer { withExtendedLifetime(scheduler) {} }
            let window = PaintedWindow()
            let list = LongListViewController()
            show(list, in: window)
            UpdateCycle.main.update()
            // The first steps make the cells that are used again from then on.
            return (0..<steps + 20).map { _ in
                ProcessorTime.milliseconds {
                    list.tableView.contentOffset.y += step
                    UpdateCycle.main.update()
                }
            }.dropFirst(20).map { $0 }
        }
    }

    static func show(_ list: UIViewController, in window: PaintedWindow) {
        window.root.addChild(list)
        list.view.frame = window.root.view.bounds
        window.root.view.addSubview(list.view)
        list.didMove(toParent: window.root)
    }

    /// Scrolls a plugin's list by a touchpad, a step in each frame.
    ///
    /// - Returns: Milliseconds of processor time: of the host's main thread for each frame, with what the plugin says until the next one,
    ///   and of the plugin for a frame on average.
    static func measureInPlugin(_ frames: Int) throws -> (host: [Double], plugin: Double) {
        let host = BenchmarkHost()
        let plugins = try host.makePlugins(.wellBehaved, controllers: ["long-list"])
        let pane = host.makePane(of: plugins, controller: "long-list")
        host.show([pane])
        host.run(for: .seconds(1))
        let process = pane.processIdentifier ?? 0
        var times: [Double] = []
        var before = 0.0
        for frame in 0..<frames + 20 {
            if frame == 20 { before = ProcessUsage.processorTime(of: process) }
            let began = ProcessorTime.ofThisThread()
            _ = host.stage.window.sendScroll(
                at: host.stage.middle(of: pane.view), delta: CGVector(dx: 0, dy: -step), isPrecise: true,
                timestamp: host.loop.clock.now / .seconds(1))
            host.run(for: .microseconds(16_667))
            if frame >= 20 { times.append((ProcessorTime.ofThisThread() - began) / .milliseconds(1)) }
        }
        let plugin = (ProcessUsage.processorTime(of: process) - before) / Double(frames)
        host.close()
        return (times, plugin)
    }
}
