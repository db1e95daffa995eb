import Diagnostics
import MainLoop
import PluginProtocol
import PluginTransport
import QuartzCore
import UIKit

/// Keeps one plugin running for its panes: launches it when the first view is asked for, serves its scenes, starts it again
/// when it ends, and gives up by the restart policy.
///
/// A process outlives its last pane, so that the next one comes quickly; one that ends without a pane is launched again
/// only when there is one.
@MainActor package final class PluginSupervisor {
    package let plugin: InstalledPlugin

    private enum Phase {
        case idle
        case launching(any LaunchedPlugin)
        case running(any LaunchedPlugin, ConnectionToPlugin)
        /// The session is over and the process about to end. The reason is the session's; nil where the process is to say its own.
        case ending(any LaunchedPlugin, EndReason?)
        /// It is being ended to be launched anew.
        case replacing(any LaunchedPlugin)
        case waiting(Registration)
        case stopping(any LaunchedPlugin, ConnectionToPlugin?)
        case ended
    }

    let jobSlot = JobSlot()
    private let launcher: any PluginLauncher
    let loop: MainLoop
    let log: PeerLog
    private var phase: Phase = .idle
    private var policy = RestartPolicy()
    private var readySince: Duration?
    private var processIdentifier: Int32?
    private var scenes: [RemoteScene] = []
    private var lastScene: SceneID?
    private var afterStop: [() -> Void] = []
    private var lossTimer: Registration?
    private let welcome: () -> Welcome
    /// Whether the plugin was told to report what its controllers do.
    private var wantsTrace = false
    /// Why the last wait for a plugin was in vain, where somebody can do something about it.
    private var refusal: EndReason?

    /// What the panes show of the plugin's state.
    package private(set) var state: RemoteViewController.State = .idle {
        didSet {
            guard state != oldValue else { return }
            for scene in scenes { scene.stateDidChange() }
        }
    }

    package init(
        plugin: InstalledPlugin, launcher: any PluginLauncher, loop: MainLoop, welcome: @escaping () -> Welcome
    ) {
        self.plugin = plugin
        self.launcher = launcher
        self.loop = loop
        self.welcome = welcome
        log = PeerLog(plugin.identifier, loop: loop)
    }

    /// What a pane says while there is no session: one sentence or more for a person.
    var launchingMessage: String {
        guard launcher.waits(for: plugin) else { return "Starting…" }
        let waiting = "Waiting for the plugin…"
        return refusal.map { "\($0) \(waiting)" } ?? waiting
    }

    // MARK: Scenes

    func makeScene(controller: String) -> RemoteScene {
        let scene = RemoteScene(id: makeSceneID(), controllerName: controller, supervisor: self)
        scenes.append(scene)
        return scene
    }

    private func makeSceneID() -> SceneID {
        let id = lastScene?.next ?? .first
        lastScene = id
        return id
    }

    /// The scene's view was asked for, or somebody wants the process ahead of that.
    func launchIfNeeded() {
        if case .idle = phase { launch() }
    }

    func open(_ scene: RemoteScene) {
        if case .running(_, let connection) = phase { connection.open(scene) }
    }

    /// Opens a scene that failed once more, under another name: within a session none is used twice.
    func reopen(_ scene: RemoteScene) {
        scene.id = makeSceneID()
        open(scene)
    }

    func acknowledge(_ serial: CommitSerial, of scene: RemoteScene) {
        if case .running(_, let connection) = phase { connection.acknowledge(serial, of: scene) }
    }

    func remove(_ scene: RemoteScene) {
        scenes.removeAll { $0 === scene }
        close(scene)
    }

    /// Closes the scene in the plugin; it can be opened again.
    func close(_ scene: RemoteScene) {
        if case .running(_, let connection) = phase { connection.close(scene) }
    }

    func send(_ steps: [SceneStep], of scene: RemoteScene) {
        if case .running(_, let connection) = phase { connection.update(scene, steps) }
    }

    /// Answers whether the input went out; if not, nobody will handle it.
    func send(_ input: HostToPlugin, of scene: RemoteScene, onAnswer: ((InputAnswer) -> Void)?) -> Bool {
        guard case .running(_, let connection) = phase else { return false }
        return connection.send(input, of: scene, onAnswer: onAnswer)
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

    /// How many controllers have a scene.
    package var sceneCount: Int {
        scenes.count
    }

    // MARK: Life

    /// The user wants another try.
    package func retry() {
        policy.reset()
        switch phase {
        case .idle, .waiting, .ended:
            launch()
        case .running(let launched, let connection):
            connection.end()
            replace(launched)
        case .ending(let launched, _):
            replace(launched)
        case .launching, .replacing, .stopping:
            break
        }
    }

    private func replace(_ launched: any LaunchedPlugin) {
        phase = .replacing(launched)
        state = stateAtLaunch
        launched.kill()
    }

    /// Ends the process in good order; `completion` runs when it is gone.
    package func stop(completion: @escaping () -> Void) {
        switch phase {
        case .idle, .ended:
            completion()
        case .waiting:
            didStop()
            completion()
        case .launching(let launched), .replacing(let launched), .ending(let launched, _):
            afterStop.append(completion)
            phase = .stopping(launched, nil)
            launched.kill()
        case .running(let launched, let connection):
            afterStop.append(completion)
            phase = .stopping(launched, connection)
            launched.stop { connection.askToStop() }
        case .stopping:
            afterStop.append(completion)
        }
    }

    /// Ends the process without giving it time to end by itself. What waits for its stop goes on then.
    func kill() {
        switch phase {
        case .launching(let launched), .running(let launched, _), .ending(let launched, _), .replacing(let launched),
            .stopping(let launched, _):
            launched.kill()
        case .idle, .waiting, .ended:
            break
        }
    }

    private var stateAtLaunch: RemoteViewController.State {
        launcher.waits(for: plugin) ? .awaited : .launching
    }

    private func didStop() {
        phase = .ended
        state = .ended(reason: "The plugin was stopped.")
    }

    private func launch() {
        Log.plugins.debug("\(plugin.identifier): launching \(plugin.executable.path)")
        state = stateAtLaunch
        readySince = nil
        let welcome = welcome()
        wantsTrace = welcome.trace
        phase = .launching(
            launcher.launch(plugin, welcome: welcome) { [weak self] event in self?.handle(event) })
    }

    // There is one process at a time: the next is launched when the last has ended, so every event is the current one's.
    private func handle(_ event: LaunchEvent) {
        switch event {
        case .started(let processIdentifier):
            self.processIdentifier = processIdentifier
        case .ready(let channel, let granted):
            // One that is being stopped may still have become ready.
            if case .launching(let launched) = phase { begin(channel, granted, of: launched) }
        case .ended(let reason):
            processDidEnd(reason)
        }
    }

    private func begin(
        _ channel: any MessageChannel<HostToPlugin, PluginToHost>, _ granted: Set<Capability>,
        of launched: any LaunchedPlugin
    ) {
        readySince = loop.clock.now
        refusal = nil
        let connection = ConnectionToPlugin(
            channel: channel, granted: granted, log: log, limits: .standard, wantsTrace: wantsTrace, loop: loop)
        connection.onMisbehaviour = { [weak self] misbehaviour in self?.endSession(because: misbehaviour) }
        connection.onClose = { [weak self] end in self?.connectionDidClose(end) }
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

    // MARK: End

    private func endSession(because misbehaviour: Misbehaviour) {
        guard case .running(let launched, let connection) = phase else { return }
        connection.end()
        phase = .ending(launched, .protocolViolation(misbehaviour))
        launched.kill()
    }

    /// How long a process may take to end after its connection did. Its end says more than that the connection broke.
    private static let graceAfterLoss = Duration.seconds(1)

    private func connectionDidClose(_ end: ChannelEnd) {
        guard case .running(let launched, let connection) = phase else { return }
        connection.end()
        guard !launcher.waits(for: plugin) else {
            // There is no process whose end would say more.
            phase = .ending(launched, .connectionLost(end))
            launched.kill()
            return
        }
        phase = .ending(launched, nil)
        lossTimer = loop.schedule(after: Self.graceAfterLoss) { [weak self] in
            guard let self, case .ending(let launched, nil) = phase else { return }
            phase = .ending(launched, .connectionLost(end))
            launched.kill()
        }
    }

    private func processDidEnd(_ reported: EndReason) {
        lossTimer = nil
        processIdentifier = nil
        switch phase {
        case .running(let launched, let connection):
            connection.end()
            phase = .ending(launched, nil)
        case .stopping(_, let connection):
            connection?.end()
        default:
            break
        }
        // What the panes do about it may change the phase.
        for scene in scenes { scene.processDidEnd() }
        switch phase {
        case .stopping:
            didStop()
            let blocks = afterStop
            afterStop = []
            for block in blocks { block() }
        case .replacing:
            launch()
        case .ending(_, let reason):
            consider(reason ?? reported)
        default:
            consider(reported)
        }
    }

    /// Decides what becomes of a plugin that ended unasked.
    private func consider(_ reason: EndReason) {
        log.warning(reason.description)
        guard scenes.contains(where: \.isWanted) else {
            phase = .idle
            state = .idle
            return
        }
        if launcher.waits(for: plugin), reason.mayWaitAgain {
            if case .refused = reason { refusal = reason }
            launch()
            return
        }
        switch reason.mayRestart ? policy.processEnded(at: loop.clock.now, readySince: readySince) : .giveUp {
        case .restart(let delay):
            phase = .waiting(loop.schedule(after: delay) { [weak self] in self?.launch() })
            state = .waitingToRestart(reason: reason.description)
        case .giveUp:
            phase = .ended
            state = .ended(reason: reason.description)
        }
    }
}
