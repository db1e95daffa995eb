import Diagnostics
import Foundation
import HostStaging
import MainLoop
import PluginBehaviours
import PluginHost
import UIKit

/// A host with two panes of plugins: clicks into the left one, and waits for its pixels to change.
@MainActor final class ClickMeter {
    private static let clicked = CGRect(x: 0, y: 0, width: 100, height: 300)
    private static let point = CGPoint(x: 50, y: 150)

    private let loop = MainLoop.main
    private let installations: [Override]
    private let stage = HostStage()
    private let hosts: [PluginRegistry]
    private var hook: Registration?
    private var timer: Registration?

    private var remaining = 0
    private var began: Duration?
    private var colorBefore = ""
    private var times: [Double] = []

    init(beside neighbour: PluginBehaviour) throws {
        let loop = loop
        installations = [
            UpdateCycle.main.install { loop.requestEndOfTurn() },
            FrameClock.main.install { loop.schedule(after: $0, handler: $1) },
        ]
        let programs = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        hosts = try [PluginBehaviour.togglesOnTouch, neighbour].map { behaviour in
            let plugin = try StagedPlugin.make(
                identifier: "org.mullion.fixture", name: "Fixture", controllers: ["plain"],
                executable: programs.appendingPathComponent("FixturePlugin"))
            var options = SpawnOptions()
            options.environment[PluginBehaviour.variable] = behaviour.rawValue
            return PluginRegistry(
                catalog: PluginCatalog(plugins: [plugin]), launcher: SpawningLauncher(loop: loop, options: options),
                loop: loop)
        }
        for (plugins, frame) in zip(hosts, [Self.clicked, CGRect(x: 100, y: 0, width: 300, height: 300)]) {
            let pane = RemoteViewController(plugin: "org.mullion.fixture", controller: "plain", of: plugins)
            stage.embed(pane, frame: frame)
        }
    }

    /// - Returns: Milliseconds from each click to its pixels.
    func measure(clicks: Int) -> [Double] {
        // The first ones warm up.
        remaining = clicks + 10
        hook = loop.addEndOfTurnHook { [weak self] in
            UpdateCycle.main.update()
            self?.look()
        }
        // Both panes are there by then, and the neighbour floods.
        timer = loop.schedule(after: .milliseconds(700)) { [weak self] in self?.click() }
        loop.run()
        stop()
        return Array(times.dropFirst(10))
    }

    private func click() {
        colorBefore = stage.pixel(Self.point)
        began = loop.clock.now
        stage.tap(Self.point)
    }

    private func look() {
        guard let began, stage.pixel(Self.point) != colorBefore else { return }
        let time = loop.clock.now - began
        self.began = nil
        times.append(Double(time.components.attoseconds) / 1e15 + Double(time.components.seconds) * 1000)
        remaining -= 1
        guard remaining > 0 else { return loop.stop() }
        // In no step with anybody's frames.
        timer = loop.schedule(after: .microseconds(Int64.random(in: 20_000...50_000))) { [weak self] in self?.click() }
    }

    private func stop() {
        var running = hosts.count
        for plugins in hosts {
            plugins.stopAll { [loop] in
                running -= 1
                if running == 0 { loop.stop() }
            }
        }
        loop.run()
        stage.close()
        for installation in installations { installation.end() }
    }
}
