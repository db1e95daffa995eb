import MainLoop
import MainLoopTesting
import ParityScenarios
import PluginBehaviours
import PluginHost
import UIKit

/// A scenario's child in a process of its own: the real fixture plugin, over real sockets.
@MainActor package class SpawnedChild: ChildPlacement {
    private let guest: GuestLoop
    private let plugins: PluginRegistry
    private let supervisor: PluginSupervisor
    private var remote: RemoteViewController?
    private var seenUpdates = UpdateCycle.main.updateCount
    private var trace: [String] = []
    private var reports = 0

    package convenience init(_ name: String) async throws {
        let guest = try GuestLoop()
        var options = SpawnOptions()
        options.setsDeadlines = false
        // A plugin of a test that gets no processor for long is not one that hangs, and it would not be started again.
        options.patience = GuestLoop.patience
        // So what it keeps goes with its host.
        options.directories["HOME"] = nil
        options.directories["XDG_DATA_HOME"] = nil
        try await self.init(name, guest: guest, launcher: SpawningLauncher(loop: guest.loop, options: options))
    }

    /// - Parameter launcher: Starts the plugin, or waits for it.
    init(_ name: String, guest: GuestLoop, launcher: any PluginLauncher) async throws {
        self.guest = guest
        plugins = PluginRegistry(
            catalog: PluginCatalog(plugins: [try ParityPlugin.built]), launcher: launcher, loop: guest.loop,
            recordsTrace: true)
        supervisor = try plugins.supervisor(for: ParityPlugin.identifier)
        let remote = RemoteViewController(plugin: ParityPlugin.identifier, controller: name, of: plugins)
        self.remote = remote
        supervisor.onTrace = { [weak self] in self?.receive($0) }
        remote.launch()
        try await guest.wait(until: "the plugin runs") {
            if case .running = remote.state { true } else { false }
        }
        supervisor.perform(debugCommand: FixtureCommand.manual)
        try await report()
    }

    private func receive(_ lines: [String]) {
        trace += lines.filter { $0 != FixtureCommand.endOfReport }
        reports += lines.count { $0 == FixtureCommand.endOfReport }
    }

    /// Everything that was sent before has been handled when the report is there: the lane keeps its order.
    private func report() async throws {
        let before = reports
        supervisor.perform(debugCommand: FixtureCommand.report)
        try await guest.wait(until: "the plugin reports") { [weak self] in self.map { $0.reports > before } ?? true }
    }

    package var controller: UIViewController? {
        remote
    }

    package func warnOfMemory() {
        UIApplication.shared.sendMemoryWarning()
    }

    package func perform(_ command: ChildCommand) async throws {
        remote?.flushSteps()
        supervisor.perform(debugCommand: command.rawValue)
        try await report()
    }

    package func settle() async throws {
        remote?.flushSteps()
        if seenUpdates != UpdateCycle.main.updateCount {
            // The host has had its update; now the plugin has one, and the host takes in what came of it.
            supervisor.perform(debugCommand: FixtureCommand.update)
            try await report()
            UpdateCycle.main.update()
            remote?.flushSteps()
            supervisor.perform(debugCommand: FixtureCommand.update)
            seenUpdates = UpdateCycle.main.updateCount
        }
        try await report()
    }

    package func release() async throws {
        remote = nil
        // The scene is closed by a task of its own; the loop has to look again after it.
        Task { [guest] in guest.loop.post {} }
        try await guest.wait(until: "the scene is closed") { [weak self] in
            self.map { $0.supervisor.sceneCount == 0 } ?? true
        }
        try await report()
    }

    package func takeTrace() -> [String] {
        defer { trace = [] }
        return trace
    }

    package func end() async {
        remote = nil
        await withCheckedContinuation { done in
            plugins.stopAll { done.resume() }
        }
    }
}
