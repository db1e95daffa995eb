import Diagnostics
import MainLoop
import PluginProtocol
import UIKit

/// Keeps one plugin running for as long as a pane needs it: launches it when the first view is asked for, serves its
/// scenes, starts it again when it ends, and gives up by the restart policy.
@MainActor package final class PluginSupervisor {
    package let plugin: InstalledPlugin

    private enum Phase {
        case idle
        case launching(any LaunchedPlugin)
        case running(any LaunchedPlugin, ConnectionToPlugin)
        case waiting(Registration)
        case stopping(any LaunchedPlugin)
        case ended
    }

    private let launcher: any PluginLauncher
    private let loop: MainLoop
    private var phase: Phase = .idle
    private var policy = RestartPolicy()
    private var readySince: Duration?
    private var scenes: [RemoteScene] = []
    private var lastScene: SceneID?
    private var afterStop: [() -> Void] = []
    /// Whether the process that is being stopped makes room for another.
    private var startsAgain = false
    private var welcome: () -> Welcome

    /// What the panes show of the plugin's state.
    package private(set) var state: RemoteViewController.State = .idle {
        didSet {
            guard state != oldValue else { return }
            for scene in scenes { scene.stateDidChange(state) }
        }
    }

    package init(
        plugin: InstalledPlugin, launcher: any PluginLauncher, loop: MainLoop, welcome: @escaping () -> Welcome
    ) {
        self.plugin = plugin
        self.launcher = launcher
        self.loop = loop
        self.welcome = welcome
    }

    // MARK: Scenes

    func makeScene(controller: String) -> RemoteScene {
        let id = lastScene?.next ?? .first
        lastScene = id
        let scene = RemoteScene(id: id, controllerName: controller, supervisor: self)
        scenes.append(scene)
        return scene
    }

    /// The scene's view was asked for, or somebody wants the process ahead of that.
    func launchIfNeeded() {
        if case .idle = phase { launch() }
    }

    func open(_ scene: RemoteScene) {
        if case .running(_, let connection) = phase { connection.open(scene) }
    }

    func acknowledge(_ serial: CommitSerial, of scene: RemoteScene) {
        if case .running(_, let connection) = phase { connection.acknowledge(serial, of: scene) }
    }

    func remove(_ scene: RemoteScene) {
        scenes.removeAll { $0 === scene }
        if case .running(_, let connection) = phase { connection.close(scene) }
    }

    func send(_ steps: [SceneStep], of scene: RemoteScene) {
        if case .running(_, let connection) = phase { connection.update(scene, steps) }
    }

    /// Answers whether the input went out; if not, nobody will handle it.
    func send(_ input: HostToPlugin, of scene: RemoteScene, ifUnhandled: (() -> Void)?) -> Bool {
        guard case .running(_, let connection) = phase else { return false }
        return connection.send(input, of: scene, ifUnhandled: ifUnhandled)
    }

    func shownScenesDidChange() {
        if case .running(_, let connection) = phase { connection.isShown = scenes.contains { $0.isShown } }
    }

    /// Whether a process is ready to be told of steps.
    var isRunning: Bool {
        if case .running = phase { return true }
        return false
    }

    /// Has a plugin under test do something.
    package func perform(debugCommand: String) {
        if case .running(_, let connection) = phase { connection.perform(debugCommand: debugCommand) }
    }

    /// Gets the lines that a plugin under test recorded.
    package var onTrace: (([String]) -> Void)?

    /// Whether any controller still has a scene.
    package var hasScenes: Bool {
        !scenes.isEmpty
    }

    // MARK: Life

    /// The user wants another try.
    package func retry() {
        policy.reset()
        switch phase {
        case .idle, .waiting, .ended: launch()
        case .running(let launched, let connection):
            connection.end()
            phase = .stopping(launched)
            startsAgain = true
            state = .launching
            launched.kill()
        case .launching, .stopping: break
        }
    }

    /// Ends the process in good order; `completion` runs when it is gone.
    package func stop(completion: @escaping () -> Void) {
        switch phase {
        case .idle, .ended:
            completion()
        case .waiting:
            phase = .ended
            completion()
        case .launching(let launched):
            afterStop.append(completion)
            phase = .stopping(launched)
            launched.kill()
        case .running(let launched, let connection):
            afterStop.append(completion)
            phase = .stopping(launched)
            launched.stop { connection.askToStop() }
        case .stopping:
            startsAgain = false
            afterStop.append(completion)
        }
    }

    /// Ends the process without giving it time to end by itself. What waits for its stop goes on then.
    func kill() {
        switch phase {
        case .launching(let launched), .running(let launched, _), .stopping(let launched): launched.kill()
        case .idle, .waiting, .ended: break
        }
    }

    private func launch() {
        Log.plugins.debug("\(plugin.identifier): launching \(plugin.executable.path)")
        state = .launching
        readySince = nil
        var current: (any LaunchedPlugin)?
        let launched = launcher.launch(plugin, welcome: welcome()) { [weak self] event in
            guard let self, let current else { return }
            handle(event, of: current)
        }
        current = launched
        phase = .launching(launched)
    }

    private func handle(_ event: LaunchEvent, of launched: any LaunchedPlugin) {
        switch event {
        case .started(let processIdentifier):
            self.processIdentifier = processIdentifier
        case .ready(let channel):
            guard case .launching(let current) = phase, current === launched else { return }
            begin(channel, of: launched)
        case .ended(let reason):
            processEnded(reason)
        }
    }

    private var processIdentifier: Int32?

    private func begin(_ channel: any MessageChannel<HostToPlugin, PluginToHost>, of launched: any LaunchedPlugin) {
        readySince = loop.clock.now
        let connection = ConnectionToPlugin(
            channel: channel, identifier: plugin.identifier, limits: .standard, loop: loop)
        connection.onMisbehaviour = { [weak self] misbehaviour in
            self?.endSession(of: launched, because: .protocolViolation(misbehaviour))
        }
        connection.onClose = { [weak self] end in self?.connectionDidClose(end, launched) }
        connection.onTrace = { [weak self] lines in self?.onTrace?(lines) }
        connection.onVerdict = { [weak self] verdict in self?.take(verdict) }
        if let processIdentifier { Log.plugins.debug("\(plugin.identifier): running, process \(processIdentifier)") }
        phase = .running(launched, connection)
        state = .running(processIdentifier: processIdentifier)
        connection.isShown = scenes.contains { $0.isShown }
        for scene in scenes where scene.isWanted { connection.open(scene) }
    }

    private func take(_ verdict: LivenessMonitor.Verdict) {
        guard isRunning else { return }
        switch verdict {
        case .responsive: state = .running(processIdentifier: processIdentifier)
        case .unresponsive(let offersRestart): state = .unresponsive(offersRestart: offersRestart)
        }
    }

    private var pendingReason: EndReason?

    private func endSession(of launched: any LaunchedPlugin, because reason: EndReason) {
        guard case .running(let current, let connection) = phase, current === launched else { return }
        Log.plugins.warning("\(plugin.identifier): \(reason.description)")
        pendingReason = reason
        connection.end()
        launched.kill()
    }

    /// How long a process may take to end after its connection did. Its end says more than that the connection broke.
    private static let graceAfterLoss = Duration.seconds(1)

    private var lossTimer: Registration?

    private func connectionDidClose(_ end: ChannelEnd, _ launched: any LaunchedPlugin) {
        guard case .running(let current, let connection) = phase, current === launched else { return }
        connection.end()
        lossTimer = loop.schedule(after: Self.graceAfterLoss) { [weak self] in
            self?.pendingReason = .connectionLost(end)
            launched.kill()
        }
    }

    private func processEnded(_ reported: EndReason) {
        lossTimer = nil
        let reason = pendingReason ?? reported
        pendingReason = nil
        if case .running(_, let connection) = phase { connection.end() }
        for scene in scenes { scene.processDidEnd() }
        let wasStopping = if case .stopping = phase { true } else { false }
        processIdentifier = nil
        if wasStopping {
            phase = .ended
            if startsAgain {
                startsAgain = false
                launch()
                return
            }
            state = .ended(reason: "The plugin was stopped.")
            let blocks = afterStop
            afterStop = []
            for block in blocks { block() }
            return
        }
        Log.plugins.warning("\(plugin.identifier): \(reason.description)")
        switch reason.mayRestart ? policy.processEnded(at: loop.clock.now, readySince: readySince) : .giveUp {
        case .restart(let delay):
            state = .waitingToRestart(reason: reason.description)
            phase = .waiting(loop.schedule(after: delay) { [weak self] in self?.launch() })
        case .giveUp:
            phase = .ended
            state = .ended(reason: reason.description)
        }
    }
}
