import BenchmarkReport
import HostStaging
import PluginHost
import UIKit

/// A key that types into a text of a plugin, until its pixels are there, beside a click that changes a plugin's colour.
@MainActor enum TypedKeyBenchmark {
    private static let pace = Duration.milliseconds(3)
    private static let rounds = 4

    static func perform(_ run: BenchmarkRun) throws {
        let host = BenchmarkHost()
        let clicked = host.makePane(of: try host.makePlugins(.togglesOnTouch))
        host.show([clicked], in: CGRect(x: 0, y: 0, width: 100, height: 300))
        let typed = host.makePane(of: try host.makePlugins(.typesBlocks))
        host.show([typed], in: CGRect(x: 100, y: 0, width: 150, height: 300))
        let home = BlockTypingHomeViewController()
        host.stage.embed(home, frame: CGRect(x: 250, y: 0, width: 150, height: 300))
        let click = TouchMeter(host, clicked)
        let key = TouchMeter(host, typed) { type(host) }
        let keyAtHome = TouchMeter(host, home) { type(host) }
        var (clicks, keys, keysAtHome): ([Double], [Double], [Double]) = ([], [], [])
        // The first ones are not counted.
        for round in 0...rounds {
            let count = run.count(400) / rounds + 1
            let times = try click.measure(count) { pace }.drawn
            tap(typed.view, in: host, at: Double(round) * 20)
            let typedTimes = try key.measure(count) { pace }.drawn
            tap(home.view, in: host, at: Double(round) * 20 + 10)
            let homeTimes = try keyAtHome.measure(count) { pace }.drawn
            guard round > 0 else { continue }
            clicks += times
            keys += typedTimes
            keysAtHome += homeTimes
        }
        let anchor = run.add("click to pixels in a plugin, every 3 ms", clicks)
        run.add("key to pixels in a plugin, every 3 ms", keys, against: anchor, goal: .ratio(atMost: 1.3))
        run.add("key to pixels at home, every 3 ms", keysAtHome, against: anchor)
        host.close()
    }

    /// Taps the middle of a view.
    ///
    /// - Parameter time: The time of the tap, in seconds. It is long after that of the last one: a second tap would select the character that is there, and
    ///   another one in its place would change nothing.
    private static func tap(_ view: UIView, in host: BenchmarkHost, at time: TimeInterval) {
        for phase in [UITouch.Phase.began, .ended] {
            host.stage.window.sendTouch(id: 1, phase: phase, at: host.stage.middle(of: view), timestamp: time)
        }
    }

    private static func type(_ host: BenchmarkHost) {
        let key = UIKey(keyCode: .keyboardB, characters: "█", charactersIgnoringModifiers: "b", modifierFlags: [])
        host.stage.window.sendPress(key, phase: .began, timestamp: 0)
        host.stage.window.insertText("█")
        host.stage.window.sendPress(key, phase: .ended, timestamp: 0)
    }
}
