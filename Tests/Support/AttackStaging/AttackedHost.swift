import Attacks
import Diagnostics
import HostStaging
import MainLoop
import PluginHost
import PluginProtocol
import QuartzCore
import Threads
import UIKit

/// A host with a pane of its own and one whose plugin attacks it. Notes how long the main thread was held at once.
@MainActor package final class AttackedHost {
    /// What the main thread did, and the time that the longest piece of it took.
    package private(set) var longest: [String: Duration] = [:]
    /// With two pixels a point: 800 x 600.
    package let stage = HostStage(scale: 2)
    package let pane: RemoteViewController

    private let measured: () -> Duration
    private let clock = ManualClock()
    private let loop: MainLoop
    private let launcher: AttackingLauncher
    private let plugins: PluginRegistry
    private let scheduler: Override

    /// - Parameters:
    ///   - allowance: Of the time that drawing the attacked pane takes.
    ///   - measured: The time that `longest` is by. The processor's does not depend on what else the machine does, and leaves
    ///     out where the main thread waits for another.
    package init(
        _ attack: Attack, allowance: DrawingAllowance? = nil,
        measured: @escaping () -> Duration = ProcessorTime.ofThisThread
    ) throws {
        self.measured = measured
        loop = try MainLoop(clock: clock)
        // Updates run when a frame does.
        scheduler = UpdateCycle.main.install {}
        launcher = AttackingLauncher(attack, loop: loop)
        plugins = PluginRegistry(
            catalog: PluginCatalog(plugins: [
                try StagedPlugin.make(identifier: "org.mullion.attack", name: "Attack", controllers: ["main"])
            ]), launcher: launcher, loop: loop)
        pane = RemoteViewController(
            plugin: "org.mullion.attack", controller: "main", of: plugins, allowance: allowance)
        stage.embed(pane, frame: CGRect(origin: .zero, size: Attack.pane))
    }

    /// Whether all was drawn, or the plugin's pane was closed, or its session.
    package var isOver: Bool {
        if case .ended = pane.state { return true }
        return launcher.run?.isDone == true && !UpdateCycle.main.needsUpdate
    }

    /// Delivers all that the plugin sent, does what is to be done at this moment, and then lets a frame's time pass.
    package func runFrame() {
        launcher.run?.work()
        var isDelivering = true
        while isDelivering {
            measure("deliver") { isDelivering = launcher.run?.channels.wire.pump(limit: 1) == 1 }
        }
        measure("turn") { _ = loop.runOneTurn(timeout: .zero) }
        if UpdateCycle.main.needsUpdate { measure("update") { UpdateCycle.main.update() } }
        clock.advance(by: .milliseconds(17))
    }

    private func measure(_ name: String, _ body: () -> Void) {
        let start = measured()
        body()
        longest[name] = max(longest[name] ?? .zero, measured() - start)
    }
}
