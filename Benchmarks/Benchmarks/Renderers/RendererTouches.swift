import BenchmarkReport
import PluginHost
import UIKit

/// A touch, until a small square that answers it has another colour in the window. Both panes are in the same window, and are touched in turns.
@MainActor enum RendererTouches {
    private static let controller = "0-layers"
    private static let rounds = 4
    private static let paces: [(name: String, duration: Duration?, count: Int)] = [
        ("back to back", nil, 1000), ("every 3 ms", .milliseconds(3), 500), ("every 100 ms", .milliseconds(100), 50),
    ]

    static func perform(_ run: BenchmarkRun) throws {
        let host = BenchmarkHost()
        var meters: [Drawer: TouchMeter] = [:]
        for (index, drawer) in Drawer.allCases.enumerated() {
            meters[drawer] = TouchMeter(host, try show(drawer, atX: CGFloat(index) * 200, host))
        }
        // No picture comes any more that answers no touch.
        host.run(for: .milliseconds(500))
        for meter in meters.values { _ = try meter.measure(run.count(200)) }
        for pace in paces {
            var times: [Drawer: [Double]] = [:]
            for round in 0..<rounds {
                run.measureYardstick()
                for drawer in Drawer.turns(round) {
                    let count = run.count(pace.count) / rounds + 1
                    times[drawer, default: []] += try meters[drawer]?.measure(count) { pace.duration }.drawn ?? []
                }
            }
            run.add("touch to pixels, \(pace.name)", times, goal: .ratio(atMost: 1.4))
        }
        host.close()
    }

    private static func show(_ drawer: Drawer, atX x: CGFloat, _ host: BenchmarkHost) throws -> RemoteViewController {
        let plugins = try host.makePlugins(.answersAtLength, controllers: [controller], drawnBy: drawer)
        let pane = host.makePane(of: plugins, controller: controller)
        host.show([pane], in: CGRect(x: x, y: 0, width: 200, height: 300))
        return pane
    }
}
