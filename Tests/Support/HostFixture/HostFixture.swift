import Foundation
import HostStaging
import MainLoop
import PluginBehaviours
import PluginHost
import UIKit

/// A host with a true main thread, to be killed by tests: shows one pane of the plugin whose program is its first argument
/// and whose behaviour is its second, and prints `plugin PID` when that runs. It ends by force only.
@main struct HostFixture {
    @MainActor static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 3 else {
            FileHandle.standardError.write(Data("usage: HostFixture PROGRAM BEHAVIOUR\n".utf8))
            exit(64)
        }
        let plugin = try StagedPlugin.make(
            identifier: "org.mullion.fixture", name: "Fixture", controllers: ["plain"],
            executable: URL(fileURLWithPath: arguments[1]))
        var options = SpawnOptions()
        options.environment[PluginBehaviour.variable] = arguments[2]
        options.sandbox =
            ProcessInfo.processInfo.environment["MULLION_SANDBOX"].flatMap(Sandbox.init(rawValue:)) ?? .launcher
        let loop = MainLoop.main
        let plugins = PluginRegistry(
            catalog: PluginCatalog(plugins: [plugin]), launcher: SpawningLauncher(loop: loop, options: options),
            loop: loop)
        let scheduler = UpdateCycle.main.install { loop.requestEndOfTurn() }
        let updates = loop.addEndOfTurnHook { UpdateCycle.main.update() }

        let stage = HostStage()
        let pane = RemoteViewController(plugin: "org.mullion.fixture", controller: "plain", of: plugins)
        let reporter = Reporter()
        pane.hostDelegate = reporter
        stage.embed(pane)
        withExtendedLifetime((scheduler, updates, stage, reporter)) { loop.run() }
    }
}
