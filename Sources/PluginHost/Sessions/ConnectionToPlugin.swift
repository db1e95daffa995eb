import MainLoop
import PluginProtocol
import PluginTransport
import UIKit

/// The host's end of a session: sends what is done to the scenes, and believes what comes back only after checking it.
@MainActor final class ConnectionToPlugin {
    /// Called when the plugin broke the rules in a way that ends the session.
    var onMisbehaviour: ((Misbehaviour) -> Void)?
    var onTrace: (([String]) -> Void)?
    /// The connection broke, or the plugin closed it.
    var onClose: ((ChannelEnd) -> Void)?
    var onVerdict: ((LivenessMonitor.Verdict) -> Void)?

    private struct OpenScene {
        let scene: RemoteScene
        var tree: LayerTreeModel
        var lastCommit: CommitSerial?
        var owesAcknowledgement = false
    }

    private let channel: any MessageChannel<HostToPlugin, PluginToHost>
    private let log: PeerLog
    private let ledger: InputLedger
    private var liveness: LivenessMonitor?
    private var scenes: [SceneID: OpenScene] = [:]
    private let limits: Limits
    private let granted: Set<Capability>
    private var images: ImageStore
    private var trace: TraceLedger
    private var tolerance = Tolerance()
    private var isEnded = false

    /// - Parameters:
    ///   - granted: What Welcome granted to the plugin.
    ///   - wantsTrace: Whether it asked for reports of what controllers do.
    init(
        channel: any MessageChannel<HostToPlugin, PluginToHost>, granted: Set<Capability>, log: PeerLog, limits: Limits,
        wantsTrace: Bool, loop: MainLoop
    ) {
        self.channel = channel
        self.granted = granted
        self.limits = limits
        images = ImageStore(limits: limits)
        trace = TraceLedger(isWanted: wantsTrace)
        self.log = log
        ledger = InputLedger(loop: loop)
        liveness = LivenessMonitor(
            loop: loop, ping: { [weak self] in self?.send(.ping) },
            onVerdict: { [weak self] verdict in self?.onVerdict?(verdict) })
        channel.onReceive = { [weak self] envelope in self?.receive(envelope) }
        channel.onMisbehaviour = { [weak self] misbehaviour, lane in self?.refuse(misbehaviour, on: lane) }
        channel.onClose = { [weak self] end in
            guard let self, !isEnded else { return }
            onClose?(end)
        }
    }

    var isShown = false {
        didSet { liveness?.isShown = isShown }
    }

    // MARK: Down

    @discardableResult private func send(_ body: HostToPlugin, scene: SceneID? = nil) -> SequenceNumber? {
        isEnded || !granted.isSuperset(of: body.capabilities) ? nil : channel.send(body, scene: scene)
    }

    /// Sends what the plugin has to answer.
    @discardableResult private func ask(_ body: HostToPlugin, scene: SceneID) -> SequenceNumber? {
        guard let sequence = send(body, scene: scene) else { return nil }
        liveness?.expectAnswer(to: sequence)
        return sequence
    }

    /// Opens the scene in the plugin; where as many are open as may be, the scene fails instead.
    func open(_ scene: RemoteScene) {
        guard scenes.count < limits.scenes else {
            scene.didFail(SceneFailure.tooManyScenes(limit: limits.scenes).message)
            return
        }
        scenes[scene.id] = OpenScene(scene: scene, tree: LayerTreeModel(limits: limits))
        ask(.openScene(controller: scene.controllerName), scene: scene.id)
        let steps = scene.stepsForNewProcess()
        if !steps.isEmpty { send(.updateScene(steps), scene: scene.id) }
    }

    func update(_ scene: RemoteScene, _ steps: [SceneStep]) {
        guard scenes[scene.id] != nil, !steps.isEmpty else { return }
        send(.updateScene(steps), scene: scene.id)
    }

    func close(_ scene: RemoteScene) {
        guard forget(scene) else { return }
        ask(.closeScene, scene: scene.id)
    }

    /// Nothing of the scene is shown any more. Whether it was open.
    @discardableResult private func forget(_ scene: RemoteScene) -> Bool {
        guard let entry = scenes.removeValue(forKey: scene.id) else { return false }
        images.note(ImageUseChange(ended: Array(entry.tree.images)))
        return true
    }

    /// - Parameter onAnswer: Called once, with what the plugin answers or, if it does not in time, as if nobody handled the
    ///   input; nil for input that is not answered.
    /// - Returns: Whether the input went out.
    func send(_ input: HostToPlugin, of scene: RemoteScene, onAnswer: ((InputAnswer) -> Void)?) -> Bool {
        guard scenes[scene.id] != nil else { return false }
        guard let onAnswer else { return send(input, scene: scene.id) != nil }
        guard let sequence = ask(input, scene: scene.id) else { return false }
        ledger.expectAnswer(to: sequence, onAnswer: onAnswer)
        return true
    }

    func acknowledge(_ serial: CommitSerial, of scene: RemoteScene) {
        guard scenes[scene.id]?.lastCommit == serial else { return }
        scenes[scene.id]?.owesAcknowledgement = false
        send(.acknowledgeCommit(serial), scene: scene.id)
    }

    func perform(debugCommand: String) {
        send(.performDebugCommand(debugCommand))
    }

    func askToStop() {
        send(.stop(grace: .seconds(2)))
    }

    /// Nothing is sent or believed any more.
    func end() {
        guard !isEnded else { return }
        isEnded = true
        liveness?.stop()
        liveness = nil
        channel.close()
        ledger.close()
        scenes = [:]
    }

    // MARK: Up

    private func receive(_ envelope: Envelope<PluginToHost>) {
        guard !isEnded else { return }
        liveness?.noteSignOfLife(answering: envelope.inReplyTo)
        do throws(Misbehaviour) {
            try handle(envelope)
        } catch {
            refuse(error, on: envelope.body.lane ?? .control)
        }
    }

    /// Tells the plugin and the log of a message that broke the rules, and ends the session where it cannot go on.
    private func refuse(_ misbehaviour: Misbehaviour, on lane: Lane) {
        guard !isEnded else { return }
        send(.refused(Refusal(.misbehaviour, misbehaviour.message)))
        guard tolerance.endsSession(misbehaviour, on: lane) else {
            log.warning("refused a message: \(misbehaviour)")
            return
        }
        onMisbehaviour?(misbehaviour)
    }

    private func handle(_ envelope: Envelope<PluginToHost>) throws(Misbehaviour) {
        switch envelope.body {
        case .hello:
            throw Misbehaviour(.outOfTurn, "a second Hello in an open session")
        case .pong, .willStop:
            break
        case .inputWasHandled(let answer):
            if let request = envelope.inReplyTo { ledger.take(answer, to: request) }
        case .didRecordTrace(let lines):
            try trace.accept(lines)
            onTrace?(lines)
        case .imageChunk(let chunk):
            try images.accept(chunk)
        case .sceneDidOpen, .sceneDidFail, .sceneDidClose, .titleDidChange, .preferredContentSizeDidChange,
            .sceneDidCommit:
            guard let id = envelope.scene, let entry = scenes[id] else {
                try handleLate(envelope.body)
                return
            }
            try handle(envelope.body, of: entry.scene)
        }
    }

    private func handle(_ body: PluginToHost, of scene: RemoteScene) throws(Misbehaviour) {
        switch body {
        case .sceneDidFail(let failure):
            log.warning(failure.message)
            forget(scene)
            scene.didFail("The plugin says: \(Quotation(failure.message))")
        case .titleDidChange(let title):
            scene.didChangeTitle(title)
        case .preferredContentSizeDidChange(let size):
            scene.didChangePreferredContentSize(size)
        case .sceneDidCommit(let commit):
            try apply(commit, to: scene)
        default:
            break
        }
    }

    /// A scene that was closed meanwhile may still have had something under way. Pictures belong to the session: those
    /// that such a commit releases may be sent again.
    private func handleLate(_ body: PluginToHost) throws(Misbehaviour) {
        if case .sceneDidCommit(let commit) = body { try images.release(commit.layers.releasedImages) }
    }

    private func apply(_ commit: SceneCommit, to scene: RemoteScene) throws(Misbehaviour) {
        guard scenes[scene.id]?.owesAcknowledgement == false else {
            throw Misbehaviour(.outOfTurn, "a commit before the last one was acknowledged")
        }
        // In place, or a commit would cost a copy of all that is known of the scene. What is refused ends the session.
        guard let change = try scenes[scene.id]?.tree.accept(commit.layers) else { return }
        try checkDescriptions()
        scenes[scene.id]?.lastCommit = commit.serial
        scenes[scene.id]?.owesAcknowledgement = true
        try scene.apply(commit.layers, images)
        images.note(change)
        try images.release(commit.layers.releasedImages)
        scene.commitWasApplied(commit.serial)
    }

    private func checkDescriptions() throws(Misbehaviour) {
        let bytes = scenes.values.reduce(0) { $0 + $1.tree.descriptionBytes }
        guard bytes <= limits.sessionDescriptionBytes else {
            throw Misbehaviour(
                .limitExceeded,
                "the layers of its \(scenes.count) scenes then take \(bytes) bytes of memory, more than the \(limits.sessionDescriptionBytes) that are allowed for a session; show less at a time",
                at: ["SceneDidCommit"])
        }
    }
}
