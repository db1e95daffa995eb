import Diagnostics
import MainLoop
import PluginProtocol
import PluginTransport
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
        case running(Run)
        /// The session is over and the process about to end. The reason is the session's; nil where the process is to say its
        /// own. Until then the panes show what they showed before.
        case ending(any LaunchedPlugin, TerminationReason?, shown: PluginState)
        /// It is being ended to be launched anew.
        case replacing(any LaunchedPlugin)
        case waiting(Registration, reason: String)
        case stopping(any LaunchedPlugin, ConnectionToPlugin?, shown: PluginState)
        case ended(reason: String)
    }

    /// A process with an open session.
    private struct Run {
        let launched: any LaunchedPlugin
        let connection: ConnectionToPlugin
        let processIdentifier: Int32?
        var verdict = LivenessMonitor.Verdict.responsive

        var state: PluginState {
            switch verdict {
            case .responsive: .running(processIdentifier: processIdentifier)
            case .unresponsive(let offersRestart): .unresponsive(offersRestart: offersRestart)
            }
        }
    }

    private let launcher: any PluginLauncher
    let loop: MainLoop
    let log: PeerLog
    private var phase: Phase = .idle {
        didSet {
            guard state != state(in: oldValue) else { return }
            for scene in scenes { scene.stateDidChange() }
        }
    }
    private var policy = RestartPolicy()
    private var readySince: Duration?
    /// The number of the process, from its start to its end; nil where there is none, or where it is no child of this one.
    package private(set) var processIdentifier: Int32?
    private(set) var scenes: [RemoteScene] = []
    let bars = BorrowedBarTable()
    private var activation = UserActivation()
    /// A plugin that presents and dismisses in a loop is stopped.
    private var presentations = RateLimit(10, within: .seconds(10))
    private var lastScene: SceneID?
    private var afterStop: [() -> Void] = []
    private var lossTimer: Registration?
    private let welcome: () -> Welcome
    private let recorder: SessionRecorder?
    private let purpose: SessionPurpose
    /// The watch on the memory that the session's process takes; nil where there is no process to look at.
    private(set) var memory: MemoryWatch?
    /// The epoch of the process that was launched last.
    private var epoch: SessionEpoch?
    /// Whether the plugin was told to report what its controllers do.
    private var wantsTrace = false
    /// Why the last wait for a plugin was in vain, where somebody can do something about it.
    private var refusal: TerminationReason?

    /// The plugin's state, as its panes show it.
    package var state: PluginState {
        state(in: phase)
    }

    /// Whether somebody else starts the plugin.
    private var isExternal: Bool {
        launcher.placement(of: plugin) == .external
    }

    private func state(in phase: Phase) -> PluginState {
        switch phase {
        case .idle: .idle
        case .launching, .replacing: isExternal ? .awaited : .launching
        case .running(let run): run.state
        case .ending(_, _, let shown), .stopping(_, _, let shown): shown
        case .waiting(_, let reason): .waitingToRestart(reason: reason)
        case .ended(let reason): .ended(reason: reason)
        }
    }

    /// - Parameter recorder: Writes down what is said; with nil nobody does.
    package init(
        plugin: InstalledPlugin, launcher: any PluginLauncher, loop: MainLoop, recorder: SessionRecorder? = nil,
        purpose: SessionPurpose = .panes, welcome: @escaping () -> Welcome
    ) {
        self.recorder = recorder
        self.purpose = purpose
        self.plugin = plugin
        self.launcher = launcher
        self.loop = loop
        self.welcome = welcome
        log = PeerLog(plugin.identifier, loop: loop)
    }

    /// Why the last plugin that came was sent away, while another one is waited for; a sentence for a person.
    var refusalMessage: String? {
        refusal?.description
    }

    // MARK: Scenes

    func makeScene(_ origin: RemoteScene.Origin) -> RemoteScene {
        let scene = RemoteScene(id: makeSceneID(), origin: origin, supervisor: self)
        scenes.append(scene)
        return scene
    }

    func makeSceneID() -> SceneID {
        let id = lastScene?.next ?? .first
        lastScene = id
        return id
    }

    func remove(_ scene: RemoteScene) {
        scenes.removeAll { $0 === scene }
    }

    /// The scene's view was asked for, or somebody wants the process ahead of that.
    func launchIfNeeded() {
        if case .idle = phase { launch() }
    }

    /// The connection to the plugin while it runs; nil where there is nobody to talk to.
    var connection: ConnectionToPlugin? {
        if case .running(let run) = phase { run.connection } else { nil }
    }

    func shownScenesDidChange() {
        connection?.isShown = scenes.contains { $0.isShown }
    }

    /// Has a plugin under test do what the command says.
    package func perform(debugCommand: String) {
        connection?.perform(debugCommand: debugCommand)
    }

    /// Gets the lines that a plugin under test recorded.
    package var onTrace: (([String]) -> Void)?

    /// The number of controllers that have a scene.
    package var sceneCount: Int {
        scenes.count
    }

    /// Records that the user has just done something that goes to the plugin.
    func noteActivation(by input: InputRequest) {
        activation.record(input, at: loop.clock.now)
    }

    /// The user has got rid of what the plugin had presented. It presents nothing more until the user begins something in its panes.
    func userDidPutAway() {
        activation.withdraw()
    }

    /// Whether the user has begun nothing in the plugin's panes since then.
    var isPutAway: Bool {
        activation.isWithdrawn
    }

    /// - Returns: Whether the plugin may have another controller presented, which is counted then.
    func mayPresent() -> Bool {
        presentations.allowsAnother(at: loop.clock.now) || isActivated
    }

    /// Whether the plugin may still act in answer to what the user has done last.
    var isActivated: Bool {
        activation.isActive(at: loop.clock.now)
    }

    // MARK: Life

    /// Starts the plugin again, because the user wants another try.
    package func retry() {
        policy.reset()
        switch phase {
        case .idle, .waiting, .ended:
            launch()
        case .running(let run):
            // A process that hangs over what it was given does not end by itself, and the next one would be given the same.
            if run.verdict != .responsive, let time = run.connection.silentSince {
                for scene in scenes { scene.processDidDie(at: time) }
            }
            run.connection.end()
            replace(run.launched)
        case .ending(let launched, _, _):
            replace(launched)
        case .launching, .replacing, .stopping:
            break
        }
    }

    private func replace(_ launched: any LaunchedPlugin) {
        phase = .replacing(launched)
        launched.kill()
    }

    /// Ends the process in good order; `completion` runs when it is gone.
    package func stop(completion: @escaping () -> Void) {
        switch phase {
        case .idle, .ended:
            launcher.release(plugin, isPatient: true, completion: completion)
        case .waiting:
            phase = Self.stopped
            completion()
        case .launching(let launched), .replacing(let launched), .ending(let launched, _, _):
            afterStop.append(completion)
            phase = .stopping(launched, nil, shown: state)
            launched.kill()
        case .running(let run):
            afterStop.append(completion)
            phase = .stopping(run.launched, run.connection, shown: run.state)
            run.launched.stop { run.connection.askToStop() }
        case .stopping:
            afterStop.append(completion)
        }
    }

    /// Whether no process is launched any more, whoever wants one: the host ends. What is to end is ended by `stop(completion:)`.
    var isClosed = false

    private static let stopped = Phase.ended(reason: stopReason)
    private static let stopReason = "The plugin was stopped."

    /// Whether the host has ended the plugin because it is no longer needed, and nobody has to hear what becomes of it.
    var wasStopped: Bool {
        if case .ended(Self.stopReason) = phase { true } else { false }
    }

    /// Ends the process without giving it time to end by itself. What waits for its stop goes on then.
    func kill() {
        switch phase {
        case .launching(let launched), .ending(let launched, _, _), .replacing(let launched),
            .stopping(let launched, _, _):
            launched.kill()
        case .running(let run):
            run.launched.kill()
        case .idle, .ended:
            launcher.release(plugin, isPatient: false) {}
        case .waiting:
            break
        }
    }

    private func launch() {
        guard !isClosed else {
            phase = Self.stopped
            return
        }
        Log.plugins.debug("\(plugin.identifier): launching \(plugin.executable.path)")
        readySince = nil
        let welcome = welcome()
        wantsTrace = welcome.trace
        epoch = welcome.epoch
        phase = .launching(
            launcher.launch(plugin, welcome: welcome) { [weak self, log] event in
                log.onAccount { self?.handle(event) }
            })
    }

    // There is one process at a time: the next is launched when the last has ended, so every event is the current one's.
    private func handle(_ event: LaunchEvent) {
        switch event {
        case .started(let processIdentifier):
            self.processIdentifier = processIdentifier
        case .ready(let channel, let granted):
            // One that is being stopped may still have become ready.
            if case .launching(let launched) = phase { begin(channel, granted, of: launched) }
        case .trapped:
            // A renderer that does not respond is ended: its backtrace would be cut off, and its silence taken for the reason.
            if purpose != .drawing { connection?.suspectSilence() }
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
        activation.setsDeadlines = launched.setsDeadlines
        let channel =
            recorder.map { RecordingChannel(channel, of: plugin.identifier, epoch: epoch, recorder: $0) } ?? channel
        let connection = ConnectionToPlugin(
            channel: channel, granted: granted.filter(purpose.admits), surfaces: purpose.surfaces, log: log,
            limits: .standard, wantsTrace: wantsTrace, setsDeadlines: launched.setsDeadlines, loop: loop)
        connection.onMisbehaviour = { [weak self] in self?.endSession(because: .protocolViolation($0)) }
        connection.onClose = { [weak self] end in self?.connectionDidClose(end) }
        connection.onTrace = { [weak self] lines in self?.onTrace?(lines) }
        connection.onVerdict = { [weak self] verdict in self?.apply(verdict) }
        memory = MemoryWatch(launched, clock: loop.clock)
        if memory != nil { connection.onOccasion = { [weak self] in self?.lookAtMemory() } }
        if let processIdentifier { Log.plugins.debug("\(plugin.identifier): running, process \(processIdentifier)") }
        phase = .running(Run(launched: launched, connection: connection, processIdentifier: processIdentifier))
        connection.isShown = scenes.contains { $0.isShown }
        for scene in scenes where scene.isWanted { connection.open(scene) }
    }

    private func apply(_ verdict: LivenessMonitor.Verdict) {
        guard case .running(var run) = phase else { return }
        if run.verdict == .responsive { log.warning("does not respond; its panes say so") }
        run.verdict = verdict
        phase = .running(run)
    }

    // MARK: End

    func endSession(because reason: TerminationReason) {
        guard case .running(let run) = phase else { return }
        run.connection.end()
        phase = .ending(run.launched, reason, shown: run.state)
        run.launched.kill()
    }

    /// The time that a process may take to end after its connection did: its end says more than that the connection broke.
    private static let graceAfterLoss = Duration.seconds(1)

    private func connectionDidClose(_ end: ChannelError) {
        guard case .running(let run) = phase else { return }
        run.connection.end()
        guard !isExternal else {
            // There is no process whose end would say more.
            phase = .ending(run.launched, .connectionLost(end), shown: run.state)
            run.launched.letGo()
            return
        }
        phase = .ending(run.launched, nil, shown: run.state)
        lossTimer = loop.schedule(after: Self.graceAfterLoss) { [weak self] in
            // A process that has ended meanwhile is told of in a block that was posted before this one, and its end says more.
            self?.loop.post { [weak self] in
                guard let self, lossTimer != nil, case .ending(let launched, nil, let shown) = phase else { return }
                phase = .ending(launched, .connectionLost(end), shown: shown)
                launched.kill()
            }
        }
    }

    private func processDidEnd(_ reported: TerminationReason) {
        let reported = memory?.explain(reported) ?? reported
        memory = nil
        lossTimer = nil
        processIdentifier = nil
        // The next process answers for nothing that the user did with this one, but is not wanted either.
        activation.forget()
        switch phase {
        case .running(let run):
            run.connection.end()
            phase = .ending(run.launched, nil, shown: run.state)
        case .stopping(_, let connection, _):
            connection?.end()
        case .idle, .launching, .ending, .replacing, .waiting, .ended:
            break
        }
        let isDeath = if case .ending = phase { true } else { false }
        // What the panes do about it may change the phase.
        let open = scenes
        for scene in open { scene.sessionDidEnd(isDeath: isDeath) }
        EndedPages.leaveStacks(open.filter(\.origin.isOffered).compactMap(\.controller))
        for scene in open.reversed() { scene.controller?.endOfferedPresentation() }
        switch phase {
        case .stopping:
            phase = Self.stopped
            let blocks = afterStop
            afterStop = []
            for block in blocks { block() }
        case .replacing:
            launchIfWanted()
            // The plugin is in the state that it was in before, but a scene that had failed alone waits for it now as the others do.
            for scene in scenes { scene.stateDidChange() }
        case .ending(_, let reason, _):
            consider(reason ?? reported)
        case .idle, .launching, .running, .waiting, .ended:
            consider(reported)
        }
    }

    /// Decides what becomes of a plugin that ended unasked.
    private func consider(_ reason: TerminationReason) {
        log.warning(reason.remedy.map { "\(reason) \($0)" } ?? "\(reason)")
        guard scenes.contains(where: \.isWanted) else { return rest(in: .idle) }
        if isExternal, reason.mayWaitAgain {
            if case .refused = reason { refusal = reason }
            launch()
            return
        }
        switch reason.mayRestart ? policy.processEnded(at: loop.clock.now, readySince: readySince) : .giveUp {
        case .restart(let delay):
            let launch = loop.schedule(after: delay) { [weak self] in self?.launchIfWanted() }
            phase = .waiting(launch, reason: reason.description)
        case .giveUp:
            rest(in: .ended(reason: reason.description))
        }
    }

    /// Launches the plugin after what there was to wait for, unless its last pane has gone meanwhile.
    private func launchIfWanted() {
        if scenes.contains(where: \.isWanted) { launch() } else { rest(in: .idle) }
    }

    /// Passes to a phase in which nobody waits for the plugin, and ends what starts it elsewhere.
    private func rest(in phase: Phase) {
        // First, because a pane may want the plugin when it hears of the phase.
        launcher.release(plugin, isPatient: true) {}
        self.phase = phase
    }
}
