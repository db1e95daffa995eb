import Attacks
import Diagnostics
import Foundation
import HostStaging
import InMemoryWire
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
    private let launcher: StagedLauncher<AttackRun>
    private let renderers: StagedLauncher<AgreeingRenderer>
    private let plugins: PluginRegistry
    private let scheduler: Override

    /// - Parameters:
    ///   - isDrawnHere: Whether the host draws the panes, however long that takes. Otherwise a renderer says that they are drawn, and nobody
    ///     draws them.
    ///   - measured: The time that `longest` is by. The processor's does not depend on what else the machine does, and leaves
    ///     out where the main thread waits for another.
    package init(
        _ attack: Attack, isDrawnHere: Bool = false,
        measured: @escaping () -> Duration = ProcessorTime.ofThisThread
    ) throws {
        self.measured = measured
        loop = try MainLoop(clock: clock)
        // Updates run when a frame does.
        scheduler = UpdateCycle.main.install {}
        launcher = StagedLauncher { [loop] in AttackRun(attack, welcome: $0, loop: loop, onEvent: $1) }
        renderers = StagedLauncher { [loop] in AgreeingRenderer(welcome: $0, loop: loop, onEvent: $1) }
        plugins = PluginRegistry(
            catalog: PluginCatalog(plugins: [
                try StagedPlugin.make(identifier: "org.mullion.attack", name: "Attack", controllers: ["main"])
            ]), launcher: launcher, loop: loop,
            renderer: isDrawnHere ? nil : URL(fileURLWithPath: "/nowhere/mullion-renderer"),
            rendererLauncher: renderers)
        pane = RemoteViewController(plugin: "org.mullion.attack", controller: "main", of: plugins)
        stage.embed(pane, frame: CGRect(origin: .zero, size: Attack.pane))
    }

    /// Whether all was drawn, or the plugin's pane was closed, or its session.
    package var isOver: Bool {
        if case .ended = pane.state { return true }
        return isDone && !UpdateCycle.main.needsUpdate
    }

    /// Whether the host has taken all that the plugin sent, and has shown it as far as anybody draws it.
    package var isDone: Bool {
        launcher.run?.isDone == true
    }

    /// Delivers all that the plugin sent, does what is to be done at this moment, and then lets a frame's time pass.
    package func runFrame() {
        launcher.run?.work()
        deliver(launcher.run?.channels)
        repeat { renderers.run?.work() } while deliver(renderers.run?.channels) > 0
        measure("turn") { _ = loop.runOneTurn(timeout: .zero) }
        if UpdateCycle.main.needsUpdate { measure("update") { UpdateCycle.main.update() } }
        clock.advance(by: .milliseconds(17))
    }

    /// Delivers what the host and one of its peers have sent each other, message by message.
    ///
    /// - Returns: How many there were.
    @discardableResult private func deliver(_ channels: InMemoryChannelPair?) -> Int {
        guard let channels else { return 0 }
        var count = 0
        while !channels.wire.isEmpty {
            measure("deliver") { count += channels.wire.pump(limit: 1) }
        }
        return count
    }

    private func measure(_ name: String, _ body: () -> Void) {
        let start = measured()
        body()
        longest[name] = max(longest[name] ?? .zero, measured() - start)
    }
}
