import Diagnostics
import Foundation
import HostStaging
import MainLoop
import PluginBehaviours
import PluginHost
import UIKit

/// A host whose window is drawn into memory, on the main thread's loop, and processes of plugins that are started from beside this
/// program.
@MainActor final class BenchmarkHost {
    let loop = MainLoop.main
    let stage: HostStage
    /// Called at the end of each turn, before what follows from it is laid out and drawn: what has come is known by then.
    var beforeUpdate: () -> Void = {}
    /// Called when all is drawn.
    var afterUpdate: () -> Void = {}

    private let installations: [Override]
    private var hook: Registration?
    private var timer: Registration?
    private var registries: [PluginRegistry] = []
    private var frames: Registration?

    /// - Parameter size: The size of the window, in points.
    init(size: CGSize = CGSize(width: 400, height: 300)) {
        stage = HostStage(size: size)
        let loop = loop
        installations = [
            UpdateCycle.main.install { loop.requestEndOfTurn() },
            FrameClock.main.install { loop.schedule(after: $0, handler: $1) },
        ]
        hook = loop.addEndOfTurnHook { [weak self] in
            self?.beforeUpdate()
            UpdateCycle.main.update()
            self?.afterUpdate()
        }
    }

    // MARK: Plugins

    /// Plugins that behave alike, each with a process of its own.
    ///
    /// - Parameters:
    ///   - controllers: The names that they know.
    ///   - recorder: Who writes down what they and the host say to each other.
    ///   - drawer: Who draws what they describe.
    ///   - change: What is to be otherwise with their start.
    ///   - makeLauncher: Makes the launcher that starts them or waits for them; nil for the one that starts them from beside this program.
    func makePlugins(
        _ behaviour: PluginBehaviour, count: Int = 1, controllers: [String] = ["plain", "controls"],
        recorder: SessionRecorder? = nil, drawnBy drawer: Drawer = .host,
        change: (inout SpawnOptions) throws -> Void = { _ in },
        launchedBy makeLauncher: ((SpawnOptions) -> any PluginLauncher)? = nil
    ) throws -> PluginRegistry {
        let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent("FixturePlugin")
        let plugins = try (0..<count).map { index in
            try StagedPlugin.make(
                identifier: Self.identifier(index), name: "Fixture", controllers: controllers,
                executable: program)
        }
        var options = SpawnOptions()
        options.environment[PluginBehaviour.variable] = behaviour.rawValue
        try change(&options)
        let registry = PluginRegistry(
            catalog: PluginCatalog(plugins: plugins),
            launcher: makeLauncher?(options) ?? SpawningLauncher(loop: loop, options: options), loop: loop,
            recorder: recorder, renderer: try drawer.program())
        registries.append(registry)
        return registry
    }

    static func identifier(_ index: Int) -> String {
        "org.mullion.fixture\(index)"
    }

    /// A pane of one of `makePlugins`, which is nowhere yet.
    func makePane(of plugins: PluginRegistry, _ index: Int = 0, controller: String = "plain") -> RemoteViewController {
        RemoteViewController(plugin: Self.identifier(index), controller: controller, of: plugins)
    }

    /// Shows panes side by side in the window, and waits until all have drawn.
    func show(_ panes: [RemoteViewController], in area: CGRect = CGRect(x: 0, y: 0, width: 400, height: 300)) {
        for (pane, frame) in zip(panes, Self.grid(panes.count, in: area)) { stage.embed(pane, frame: frame) }
        run { panes.allSatisfy(\.isDrawn) }
    }

    /// - Returns: So many frames, row by row, all of one size.
    static func grid(_ count: Int, in area: CGRect) -> [CGRect] {
        let columns = Int(Double(count).squareRoot().rounded(.up))
        let rows = (count + columns - 1) / max(columns, 1)
        let size = CGSize(width: area.width / CGFloat(columns), height: area.height / CGFloat(rows))
        return (0..<count).map { index in
            CGRect(
                x: area.minX + CGFloat(index % columns) * size.width,
                y: area.minY + CGFloat(index / columns) * size.height, width: size.width, height: size.height)
        }
    }

    // MARK: Time

    /// Nothing that a measurement waits for takes longer, unless the machine is far too slow to be measured.
    private static let patience = Duration.seconds(60)

    /// Runs the loop until `isOver` says so, which is asked when all is drawn. Ends the program with a sentence where that never comes.
    ///
    /// - Parameter least: The time that it takes in any case.
    func run(atLeast least: Duration = .zero, until isOver: @escaping () -> Bool) {
        let bound = loop.schedule(after: least + Self.patience) {
            fatalError("What a benchmark waits for does not come about: a plugin may have ended, or not have drawn.")
        }
        defer { bound.cancel() }
        let other = afterUpdate
        afterUpdate = { [loop] in
            other()
            if isOver() { loop.stop() }
        }
        loop.requestEndOfTurn()
        loop.run()
        afterUpdate = other
    }

    func run(for duration: Duration) {
        var isOver = false
        timer = loop.schedule(after: duration) { [loop] in
            isOver = true
            loop.requestEndOfTurn()
        }
        run(atLeast: duration) { isOver }
    }

    func schedule(after duration: Duration, _ handler: @escaping @MainActor () -> Void) {
        timer = loop.schedule(after: duration, handler: handler)
    }

    /// Draws what moves by itself, 60 times a second, as a screen does, as long as the host is there.
    ///
    /// - Parameter onFrame: Called when each of them is drawn.
    func beginFrames(_ onFrame: @escaping () -> Void) {
        frames = loop.schedule(after: .seconds(1) / 60) { [unowned self] in
            // The next one is due then, however long this one takes.
            beginFrames(onFrame)
            stage.platform.commit(stage.window)
            onFrame()
        }
    }

    /// Milliseconds since some moment.
    func milliseconds(since began: Duration) -> Double {
        (loop.clock.now - began) / .milliseconds(1)
    }

    // MARK: End

    /// Ends the plugins and takes them off the screen.
    func stopPlugins() {
        for child in stage.root.children where child is RemoteViewController { stage.remove(child) }
        var running = registries.count
        for registry in registries {
            registry.stopAll { [loop] in
                running -= 1
                loop.requestEndOfTurn()
            }
        }
        run { running == 0 }
        registries = []
    }

    func close() {
        stopPlugins()
        hook = nil
        timer = nil
        frames = nil
        stage.close()
        for installation in installations { installation.end() }
    }
}
