import Foundation
import HostStaging
import MainLoop
import MainLoopTesting
import PluginHost
import PluginProtocol
import RemotePlacements
import Testing
import UIKit
import UIKitTesting

/// A host with a window, whose plugins run in this process on the other side of an in-memory wire. Time stands still, and
/// messages are delivered when the test says so.
@MainActor final class InMemoryHost {
    static let identifier = "org.example.first"
    static let otherIdentifier = "org.example.second"
    /// The names of the controllers in the manifests of both plugins.
    static let names = ["main", "other", "broken"]

    let clock = ManualClock()
    let loop: MainLoop
    let launcher: InMemoryLauncher
    /// Runs what draws the panes; nil where the host draws them.
    let drawing: InMemoryLauncher?
    let plugins: PluginRegistry
    let stage: HostStage

    /// - Parameters:
    ///   - recordsTrace: Whether the plugins may report what they do.
    ///   - contract: That of all controllers.
    ///   - renderer: Makes the controllers of what draws the panes; nil: the host draws them.
    ///   - makeViewController: Makes the plugins' controllers.
    init(
        scale: CGFloat = 1, style: UIUserInterfaceStyle = .light, recordsTrace: Bool = false,
        contract: PluginManifest.Contract? = nil, renderer: InMemoryLauncher.Factory? = nil,
        makeViewController: @escaping @MainActor (String) -> UIViewController?
    ) throws {
        loop = try MainLoop(clock: clock)
        launcher = InMemoryLauncher(loop: loop, makeViewController: makeViewController)
        drawing = renderer.map { [loop] in InMemoryLauncher(loop: loop, makeViewController: $0) }
        plugins = PluginRegistry(
            catalog: PluginCatalog(plugins: [
                try StagedPlugin.make(
                    identifier: Self.identifier, name: "First", controllers: Self.names, contract: contract),
                try StagedPlugin.make(identifier: Self.otherIdentifier, name: "Second", controllers: Self.names),
            ]), launcher: launcher, loop: loop, recordsTrace: recordsTrace,
            renderer: drawing.map { _ in URL(fileURLWithPath: "/nowhere/mullion-renderer") }, rendererLauncher: drawing)
        stage = HostStage(scale: scale, style: style)
        settle()
    }

    /// A pane that is not embedded yet.
    func makePane(_ controller: String = "main", of plugin: String = identifier) -> RemoteViewController {
        RemoteViewController(plugin: plugin, controller: controller, of: plugins)
    }

    /// A pane in the right half of the window, with everything done that follows from that.
    func showPane(
        _ controller: String = "main", of plugin: String = identifier, frame: CGRect = HostStage.rightHalf
    ) -> RemoteViewController {
        let pane = makePane(controller, of: plugin)
        stage.embed(pane, frame: frame)
        settle()
        return pane
    }

    /// The last run of a plugin.
    var run: InMemoryLauncher.Run {
        get throws { try #require(launcher.runs.last) }
    }

    /// The controller of the last run's first scene.
    func controller<Controller: UIViewController>(
        _ type: Controller.Type = Controller.self, at index: Int = 0
    ) throws -> Controller {
        let controllers = try #require(try run.connection).controllers
        try #require(controllers.count > index)
        return try #require(controllers[index] as? Controller)
    }

    func supervisor(of plugin: String = identifier) throws -> PluginSupervisor {
        try plugins.supervisor(for: plugin)
    }

    // MARK: Time

    /// Runs the loop, delivers messages and updates until nothing is left to do at this moment.
    ///
    /// - Returns: How many messages were delivered.
    @discardableResult func settle() -> Int {
        var delivered = 0
        let deadline = ContinuousClock.now + GuestLoop.patience
        for _ in 0..<500 where ContinuousClock.now < deadline {
            var isBusy = loop.runOneTurn(timeout: .zero)
            let count = deliver()
            delivered += count
            isBusy = isBusy || count > 0
            if UpdateCycle.main.needsUpdate {
                UpdateCycle.main.update()
                isBusy = true
            }
            guard isBusy else { return delivered }
        }
        Issue.record("Host and plugin do not come to rest")
        return delivered
    }

    /// Delivers what is on the wire, without an update.
    @discardableResult func deliver() -> Int {
        (launcher.runs + (drawing?.runs ?? [])).reduce(0) { $0 + $1.channels.pump() }
    }

    /// Lets time pass and does what follows.
    @discardableResult func pass(_ duration: Duration) -> Int {
        clock.advance(by: duration)
        return settle()
    }

    /// Lets time pass in frames of 17 milliseconds, and does what follows of each.
    func pass(seconds: Double, by frames: ManualFrameClock) {
        for _ in 0..<Int(seconds * 60) {
            frames.advance(by: .milliseconds(17))
            settle()
        }
    }

    /// Waits for what only a task of the main actor does.
    ///
    /// - Parameter settling: Whether everything else goes on meanwhile.
    func wait(until event: String, settling: Bool = true, _ condition: @MainActor () -> Bool) async throws {
        let deadline = ContinuousClock.now + GuestLoop.patience
        while !condition() {
            guard ContinuousClock.now < deadline else { throw TimedOut(event: event) }
            await Task.yield()
            if settling { settle() }
        }
    }
}
