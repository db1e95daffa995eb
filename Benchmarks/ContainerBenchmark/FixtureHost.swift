import Diagnostics
import Foundation
import HostStaging
import MainLoop
import PluginBehaviours
import PluginHost
import UIKit

/// A host with a stage, whose loop runs on the main thread, and with the fixture as its plugin.
@MainActor final class FixtureHost {
    let loop = MainLoop.main
    let stage = HostStage()
    private let plugins: PluginRegistry
    private let installations: [Override]
    private var hook: Registration?
    private var timer: Registration?

    init() throws {
        let loop = loop
        installations = [
            UpdateCycle.main.install { loop.requestEndOfTurn() },
            FrameClock.main.install { loop.schedule(after: $0, handler: $1) },
        ]
        let plugin = try StagedPlugin.make(
            identifier: "org.mullion.fixture", name: "Fixture", controllers: ["controls"],
            executable: URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
                .appendingPathComponent("FixturePlugin"))
        var options = SpawnOptions()
        options.environment[PluginBehaviour.variable] = PluginBehaviour.wellBehaved.rawValue
        plugins = PluginRegistry(
            catalog: PluginCatalog(plugins: [plugin]), launcher: SpawningLauncher(loop: loop, options: options),
            loop: loop)
    }

    func makePane() -> RemoteViewController {
        RemoteViewController(plugin: "org.mullion.fixture", controller: "controls", of: plugins)
    }

    /// Runs the loop until `isOver` says so, which is asked after each update.
    func run(until isOver: @escaping () -> Bool) {
        hook = loop.addEndOfTurnHook { [loop] in
            UpdateCycle.main.update()
            if isOver() { loop.stop() }
        }
        loop.requestEndOfTurn()
        loop.run()
        hook = nil
    }

    func run(for duration: Duration) {
        var isOver = false
        timer = loop.schedule(after: duration) { [loop] in
            isOver = true
            loop.requestEndOfTurn()
        }
        run { isOver }
        timer = nil
    }

    func close() {
        var isOver = false
        plugins.stopAll { [loop] in
            isOver = true
            loop.requestEndOfTurn()
        }
        run { isOver }
        stage.close()
        for installation in installations { installation.end() }
    }
}
