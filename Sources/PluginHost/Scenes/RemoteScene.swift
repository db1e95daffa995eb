import Contracts
import PaneLayers
import PluginProtocol
import QuartzCore
import SceneBridge
import UIKit

/// The host's end of one scene: what its controller's containers did, and what the plugin sent back. In the plugin it is a
/// `HostedScene`.
@MainActor final class RemoteScene {
    /// Within a session none is used twice: another one when the scene was opened again after a failure.
    private(set) var id: SceneID
    let origin: Origin
    let supervisor: PluginSupervisor
    /// What is said by the contract of the controller, if it has one.
    let contract: ContractLink
    weak var controller: RemoteViewController?

    private enum Phase {
        /// Nobody needs a process for it yet.
        case idle
        /// It is opened when the plugin runs.
        case waiting
        case open(OpenScene)
        /// This scene alone is not shown, for a reason that is a sentence for a person.
        case failed(String)
    }

    private var phase = Phase.idle {
        didSet {
            if case .open(let old) = oldValue, open !== old { old.abandonQuestions() }
        }
    }
    /// The alerts that the host shows for the plugin's controller.
    var alerts: [PluginAlert] = []
    private var record = SceneRecord()
    var kept = KeptState()
    /// Whose place it takes: what that has kept when the process opens is given to it.
    weak var predecessor: RemoteScene?
    var told = ReceivedFacts()
    private var isFlushScheduled = false
    /// The last size that it was given, in whatever session.
    private(set) var lastResize: ResizeSerial?
    /// The last choice of a detent that its user made; nil: there was none.
    private var lastDetentChoice: DetentChoice?
    var exchange = SizeExchange()
    lazy var mirrored = MirroredFacts { [weak self] button, element in
        _ = self?.forward(.tapBarButton(button, element: element), onAnswer: { _ in })
    }

    init(id: SceneID, origin: Origin, supervisor: PluginSupervisor) {
        self.id = id
        self.origin = origin
        self.supervisor = supervisor
        contract = ContractLink(
            schedule: { [loop = supervisor.loop] in loop.schedule(after: $0, handler: $1) },
            warn: { [log = supervisor.log] in log.warning($0) })
        contract.onNeed = { [weak self] in self?.launch() }
        if case .ended(let reason) = supervisor.state { contract.close(reason) }
    }

    /// The plugin's, unless this scene alone has failed.
    var state: PluginState {
        if case .failed(let reason) = phase { .ended(reason: reason) } else { supervisor.state }
    }

    var minimumSize: CGSize? {
        guard case .named(let name) = origin else { return nil }
        return supervisor.plugin.manifest.controllers[name]?.minimumSize
    }

    /// Whether a process has to be running for the scene.
    var isWanted: Bool {
        switch phase {
        case .idle: false
        case .waiting, .open: true
        // No other process has what this one had made.
        case .failed: !origin.isOffered
        }
    }

    /// Whether it was made by a process that has ended: no other one has what that had made.
    private(set) var isLost = false

    /// The scene's state in a session; nil while it is not open.
    var open: OpenScene? {
        if case .open(let open) = phase { open } else { nil }
    }

    // MARK: Life

    /// Starts the process if it does not run.
    func launch() {
        guard case .idle = phase else { return }
        phase = .waiting
        if let connection = supervisor.connection {
            connection.open(self)
        } else {
            supervisor.launchIfNeeded()
        }
    }

    /// Nobody needs the scene any more.
    func close() {
        // What happened to the controller before its end in the same turn is heard of still.
        flush()
        contract.close("Its pane is gone.", isNews: false)
        supervisor.remove(self)
        decline("Nobody has shown it.")
        withdrawAlerts()
        leaveSession()
        phase = .idle
        reviewBars()
    }

    /// Tells the plugin that what it has offered is not shown, and that it can let go of it; unless that was decided before.
    func decline(_ reason: String) {
        guard case .offered(let offer, let scene) = origin, case .idle = phase else { return }
        phase = .failed(reason)
        contract.close(reason)
        supervisor.connection?.send(.declineOffer(offer, reason: reason), to: scene)
    }

    /// Whether another try can bring back what the scene shows, or at least the plugin's other scenes.
    var canRetry: Bool {
        guard origin.isOffered else { return true }
        if case .unresponsive = state { return true }
        return false
    }

    /// Gives the plugin another try. If this scene alone has failed, the plugin's process and other scenes stay as they are.
    func retry() {
        guard canRetry else { return }
        if case .failed = phase, let connection = supervisor.connection {
            phase = .waiting
            id = supervisor.makeSceneID()
            connection.open(self)
            stateDidChange()
        } else {
            if case .idle = phase { phase = .waiting }
            supervisor.retry()
        }
    }

    /// Keeps what the controller had kept before the host ended. One that was opened already goes on with what it has.
    func begin(with state: Data) {
        guard open == nil, kept.data == nil, state.count <= Limits.standard.restorableStateBytes else { return }
        kept.keep(state)
    }

    /// The plugin is to make the controller.
    func openRequest() -> SceneRequest {
        if let state = predecessor?.kept.data { kept.keep(state) }
        predecessor = nil
        return switch origin {
        case .named(let name): .openScene(.named(name), state: kept.give(at: supervisor.loop.clock.now))
        case .offered(let offer, _): .openScene(.offered(offer), state: nil)
        }
    }

    /// The plugin makes the controller.
    ///
    /// - Returns: What its containers did, for a process that knows nothing of it.
    func sessionDidOpen(_ connection: ConnectionToPlugin) -> [SceneStep] {
        let credit = CommitCredit(
            loop: supervisor.loop,
            isOnScreen: { [weak self] in self?.isDrawnWhole ?? false },
            giveBack: { [weak self] commit in
                if let self { connection.send(.acknowledgeCommit(commit), to: self) }
            })
        let offsets = PendingOffsets { [weak self] layer, offset in
            self?.controller?.redirectScroll(of: layer, to: offset)
        } send: { [weak self] layers, onAnswer in
            guard let self else { return nil }
            // Like all input it comes after whatever was done to the scene before it.
            flush()
            defer { open?.credit.hurry() }
            return connection.send(.scrollLayers(layers), to: self, onAnswer: onAnswer)
        }
        phase = .open(OpenScene(connection: connection, credit: credit, offsets: offsets))
        let steps = record.takeAll()
        openContract(connection)
        if connection.grants(.containers) { connection.tellContainers(before: self, areNew: true) }
        return steps.filter { $0.capability.map(connection.grants) ?? true }
    }

    /// What waited is said before anything is done to the controller, as by a parent that configures its child and then adds it.
    private func openContract(_ connection: ConnectionToPlugin) {
        guard connection.grants(.contracts) else {
            return contract.close("The plugin was built without contracts.")
        }
        // The number of this session, which another try in it would change.
        contract.open { [weak self, id] message in
            // After whatever was done to the controller before.
            self?.flush()
            connection.send(.contract(message), to: id)
        }
    }

    /// The process is gone, and all that it knew and had drawn with it, but for the state that it kept.
    ///
    /// - Parameter isDeath: Whether nobody had asked for its end.
    func sessionDidEnd(isDeath: Bool) {
        if isDeath { processDidDie(at: supervisor.loop.clock.now) }
        if origin.isOffered {
            isLost = true
            phase = .failed(PaneNotice.lost)
        } else if isWanted {
            phase = .waiting
        }
        sourceDidEnd()
        supervisor.bars.giveBackAll()
        contract.sessionDidEnd("The plugin's process has ended.")
        controller?.contentDidEnd()
        if origin.isOffered { stateDidChange() }
    }

    /// The process has ended without anybody's asking for it, or hangs and is to be ended for that.
    ///
    /// - Parameter time: The time of its end; of one that hangs, since when it has been silent.
    func processDidDie(at time: Duration) {
        guard open != nil else { return }
        kept.processDied(at: time)
        if kept.isPutAside {
            warn("starts afresh: twice the plugin ended or hung soon after it was given what it had kept")
        }
    }

    func stateDidChange() {
        if case .ended(let reason) = state {
            contract.close(reason, isNews: !supervisor.wasStopped)
        } else if open == nil {
            contract.reopen()
        }
        controller?.stateDidChange(state)
    }

    /// Closes the scene as failed, and leaves the plugin's process and its other scenes alone.
    func closeFailed(because reason: String) {
        withdrawAlerts()
        leaveSession()
        fail(reason)
    }

    /// - Parameter reason: A sentence for a person.
    func fail(_ reason: String) {
        withdrawAlerts()
        phase = .failed(reason)
        sourceDidEnd()
        reviewBars()
        controller?.contentDidEnd()
        stateDidChange()
        if origin.isOffered { leaveStackSoon() }
    }

    private func leaveSession() {
        if let open { open.connection.close(self, showing: open.tree.images) }
    }

    // MARK: Down

    func add(_ step: SceneStep) {
        if case .changeDetent(_, let choice) = step { lastDetentChoice = choice }
        // A process that is there is told everything, however much happens in a turn.
        if record.isFull { flush() }
        if let capability = step.capability, let open, !open.connection.grants(capability) {
            return record.follow(step)
        }
        // Controllers of one plugin hear of this in the order in which it happens.
        if step.isOrdered { open?.connection.willAddOrderedStep(to: self) }
        record.record(step)
        if open != nil { scheduleFlush() }
    }

    /// Checks what facts say of steps that the scene was given.
    ///
    /// - Parameter message: The name of the message that the facts are of.
    func check(_ facts: SceneFacts, of message: String) throws(Misbehaviour) {
        guard let answered = facts.preferences?.sheet?.answeredChoice else { return }
        guard let lastDetentChoice, answered <= lastDetentChoice else {
            throw Misbehaviour(
                .foreignIdentifier, "it has heard of choice \(answered), which was never made",
                at: [message, "facts", "preferences", "sheet", "answered_choice"])
        }
    }

    func addResize(to size: CGSize) {
        let serial = lastResize?.next ?? .first
        lastResize = serial
        exchange.didResize(serial, update: UpdateCycle.main.updateCount)
        add(.resizeScene(SceneGeometry(size: size, serial: serial), animated: UIView.currentAnimation))
    }

    /// What happened during one turn goes out as one message, when the host has laid out its own views: the plugin works while the host
    /// draws.
    func scheduleFlush() {
        guard !isFlushScheduled else { return }
        isFlushScheduled = true
        UpdateCycle.main.afterLayout { [weak self] in self?.flush() }
    }

    /// Sends what is waiting, without waiting for the end of the turn.
    func flush() {
        isFlushScheduled = false
        guard let open else { return }
        let steps = record.pendingSteps
        open.connection.tellContainers(before: self, areNew: steps.contains(where: \.isAboutContainers))
        guard !steps.isEmpty else { return }
        open.connection.send(.updateScene(record.takePending()), to: self)
        open.credit.hurry()
    }

    /// - Parameters:
    ///   - isTyping: Whether it types into a text of the plugin, so that nobody else gets it.
    ///   - onAnswer: Called once if the input went out, with what the plugin answers or, if it does not in time, as if
    ///     nobody handled the input; nil for input that is not answered.
    /// - Returns: Whether the input went out.
    func forward(_ input: InputRequest, isTyping: Bool = false, onAnswer: ((InputAnswer) -> Void)?) -> Bool {
        exchange.begin()
        // Input comes after whatever was done to the scene before it.
        flush()
        open?.offsets.flush()
        guard let open, open.connection.send(input, to: self, isTyping: isTyping, onAnswer: onAnswer) != nil else {
            return false
        }
        supervisor.noteActivation(by: input)
        open.credit.hurry()
        return true
    }

    /// The user has scrolled what is shown.
    func didScroll(_ layers: [ScrolledLayer]) {
        if !layers.isEmpty { open?.offsets.enqueue(layers) }
    }

    // MARK: Visibility

    /// Whether the pane is in a window that is on screen.
    var isShown = false {
        didSet {
            guard isShown != oldValue else { return }
            supervisor.shownScenesDidChange()
            open?.credit.giveBackIfDue()
        }
    }

    private var isDrawnWhole: Bool {
        isShown && controller?.isDrawnWhole != false
    }

    func wasDrawnWhole() {
        open?.credit.giveBackIfDue()
    }
}
