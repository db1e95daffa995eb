import HostStaging
import PluginHost
import UIKit

/// Pushes controllers of a plugin whose process runs, and waits for the first frame that has what they draw.
@MainActor enum PushMeter {
    /// - Returns: Milliseconds from each call to that frame.
    static func measure(pushes: Int) throws -> [Double] {
        let host = BenchmarkHost()
        let plugins = try host.makePlugins(.wellBehaved)
        let navigation = UINavigationController(rootViewController: UIViewController())
        host.stage.embed(navigation, frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        // Keeps the process.
        let kept = host.makePane(of: plugins, controller: "controls")
        kept.launch()
        host.run(for: .seconds(1))
        var times: [Double] = []
        // The first ones warm up.
        for push in 0..<(pushes + 10) {
            // In no step with anybody's frames.
            host.run(for: .microseconds(Int64.random(in: 20_000...50_000)))
            let began = host.loop.clock.now
            let pane = host.makePane(of: plugins, controller: "controls")
            navigation.pushViewController(pane, animated: true)
            host.run { pane.isLive }
            if push >= 10 { times.append(host.milliseconds(since: began)) }
            host.run { navigation.transitionCoordinator == nil }
            navigation.popViewController(animated: false)
        }
        host.close()
        return times
    }
}
