import MainLoop
import MainLoopTesting
import ParityScenarios
import PluginHost
import PluginProtocol
import UIKit

/// A scenario's child on the other side of an in-memory wire.
@MainActor package final class InMemoryChild: ChildPlacement {
    private let guest: GuestLoop
    private let launcher: InMemoryLauncher
    private let plugins: PluginRegistry
    private var remote: RemoteViewController?
    private weak var child: UIViewController?
    private var seenUpdates = UpdateCycle.main.updateCount

    package init(_ name: String) async throws {
        _ = TraceRecorder.shared.take()
        guest = try GuestLoop()
        let made = Reference()
        launcher = InMemoryLauncher(loop: guest.loop) { name in
            let controller = ParityControllers.make(name)
            made.controller = controller
            return controller
        }
        plugins = PluginRegistry(
            catalog: PluginCatalog(plugins: [try ParityPlugin.inMemory]), launcher: launcher, loop: guest.loop,
            recordsTrace: true)
        let remote = RemoteViewController(plugin: ParityPlugin.identifier, controller: name, of: plugins)
        self.remote = remote
        remote.launch()
        try await guest.wait(until: "the plugin runs") { remote.state == .running(processIdentifier: nil) }
        launcher.runs.last?.channels.pump()
        guard let controller = made.controller else { throw ScenarioError.noSuchController(name) }
        child = controller
    }

    private final class Reference {
        weak var controller: UIViewController?
    }

    package var controller: UIViewController? {
        remote
    }

    /// The host's application is the plugin's too here; only what goes over the wire may reach the child.
    package func warnOfMemory() {
        remote?.didReceiveMemoryWarning()
    }

    package func perform(_ command: ChildCommand) {
        deliver()
        (child as? any ChildCommandReceiver)?.perform(command)
    }

    package func settle() {
        deliver()
        guard seenUpdates != UpdateCycle.main.updateCount else { return }
        // The host has had its update; now the plugin has one, and the host takes in what came of it.
        UpdateCycle.main.update()
        deliver()
        UpdateCycle.main.update()
        deliver()
        seenUpdates = UpdateCycle.main.updateCount
    }

    private func deliver() {
        remote?.flushSteps()
        launcher.runs.last?.channels.pump()
    }

    package func release() async throws {
        remote = nil
        // The scene is closed by a task of its own; the loop has to look again after it.
        Task { [guest] in guest.loop.post {} }
        try await guest.wait(until: "the scene is closed") { [weak self] in
            self?.launcher.runs.last?.channels.pump()
            return self?.launcher.runs.last?.connection?.controllers.isEmpty ?? true
        }
    }

    /// Returns the lines since the last call, with those of the pages that the host has let go of. `SceneLease` closes the scene of such a page in
    /// a task on this actor, which runs before a yield returns; so may a task that comes of it.
    package func takeTrace() async -> [String] {
        for _ in 0..<10 {
            await Task.yield()
            deliver()
        }
        return TraceRecorder.shared.take()
    }

    package func end() async {
        remote = nil
        await withCheckedContinuation { done in
            plugins.stopAll { done.resume() }
        }
    }
}
