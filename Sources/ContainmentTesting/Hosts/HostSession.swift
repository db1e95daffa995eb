import Diagnostics
import Foundation
import MainLoop
import PluginHost
import PluginProtocol
import Presentation
import Screens
import UIKit

/// What a host under test is made of, from the first process to the last: it outlives the test's own objects until nothing of it runs.
@MainActor final class HostSession {
    let loop: MainLoop
    let clock: ManualClock?
    let plugins: PluginRegistry
    let screen: OffscreenScreen
    let presenter: WindowPresenter
    let window: TestWindow
    let stage = StageViewController()
    let lines: LineLauncher
    /// What happened to controllers, in the order in which the host heard of it.
    private(set) var callbacks: [ControllerCallback] = []

    /// The watch over the main thread; nil until everything else is there, because UIKit's first use takes long on a busy machine.
    private var watchdog: MainActorWatchdog?
    private let recorder: SessionRecorder?
    private let turn: HostTurn
    private let outerScreen: UIScreen
    private var registrations: [Registration] = []
    private var installations: [Override] = []
    private(set) var isClosed = false
    /// Whether nothing of it runs any more.
    private(set) var isGone = false

    init(
        _ wanted: [String]?, size: CGSize, scale: CGFloat, style: UIUserInterfaceStyle, clock: HostClock,
        recording: URL?, stallLimit: Duration, isDrawnByRenderers: Bool, in turn: HostTurn
    ) throws {
        try Self.check(size, scale)
        self.turn = turn
        outerScreen = UIScreen.main
        let manual = clock == .manual ? ManualClock() : nil
        self.clock = manual
        loop = if let manual { try MainLoop(clock: manual) } else { try MainLoop() }
        let loop = loop
        var options = SpawnOptions()
        options.setsDeadlines = false
        // A plugin of a test that gets no processor for long is not one that hangs.
        options.patience = .seconds(60)
        options.launcher = BuiltPrograms.folder.appendingPathComponent("mullion-launch").path
        // So that what plugins keep goes with their host.
        options.directories["HOME"] = nil
        options.directories["XDG_DATA_HOME"] = nil
        let launcher = SpawningLauncher(loop: loop, options: options)
        lines = LineLauncher(launcher, loop: loop)
        recorder = try recording.map { try SessionRecorder($0.path) } ?? .shared
        plugins = PluginRegistry(
            catalog: try Self.catalog(of: wanted), launcher: lines, loop: loop, recordsTrace: true, recorder: recorder,
            renderer: isDrawnByRenderers
                ? BuiltPrograms.folder.appendingPathComponent(PluginCatalog.rendererProgram) : nil,
            // A line is one to a plugin.
            rendererLauncher: launcher)
        // What one host's plugins have copied, the next host's have not.
        let pasteboards = SharedPasteboards.install(SharedPasteboards())
        screen = OffscreenScreen(size: Self.pixels(size, scale))
        try screen.open()
        let uiScreen = UIScreen(size: size, scale: scale, userInterfaceStyle: style)
        UIScreen.main = uiScreen
        presenter = WindowPresenter(screen: screen, uiScreen: uiScreen)
        installations = [
            pasteboards, PluginRegistry.install(plugins),
            UpdateCycle.main.install { loop.requestEndOfTurn() },
            FrameClock.main.install(now: { manual.map { $0.now / .seconds(1) } ?? CACurrentMediaTime() }) {
                loop.schedule(after: $0, handler: $1)
            },
        ]
        registrations = [loop.addEndOfTurnHook { UpdateCycle.main.update() }, loop.attachAsGuest()]
        window = TestWindow(frame: uiScreen.bounds)
        installations.append(
            ControllerCallbacks.observe { [weak self] controller, callback in
                self?.callbacks.append(
                    ControllerCallback(plugin: nil, controller: "\(type(of: controller))", callback: callback))
            })
        lines.onTrace = { [weak self] plugin, lines in self?.note(lines, of: plugin) }
        window.rootViewController = stage
        UIApplication.shared.connectScene(on: uiScreen)
        window.makeKeyAndVisible()
        uiScreen.scene?.becomeActive()
        watchdog = MainActorWatchdog(limit: stallLimit)
    }

    private func note(_ lines: [String], of plugin: String) {
        callbacks += lines.compactMap(CallbackReport.parts).map {
            ControllerCallback(plugin: plugin, controller: $0.controller, callback: $0.callback)
        }
    }

    /// - Parameter size: In points.
    func resize(to size: CGSize) {
        screen.inject(.resized(Self.pixels(size, screen.size.scale)))
    }

    /// Those of every host's `--size` and `--scale`, but for smaller windows, which are good for tests.
    static func check(_ size: CGSize, _ scale: CGFloat) throws {
        guard (1...10_000).contains(size.width), (1...10_000).contains(size.height), (1...4).contains(scale) else {
            throw ContainmentTestError(
                .badSize,
                "A window of \(size.width.shortText)x\(size.height.shortText) points with \(scale.shortText) pixels a point cannot be made; a side has 1 to 10000 points, and a point 1 to 4 pixels."
            )
        }
    }

    private static func pixels(_ size: CGSize, _ scale: CGFloat) -> ScreenSize {
        func pixels(_ points: CGFloat) -> Int { Int(clamping: (points * scale).rounded()) }
        return ScreenSize(width: pixels(size.width), height: pixels(size.height), scale: scale)
    }

    /// A little more than a sixtieth of a second, so that the next frame is due.
    static let frame = Duration.milliseconds(17)

    /// Waits as `MainLoop.wait` does. A clock that stands still goes on by a frame whenever something is waited for and does not come, because the
    /// next frame may be what it takes. It is never faster than real time, in which plugins do their work: else one that is slow would be
    /// taken for one that hangs.
    func wait(upTo patience: Duration, until condition: @escaping @MainActor () -> Bool) async throws -> Bool {
        guard let clock else { return try await loop.wait(upTo: patience, until: condition) }
        let deadline = ContinuousClock.now + patience
        while ContinuousClock.now < deadline {
            if try await loop.wait(upTo: Self.frame, until: condition) { return true }
            clock.advance(by: Self.frame)
        }
        return condition()
    }

    /// Has the loop run until everything is done that is due now.
    func runDueTimers(upTo patience: Duration) async throws {
        var turns = 0
        // What a turn posts, the next one does.
        func countTurn() {
            turns += 1
            if turns < 3 { loop.post(countTurn) }
        }
        loop.post(countTurn)
        _ = try await loop.wait(upTo: patience) { turns == 3 }
    }

    /// Takes everything off the screen, and ends every plugin at once; what was asked to end in good order takes longer than a test
    /// that is over is worth.
    func close() {
        guard !isClosed else { return }
        isClosed = true
        // Whoever comes next may be synchronous, and take the main actor for longer.
        watchdog?.stop()
        turn.beginEnding()
        window.isHidden = true
        window.rootViewController = nil
        if UIApplication.shared.keyWindow === window { UIApplication.shared.keyWindow = nil }
        UIApplication.shared.disconnectScene(on: presenter.uiScreen)
        plugins.stopAll { self.end() }
        plugins.killAll()
    }

    private func end() {
        isGone = true
        recorder?.flush()
        screen.close()
        UIScreen.main = outerScreen
        for installation in installations { installation.end() }
        // After the turn in which the last process was collected.
        loop.post { [self] in
            for registration in registrations { registration.cancel() }
            registrations = []
            turn.end()
        }
    }

    /// Those of the tests' own package, and what else a host of this user would find.
    private static func catalog(of wanted: [String]?) throws -> PluginCatalog {
        let all = PluginCatalog(
            searchPath: PluginCatalog.standardSearchPath(hostFolder: BuiltPrograms.folder))
        guard let wanted else { return all }
        return PluginCatalog(plugins: try wanted.map { try plugin($0, of: all) })
    }

    private static func plugin(_ name: String, of catalog: PluginCatalog) throws -> InstalledPlugin {
        if let plugin = PluginIdentifier(rawValue: name).flatMap({ catalog.plugins[$0] }) { return plugin }
        let known = catalog.plugins.keys.map(\.description).sorted().joined(separator: ", ")
        var message =
            "There is no plugin \(name) in \(BuiltPrograms.folder.path) or where else hosts look; there is \(known.isEmpty ? "none" : known). The target of the tests needs the plugin's among its dependencies, so that it is built with them, and that one `resources: [.copy(\"plugin.json\")]`."
        if !catalog.problems.isEmpty { message += " " + catalog.problems.joined(separator: " ") }
        throw ContainmentTestError(.noPlugin, message)
    }
}
