import MainLoop
import PaneLayers
import PluginProtocol
import PluginTransport
import UIKit

/// The host's end of a session: sends what is done to the scenes, and believes what comes back only after checking it.
@MainActor final class ConnectionToPlugin {
    /// Called when the plugin broke the rules in a way that ends the session.
    var onMisbehaviour: ((Misbehaviour) -> Void)?
    var onTrace: (([String]) -> Void)?
    /// The connection broke, or the plugin closed it.
    var onClose: ((ChannelError) -> Void)?
    var onVerdict: ((LivenessMonitor.Verdict) -> Void)?
    /// Called when the loop is awake for the plugin: after each message, and while one that is due fails to come.
    var onOccasion: (() -> Void)? {
        didSet { liveness?.onSilence = onOccasion }
    }

    private enum Phase {
        case open
        /// The plugin was asked to stop: nothing more is asked of it.
        case stopping
        /// Nothing is sent or believed.
        case ended
    }

    private let channel: any MessageChannel<HostToPlugin, PluginToHost>
    private let log: PeerLog
    private let pendingInput: PendingInput
    private let clock: any LoopClock
    private let setsDeadlines: Bool
    private var liveness: LivenessMonitor?
    private var scenes: [SceneID: RemoteScene] = [:]
    let limits: Limits
    private let granted: Set<Capability>
    private var images: ImageStore
    private var trace: TraceBudget
    private var policy = MisbehaviourPolicy()
    private var phase = Phase.open
    private var lastOffer: OfferID?
    private var containers = SentContainerStates()
    private var haveContainersChanged = false
    /// Nil where the plugin has nothing to do with the pasteboard.
    private(set) var pasteboard: PluginPasteboard?
    /// Nil where the plugin has nothing to do with drag and drop.
    private(set) var drags: PluginDrags?
    /// The scene with the latest step that has its place among those of others.
    private weak var lastOrdered: RemoteScene?

    /// - Parameters:
    ///   - granted: What Welcome granted to the plugin.
    ///   - surfaces: The memory in which it draws pixels of its own; none has been asked for.
    ///   - wantsTrace: Whether it asked for reports of what controllers do.
    ///   - setsDeadlines: Whether input that is not answered soon is somebody else's, and not only once the plugin is taken for one that hangs.
    init(
        channel: any MessageChannel<HostToPlugin, PluginToHost>, granted: Set<Capability>,
        surfaces: SurfaceStore = SurfaceStore(), log: PeerLog, limits: Limits, wantsTrace: Bool,
        setsDeadlines: Bool, loop: MainLoop
    ) {
        self.setsDeadlines = setsDeadlines
        self.channel = channel
        self.granted = granted
        self.limits = limits
        images = ImageStore(limits: limits)
        images.surfaces = surfaces
        trace = TraceBudget(isWanted: wantsTrace)
        self.log = log
        pendingInput = PendingInput(loop: loop)
        clock = loop.clock
        liveness = LivenessMonitor(
            loop: loop, ping: { [weak self] in self?.send(.session(.ping)) },
            onVerdict: { [weak self] verdict in self?.onVerdict?(verdict) })
        if granted.contains(.pasteboard) { pasteboard = makePasteboard(loop) }
        if granted.contains(.dragAndDrop) {
            drags = PluginDrags(limit: limits.pasteboardBytes, loop: loop, log: log) { [weak self] request, scene in
                self?.send(request, to: scene)
            }
        }
        channel.onReceive = { [weak self] envelope in log.onAccount { self?.receive(envelope) } }
        channel.onMisbehaviour = { [weak self] misbehaviour, lane in
            log.onAccount { self?.refuse(misbehaviour, on: lane) }
        }
        channel.onClose = { [weak self] end in
            guard let self, phase != .ended else { return }
            onClose?(end)
        }
    }

    private func makePasteboard(_ loop: MainLoop) -> PluginPasteboard {
        PluginPasteboard(limit: limits.pasteboardBytes, loop: loop, log: log) { [weak self] update, scene in
            self?.send(.updatePasteboard(update), to: scene)
        } focusedScenes: { [weak self] in
            self?.scenes.sorted { $0.key < $1.key }.map(\.value).filter { $0.controller?.hasFocus == true } ?? []
        }
    }

    var isShown = false {
        didSet { liveness?.isShown = isShown }
    }

    /// Since when there has been no sign of life although one was due; nil where none is due.
    var silentSince: Duration? {
        liveness?.silentSince
    }

    /// The process is said to be about to end: a silence is believed sooner.
    func suspectSilence() {
        liveness?.suspect()
    }

    // MARK: Down

    /// - Parameter deadline: When it is too late for the plugin to act on it; nil: never.
    @discardableResult private func send(
        _ body: HostToPlugin, scene: SceneID? = nil, deadline: Duration? = nil
    ) -> SequenceNumber? {
        guard phase == .open, body.rules.capability.map(granted.contains) ?? true else { return nil }
        return channel.send(body, scene: scene, deadline: deadline)
    }

    /// Passes a descriptor with the next message on the lane of control, which has to be sent at once.
    func pass(_ descriptor: PassedDescriptor) {
        if phase == .open { channel.pass(descriptor) }
    }

    /// Whether the plugin may use this.
    func grants(_ capability: Capability) -> Bool {
        granted.contains(capability)
    }

    /// Sends what the plugin has to answer.
    @discardableResult private func ask(
        _ body: HostToPlugin, scene: SceneID, deadline: Duration? = nil
    ) -> SequenceNumber? {
        guard let sequence = send(body, scene: scene, deadline: deadline) else { return nil }
        liveness?.expectAnswer(to: sequence, of: scene)
        return sequence
    }

    /// Opens the scene in the plugin; where as many are open as may be, the scene fails instead.
    func open(_ scene: RemoteScene) {
        guard scenes.count < limits.scenes else {
            let reason = SceneFailure.tooManyScenes(limit: limits.scenes).message
            // The plugin keeps what it has offered until it hears what becomes of it.
            if case .offered(let offer, let offering) = scene.origin {
                send(.declineOffer(offer, reason: reason), to: offering)
            }
            scene.fail(reason)
            return
        }
        scenes[scene.id] = scene
        ask(.scene(scene.openRequest()), scene: scene.id)
        let steps = scene.sessionDidOpen(self)
        if !steps.isEmpty { send(.updateScene(steps), to: scene) }
    }

    @discardableResult func send(_ request: SceneRequest, to scene: RemoteScene) -> SequenceNumber? {
        send(request, to: scene.id)
    }

    /// - Returns: The number of the message; nil where it did not go out.
    @discardableResult func send(_ request: SceneRequest, to scene: SceneID) -> SequenceNumber? {
        send(.scene(request), scene: scene)
    }

    /// Throws where a message came that the plugin may send only with a capability that it was not granted.
    func check(_ capability: Capability, of message: String) throws(Misbehaviour) {
        if !grants(capability) {
            throw Misbehaviour(.outOfTurn, "`\(capability)` was not granted", at: [message])
        }
    }

    /// Takes the number of an offer, if it is larger than that of every one before.
    func accept(_ offer: OfferID) throws(Misbehaviour) {
        if let lastOffer, offer <= lastOffer {
            throw Misbehaviour(
                .foreignIdentifier, "offer \(offer) does not come after \(lastOffer)", at: ["SceneDidOffer"])
        }
        lastOffer = offer
    }

    /// Takes the number of a request, and those of the offers in it that are new.
    func accept(_ request: StackRequest) throws(Misbehaviour) -> Set<OfferID> {
        try accept(request.number, of: "SceneDidRequestStack")
        var new: Set<OfferID> = []
        for case .offer(let offer, _, _) in request.above where lastOffer.map({ offer > $0 }) ?? true {
            try accept(offer)
            new.insert(offer)
        }
        return new
    }

    /// Takes the number of a request.
    func accept(_ request: ContainerRequestSerial, of message: String) throws(Misbehaviour) {
        try check(.containers, of: message)
        try containers.accept(request, of: message)
        // The answer, whether something comes of it or not.
        containersDidChange()
    }

    /// Something is to be told of containers, before the next steps of any scene.
    func containersDidChange() {
        haveContainersChanged = true
    }

    /// Tells what is new of the containers around all scenes: each is looked at once in a turn, however many scenes are in it.
    ///
    /// - Parameters:
    ///   - scene: Whose steps follow.
    ///   - areNew: Whether they say that it is in other containers, which the plugin may have forgotten.
    func tellContainers(before scene: RemoteScene, areNew: Bool) {
        guard areNew || haveContainersChanged, grants(.containers), let pane = scene.controller else { return }
        let new = areNew ? pane.around.containers : []
        var present = new
        if haveContainersChanged {
            let panes = scenes.sorted { $0.key < $1.key }.compactMap(\.value.controller)
            for container in panes.flatMap(\.around.containers) where !present.contains(container) {
                present.append(container)
            }
            containers.removeAll(except: Set(present.map(pane.plugins.numbers.number)))
        }
        haveContainersChanged = false
        for container in present {
            let news = containers.update(
                container, isNew: new.contains(container), numbers: pane.plugins.numbers, session: scene.supervisor)
            if let news { send(.session(.updateContainer(news))) }
        }
    }

    /// Sends what comes before, of another scene.
    func willAddOrderedStep(to scene: RemoteScene) {
        if let lastOrdered, lastOrdered !== scene { lastOrdered.flush() }
        lastOrdered = scene
    }

    /// Closes the scene in the plugin, and forgets it.
    ///
    /// - Parameter images: The pictures that the scene shows.
    func close(_ scene: RemoteScene, showing images: some Sequence<ImageHash>) {
        guard forget(scene, showing: images) else { return }
        ask(.scene(.closeScene), scene: scene.id)
    }

    /// Nothing of the scene is shown any more.
    ///
    /// - Returns: Whether it was known.
    @discardableResult func forget(_ scene: RemoteScene, showing shown: some Sequence<ImageHash>) -> Bool {
        guard scenes.removeValue(forKey: scene.id) != nil else { return false }
        images.apply(ImageUseChange(ended: Array(shown)))
        drags?.close(scene.id)
        return true
    }

    /// - Parameters:
    ///   - isTyping: Whether it types into a text of the plugin. Like text it is never too late then, and nobody else gets it.
    ///   - onAnswer: Called once, with what the plugin answers or, if it does not in time, as if nobody handled the
    ///     input; nil for input that is not answered.
    /// - Returns: The number of the message; nil where it did not go out.
    func send(
        _ input: InputRequest, to scene: RemoteScene, isTyping: Bool = false, onAnswer: ((InputAnswer) -> Void)?
    ) -> SequenceNumber? {
        guard let onAnswer else { return send(.input(input), scene: scene.id) }
        let usual = isTyping ? LivenessMonitor.badgeAfter : input.patience
        let due = clock.now + (setsDeadlines ? usual : LivenessMonitor.offerAfter)
        let deadline = setsDeadlines && input.expires && !isTyping ? due : nil
        guard let sequence = ask(.input(input), scene: scene.id, deadline: deadline) else { return nil }
        pendingInput.expectAnswer(
            to: sequence, by: due, otherwise: InputAnswer(isHandled: isTyping), onAnswer: onAnswer)
        return sequence
    }

    func perform(debugCommand: String) {
        send(.session(.performDebugCommand(debugCommand)))
    }

    func askToStop() {
        send(.session(.stop(grace: .seconds(2))))
        if phase == .open { phase = .stopping }
        endContracts()
    }

    /// Nothing is sent or believed any more.
    func end() {
        guard phase != .ended else { return }
        phase = .ended
        liveness?.stop()
        liveness = nil
        pasteboard = nil
        drags?.end()
        drags = nil
        channel.close()
        pendingInput.close()
        endContracts()
        scenes = [:]
        // Descriptors are few. What layers still show they have themselves.
        images.surfaces = SurfaceStore()
    }

    /// What is said from now on would be said to nobody.
    private func endContracts() {
        for scene in scenes.values { scene.contract.sessionDidEnd("The plugin's process is ending.") }
    }

    // MARK: Up

    private func receive(_ envelope: Envelope<PluginToHost>) {
        guard phase != .ended else { return }
        liveness?.noteSignOfLife(answering: envelope.inReplyTo)
        do throws(Misbehaviour) {
            try handle(envelope)
        } catch {
            refuse(error, on: envelope.body.lane ?? .control)
        }
        if phase == .open { onOccasion?() }
    }

    /// Tells the plugin and the log of a message that broke the rules, and ends the session where it cannot go on.
    private func refuse(_ misbehaviour: Misbehaviour, on lane: Lane) {
        guard phase != .ended else { return }
        send(.session(.refused(Refusal(.misbehaviour, misbehaviour.message))))
        guard policy.endsSession(misbehaviour, on: lane) else {
            log.warning("refused a message: \(misbehaviour)")
            return
        }
        onMisbehaviour?(misbehaviour)
    }

    private func handle(_ envelope: Envelope<PluginToHost>) throws(Misbehaviour) {
        // Nil for one that was closed meanwhile and still had something under way.
        let scene = envelope.scene.flatMap { scenes[$0] }
        switch envelope.body {
        case .session(let report):
            try receive(report)
        case .scene(let report):
            if case .sceneDidFail = report, let id = envelope.scene { liveness?.sceneDidFail(id) }
            if let scene { try scene.receive(report) } else if let id = envelope.scene { try decline(report, of: id) }
        case .input(.inputWasHandled(let answer)):
            if let request = envelope.inReplyTo { pendingInput.receive(answer, to: request) }
        case .content(.imageChunk(let chunk)):
            try images.accept(chunk)
        case .content(.sceneDidCommit(let commit)):
            if let scene { try apply(commit, to: scene) }
            // Pictures belong to the session: those that any commit releases may be sent again.
            try images.release(commit.layers.releasedImages)
        case .content(.sceneDidChangeFacts(let facts)):
            guard let scene else { return }
            try scene.check(facts, of: "SceneDidChangeFacts")
            scene.apply(facts)
        case .content(.sceneDidDescribe(let description)):
            if let request = envelope.inReplyTo { try scene?.receive(description, answering: request) }
        }
    }

    /// Who offers something for a scene that is gone is told so, and lets go of it.
    private func decline(_ report: SceneReport, of scene: SceneID) throws(Misbehaviour) {
        var offers: [OfferID] = []
        switch report {
        case .sceneDidOffer(let offer, _):
            try accept(offer)
            offers = [offer]
        case .sceneDidPresent(let request):
            try check(.presentation, of: report.name)
            try accept(request.offer)
            offers = [request.offer]
        case .sceneDidRequestStack(let request): offers = try accept(request).sorted()
        case .sceneDidRequestTab(let request): try accept(request.number, of: report.name)
        case .sceneDidRequestColumn(let request): try accept(request.number, of: report.name)
        case .sceneDidChangeAlert: try check(.alertChanges, of: report.name)
        case .sceneDidRequestUnwind: try check(.unwinding, of: report.name)
        case .sceneDidWritePasteboard(let write):
            try check(.pasteboard, of: report.name)
            try pasteboard?.refuse(write.request, ofEnded: scene, message: report.name)
        case .sceneDidRequestPasteboard(let request):
            try check(.pasteboard, of: report.name)
            try pasteboard?.refuse(request, ofEnded: scene, message: report.name)
        case .sceneDidSelectText: try check(.pasteboard, of: report.name)
        case .sceneDidLiftDrag(let lift):
            try check(.dragAndDrop, of: report.name)
            try drags?.lift(lift, in: nil, scene)
        case .sceneDidAnswerDrop(let answer):
            try check(.dragAndDrop, of: report.name)
            try drags?.receive(answer)
        case .sceneDidRequestDragData(let wish):
            try check(.dragAndDrop, of: report.name)
            try drags?.answer(wish, in: scene)
        case .sceneDidProvideDragData(let data):
            try check(.dragAndDrop, of: report.name)
            try drags?.receive(data)
        case .sceneDidOpen, .sceneDidFail, .sceneDidClose, .sceneDidChangeState, .sceneDidRequestDismissal, .contract:
            break
        }
        for offer in offers { send(.declineOffer(offer, reason: "Its scene is gone."), to: scene) }
    }

    private func receive(_ report: SessionReport) throws(Misbehaviour) {
        switch report {
        case .hello:
            throw Misbehaviour(.outOfTurn, "a second Hello in an open session")
        case .pong, .willStop:
            break
        case .didRecordTrace(let lines):
            try trace.accept(lines)
            onTrace?(lines)
        case .didRequestSurface(let request):
            try check(.surfaces, of: report.name)
            answer(try images.surfaces.request(request))
        case .didAttachSurface(let surface, let hasMemory):
            try check(.surfaces, of: report.name)
            answer(try images.surfaces.didAttach(surface, hasMemory: hasMemory))
        case .didReleaseSurface(let surface):
            try check(.surfaces, of: report.name)
            let answers = try images.surfaces.release(surface)
            // What a pane holds for its renderer would count until the next commit, and the next surface is asked for before that.
            for scene in scenes.values { scene.controller?.didReleaseSurface(surface) }
            answer(answers)
        }
    }

    private func answer(_ answers: [SurfaceStore.Answer]) {
        for answer in answers where phase == .open {
            switch answer {
            case .attach(let surface, let descriptor):
                channel.pass(descriptor)
                send(.session(.attachSurface(surface)))
            case .decline(let surface, let reason):
                send(.session(.declineSurface(surface, reason: reason)))
            }
        }
    }

    private func apply(_ commit: SceneCommit, to scene: RemoteScene) throws(Misbehaviour) {
        let change = try scene.accept(commit)
        // What is refused ends the session, so it takes no memory for longer than this.
        try checkDescriptions()
        try scene.show(commit, images)
        images.apply(change)
        // At last, because what containers do about it may be anything.
        scene.apply(commit.facts)
    }

    private func checkDescriptions() throws(Misbehaviour) {
        let bytes = scenes.values.reduce(0) { $0 + $1.descriptionBytes }
        guard bytes <= limits.sessionDescriptionBytes else {
            throw Misbehaviour(
                .limitExceeded,
                "the layers of its \(scenes.count) scenes then take \(bytes) bytes of memory, more than the \(limits.sessionDescriptionBytes) that are allowed for a session; show less at a time",
                at: ["SceneDidCommit"])
        }
    }
}
