import ContainmentTesting
import Diagnostics
import Foundation
import HostStaging
import MainLoop
import MainLoopTesting
import PluginBehaviours
import PluginHost
import ProcessInspection
import Testing
import UIKit

/// A host with a window on an own main loop that starts the real fixture plugin.
@MainActor final class SpawningHost {
    static let identifier = "org.mullion.fixture"
    /// A controller of the fixture.
    static let controller = "plain"
    static let fixture = BuiltPrograms.folder.appendingPathComponent("FixturePlugin")

    let guest: GuestLoop
    let plugins: PluginRegistry
    let stage: HostStage
    let pane: RemoteViewController
    let recorder = StateRecorder()
    let directory: PrivateFolder
    private static let renderer = BuiltPrograms.folder.appendingPathComponent(PluginCatalog.rendererProgram)
    private let marked = MarkedProcesses()
    private let before: OpenThings
    private let scheduler: Override
    private let updates: Registration

    /// - Parameters:
    ///   - clock: A manual one lets a test decide what takes too long. It may stand still: the plugin's messages are read all the same.
    ///   - patience: How long the plugin may take until it says Hello.
    ///   - recordsTrace: Whether the plugin may report what it does.
    ///   - isDrawnByRenderer: Whether another program draws the pane.
    ///   - setsDeadlines: Whether the host has input that is not answered soon, and the plugin leaves out what it comes to after that.
    init(
        _ behaviour: PluginBehaviour = .wellBehaved, clock: any LoopClock = MonotonicClock(),
        executable: URL = fixture, patience: Duration = .seconds(10), teardown: TeardownSequence = .orderly,
        sandbox: Sandbox = .launcher, launcher: String? = nil, limits: ResourceLimits = ResourceLimits(),
        recordsTrace: Bool = false, setsDeadlines: Bool = false, isDrawnByRenderer: Bool = false
    ) throws {
        let guest = try GuestLoop(clock: clock)
        self.guest = guest
        directory = try PrivateFolder()
        before = OpenThings()
        var options = SpawnOptions()
        options.directories = ["XDG_RUNTIME_DIR": directory.url.path]
        options.environment.merge(marked.environment) { $1 }
        options.environment[PluginBehaviour.variable] = behaviour.rawValue
        // Swift's runtime would print the stack of a trap, for whose symbols it reads for six seconds before the process ends.
        options.environment["SWIFT_BACKTRACE"] = "enable=no"
        options.sandbox = sandbox
        options.launcher = launcher
        options.limits = limits
        options.patience = patience
        options.teardown = teardown
        options.setsDeadlines = setsDeadlines
        if clock is ManualClock { options.readingPerFrame = nil }
        let plugin = try StagedPlugin.make(
            identifier: Self.identifier, name: "Fixture", controllers: [Self.controller], executable: executable)
        plugins = PluginRegistry(
            catalog: PluginCatalog(plugins: [plugin]),
            launcher: SpawningLauncher(loop: guest.loop, options: options), loop: guest.loop,
            recordsTrace: recordsTrace, renderer: isDrawnByRenderer ? Self.renderer : nil)
        scheduler = UpdateCycle.main.install { guest.loop.requestEndOfTurn() }
        updates = guest.loop.addEndOfTurnHook { UpdateCycle.main.update() }
        stage = HostStage()
        pane = RemoteViewController(plugin: Self.identifier, controller: Self.controller, of: plugins)
        pane.hostDelegate = recorder
        stage.embed(pane)
    }

    // MARK: Waiting

    func wait(until event: String, _ condition: @escaping @MainActor () -> Bool) async throws {
        try await guest.wait(until: event, condition)
    }

    /// - Returns: The number of the plugin's process.
    @discardableResult func waitUntilRunning(otherThan old: pid_t? = nil) async throws -> pid_t {
        try await wait(until: "the plugin runs") { [pane] in
            if case .running(let number) = pane.state { number != old } else { false }
        }
        guard case .running(let number?) = pane.state else { throw TimedOut(event: "the plugin has a process") }
        return number
    }

    /// - Returns: The sentence that the pane shows for it.
    @discardableResult func waitUntilEnded() async throws -> String {
        try await wait(until: "the plugin has ended") { [pane] in
            if case .ended = pane.state { true } else { false }
        }
        try await waitUntilDrawn()
        let texts = stage.texts(in: pane)
        #expect(texts.first == "Fixture")
        #expect(texts.last == "Retry")
        return texts.count == 3 ? texts[1] : texts.joined(separator: "|")
    }

    /// Waits until the plugin's content is seen in the pane.
    func waitUntilShown() async throws {
        try await wait(until: "the plugin has drawn") { [pane, stage] in
            pane.isViewLoaded && stage.texts(in: pane).isEmpty
        }
        try await waitUntilDrawn()
    }

    private func waitUntilDrawn() async throws {
        try await wait(until: "the window is up to date") { !UpdateCycle.main.needsUpdate }
    }

    /// Expects that the host's own pane takes a tap and draws what follows from it.
    func expectOwnPaneWorks(sourceLocation: SourceLocation = #_sourceLocation) async throws {
        #expect(stage.tapCounter(), sourceLocation: sourceLocation)
        try await wait(until: "the host's own pane is drawn") { [stage] in stage.counterIsDrawn }
    }

    /// The processes that this host has started and that are not collected yet.
    var children: Set<String> {
        OpenThings().children.subtracting(before.children)
    }

    /// The plugin's process and all that came of it, wherever it is by now, without the launcher.
    var processes: [pid_t] {
        marked.running.filter { !children.contains("\($0)") }
    }

    // MARK: End

    /// Stops the plugin and expects that nothing is left of it.
    func close(sourceLocation: SourceLocation = #_sourceLocation) async throws {
        var isStopped = false
        plugins.stopAll { isStopped = true }
        try await wait(until: "the plugin is stopped") { isStopped }
        expectNothingLeft(sourceLocation: sourceLocation)
    }

    func expectNothingLeft(sourceLocation: SourceLocation = #_sourceLocation) {
        let after = OpenThings()
        #expect(after.descriptors.subtracting(before.descriptors).isEmpty, sourceLocation: sourceLocation)
        #expect(after.children.subtracting(before.children).isEmpty, sourceLocation: sourceLocation)
        #expect(directory.contents.isEmpty, sourceLocation: sourceLocation)
        #expect(marked.running.isEmpty, sourceLocation: sourceLocation)
    }
}
