import Diagnostics
import Foundation
import MainLoop
import PluginProtocol
import SceneBridge
import UIKit

/// The plugin's end of a session: takes what the host says, keeps the scenes, and sends what they report.
@MainActor package final class ConnectionToHost {
    package typealias Channel = any MessageChannel<PluginToHost, HostToPlugin>
    package typealias Factory = (_ controller: String, _ scene: PluginScene) -> UIViewController?

    let screen: UIScreen

    /// Called once, when the host is gone or asked the plugin to end.
    package var onEnd: ((SessionEnd) -> Void)?

    /// Gets what a test asks of the plugin.
    package var onDebugCommand: ((String) -> Void)?

    private let channel: Channel
    private let makeViewController: Factory
    private let onMemoryWarning: () -> Void
    private let clock: any LoopClock
    /// Whether the clock is the host's, as far as one can tell.
    private let heedsDeadlines: Bool
    private var traits: SceneTraits
    private var scenes: [SceneID: HostedScene] = [:]
    private(set) lazy var containers = ContainerStandIns(of: self)
    let askers = ContainerAskers()
    /// Nil where the host keeps its pasteboard to itself: the plugin's own stays in the plugin.
    private(set) var pasteboard: HostPasteboard?
    /// Nil where the host keeps drags to itself.
    private(set) var drags: HostDrags?
    private var lastRequest: ContainerRequestSerial?
    private var offers = OfferTable()
    let limits: Limits
    /// Whether the host has asked for what `reportTrace(_:)` sends.
    package let reportsTrace: Bool
    private let granted: Set<Capability>
    private let images: SentImages
    private let room = DescriptionUsage()
    private(set) lazy var surfaces = SentSurfaces(isGranted: grants(.surfaces)) { [weak self] in
        self?.send(.session($0), scene: nil)
    }
    private var lastControl: SequenceNumber = .first
    private var callbacks: Override?
    private var didEnd = false
    private var hasWarnedOfOwnWindow = false
    private var isWarningOfMemory = false

    /// Opens the session that `welcome` describes on `channel`. `screen` becomes what the host's screen is.
    ///
    /// - Parameters:
    ///   - clock: By which input is too late: the machine's, as the host has it.
    ///   - onMemoryWarning: Tells whoever is to let go of memory: the whole process, where it is the plugin's own.
    package init(
        channel: Channel, welcome: Welcome, screen: UIScreen, clock: any LoopClock = MonotonicClock(),
        onMemoryWarning: @escaping () -> Void = { UIApplication.shared.sendMemoryWarning() },
        makeViewController: @escaping Factory
    ) {
        self.channel = channel
        self.screen = screen
        self.makeViewController = makeViewController
        self.onMemoryWarning = onMemoryWarning
        self.clock = clock
        // In a time namespace of its own a process has another clock, by which everything or nothing would be too late.
        heedsDeadlines = welcome.clock.map { Self.transit.contains(clock.now - $0) } ?? false
        traits = welcome.traits
        limits = welcome.limits
        reportsTrace = welcome.trace
        granted = welcome.granted
        images = SentImages(limits: welcome.limits)
        screen.update(
            size: welcome.screen.size,
            traits: UITraitCollection(welcome.traits).modifyingTraits { $0.displayScale = welcome.screen.scale })
        screen.platform = self
        UIApplication.shared.connectScene(on: screen)
        screen.scene?.becomeActive()
        if granted.contains(.pasteboard) {
            pasteboard = HostPasteboard(limit: limits.pasteboardBytes) { [weak self] in self?.report($0) ?? false }
        }
        if granted.contains(.dragAndDrop) {
            drags = HostDrags(limit: limits.pasteboardBytes) { [weak self] report, scene in
                self?.send(.scene(report), scene: scene)
            }
        }
        channel.onReceive = { [weak self] envelope in
            guard let shared = self?.pasteboard?.shared else { return self?.receive(envelope) ?? () }
            shared.perform { self?.receive(envelope) }
        }
        channel.onClose = { [weak self] end in self?.end(.hostIsGone(end.message)) }
    }

    isolated deinit {
        UIApplication.shared.disconnectScene(on: screen)
    }

    /// The controller of every open scene, in the order in which the scenes were opened.
    package var controllers: [UIViewController] {
        scenes.values.sorted { $0.id < $1.id }.map(\.controller)
    }

    /// Sends lines that tests compare across placements, in as many messages as it takes, if the host asked for them.
    package func reportTrace(_ lines: [String]) {
        guard reportsTrace else { return }
        for part in TraceParts.parts(of: lines) { send(.session(.didRecordTrace(part)), scene: nil) }
    }

    /// Tells of each callback that a controller of the plugin gets, from now on.
    private func reportCallbacks() {
        callbacks = ControllerCallbacks.observe { [weak self] controller, callback in
            self?.reportTrace([CallbackReport.line(callback, of: "\(type(of: controller))")])
        }
    }

    /// Tells a host under test, which has asked for callbacks, that what was typed reached nobody who takes text.
    func reportUnusedText() {
        if callbacks != nil { reportTrace([UnusedTextReport.line]) }
    }

    /// The process is about to end in good order: what the scenes keep is told now.
    func tellStates() {
        for scene in scenes.values { scene.state.tell() }
    }

    /// Reports something in the name of the scene in which the user has done something last.
    ///
    /// - Returns: Whether there is one.
    private func report(_ report: SceneReport) -> Bool {
        guard let scene = askers.asker(among: Array(scenes.values)) else { return false }
        send(.scene(report), scene: scene.id)
        return true
    }

    /// Has the program use the host's pasteboard, as long as what is returned is held; nil where the host keeps it to itself.
    package func installPasteboard() -> Override? {
        pasteboard.map { SharedPasteboards.install($0.shared) }
    }

    func send(_ body: PluginToHost, scene: SceneID?, inReplyTo request: SequenceNumber? = nil) {
        channel.send(body, scene: scene, inReplyTo: request)
    }

    /// Every scene of a host is told of a memory warning; the plugin as a whole hears of it once a turn.
    func receiveMemoryWarning() {
        guard !isWarningOfMemory else { return }
        isWarningOfMemory = true
        onMemoryWarning()
        UpdateCycle.main.afterUpdate { [weak self] in self?.isWarningOfMemory = false }
    }

    /// Whether the host lets the plugin use this.
    func grants(_ capability: Capability) -> Bool {
        granted.contains(capability)
    }

    /// Takes the first descriptor that has come with a message and was not taken; nil where there is none.
    func takePassedDescriptor() -> PassedDescriptor? {
        channel.takePassedDescriptor()
    }

    func makeEncoder() -> LayerCommitEncoder {
        LayerCommitEncoder(sentImages: images, room: room, limits: limits, surfaces: surfaces)
    }

    /// The pictures go first, so that they are there when the commit names them.
    func commit(
        _ encoded: LayerCommitEncoder.Result, _ facts: SceneFacts, serial: CommitSerial,
        answering resize: ResizeSerial?, scene: SceneID
    ) {
        for image in encoded.images {
            for chunk in ImageChunk.chunks(of: image) {
                send(.content(.imageChunk(chunk)), scene: nil)
            }
        }
        let commit = SceneCommit(
            serial: serial, answeredResize: resize, afterControl: lastControl, layers: encoded.commit, facts: facts)
        send(.content(.sceneDidCommit(commit)), scene: scene)
    }

    func offer(_ controller: UIViewController, for purpose: OfferPurpose, by scene: HostedScene) {
        if let id = offer(controller) { send(.scene(.sceneDidOffer(id, purpose)), scene: scene.id) }
    }

    /// - Returns: The number by which the host can have it; nil where it is shown already, which is reported.
    func offer(_ controller: UIViewController) -> OfferID? {
        let isShown = scenes.values.contains { $0.controller === controller }
        guard !isShown, let id = offers.add(controller) else {
            UsageDiagnostic.report(
                .nobodyShows, "\(controller) is shown already, or about to be, and is not shown a second time")
            return nil
        }
        return id
    }

    // MARK: Containers

    /// Who takes the place of a scene that is gone has been laid out before, as at home.
    func bringUpToDate(before scene: HostedScene) {
        for other in scenes.values where other !== scene { other.controller.bringAppearanceUpToDate() }
    }

    /// Asks a container of the host for something, by a scene that is in it.
    ///
    /// - Parameter makeReport: Gets the number of the request.
    /// - Returns: That number; nil where no scene is in the container any more.
    func request(
        of container: any HostContainerStandIn, _ makeReport: (ContainerRequestSerial) -> SceneReport
    ) -> ContainerRequestSerial? {
        guard let scene = scene(in: container) else { return nil }
        let number = lastRequest?.next ?? .first
        lastRequest = number
        send(.scene(makeReport(number)), scene: scene.id)
        return number
    }

    /// The scene that asks, where several are in the container.
    private func scene(in container: any HostContainerStandIn) -> HostedScene? {
        askers.asker(among: scenes.values.filter { $0.isIn(container) })
    }

    /// Has a container of the host show a controller, in the name of the scene in which the sender is.
    ///
    /// - Parameter sender: As of `show(_:sender:)`. Where it is no controller or view of a scene, another one asks that is in the container.
    func offer(
        _ controller: UIViewController, for purpose: OfferPurpose, in container: any HostContainerStandIn, sender: Any?
    ) {
        let own = scene(of: sender).flatMap { $0.isIn(container) ? $0 : nil }
        if let scene = own ?? scene(in: container) { offer(controller, for: purpose, by: scene) }
    }

    private func scene(of sender: Any?) -> HostedScene? {
        if let view = sender as? UIView { return view.window.flatMap(scene(in:)) }
        guard let controller = sender as? UIViewController else { return nil }
        let above = sequence(first: controller, next: \.parent)
        for outer in above {
            if let scene = scenes.values.first(where: { $0.controller === outer }) { return scene }
        }
        return nil
    }

    /// Nil for one of another process, and for one that the host has not asked for yet.
    func controller(of entry: ContainedController) -> UIViewController? {
        entry.scene.flatMap { scenes[$0]?.controller } ?? entry.offer.flatMap { offers[$0] }
    }

    // MARK: Receiving

    /// How long Welcome may have been under way. It has the host's time in whole milliseconds.
    private static let transit = Duration.zero...Duration.seconds(60)

    private func isTooLate(_ envelope: Envelope<HostToPlugin>) -> Bool {
        guard heedsDeadlines, let deadline = envelope.deadline else { return false }
        return clock.now >= deadline
    }

    private func receive(_ envelope: Envelope<HostToPlugin>) {
        lastControl = envelope.sequence
        switch envelope.body {
        case .session(let request):
            receive(request, envelope.sequence)
        case .scene(let request):
            if let id = envelope.scene { receive(request, of: id, envelope.sequence) }
        case .input(let input):
            guard let scene = envelope.scene.flatMap({ scenes[$0] }) else { break }
            scene.receive(input, envelope.sequence, isTooLate: isTooLate(envelope))
        }
    }

    private func receive(_ request: SessionRequest, _ sequence: SequenceNumber) {
        switch request {
        case .welcome:
            break
        case .refused(let refusal):
            Log.plugins.warning("The host refused a message of this plugin: \(refusal.message)")
        case .ping:
            send(.session(.pong), scene: nil, inReplyTo: sequence)
        case .stop:
            tellStates()
            send(.session(.willStop), scene: nil, inReplyTo: sequence)
            end(.hostAskedToStop)
        case .performDebugCommand(CallbackReport.command):
            reportCallbacks()
        case .performDebugCommand(let command):
            onDebugCommand?(command)
        case .updateContainer(let container):
            containers.apply(container)
        case .attachSurface(let surface):
            surfaces.attach(surface, channel.takePassedDescriptor())
        case .declineSurface(let surface, let reason):
            surfaces.decline(surface, reason)
        }
    }

    private func receive(_ request: SceneRequest, of id: SceneID, _ sequence: SequenceNumber) {
        switch request {
        case .openScene(let origin, let state):
            guard scenes[id] == nil else { return }
            send(.scene(open(id, origin, kept: state)), scene: id, inReplyTo: sequence)
            scenes[id]?.didOpen(isOffered: origin.isOffered)
        case .updateScene(let steps):
            scenes[id]?.apply(steps)
        case .closeScene:
            guard let scene = scenes.removeValue(forKey: id) else { return }
            askers.forget(id)
            drags?.close(id)
            scene.close()
            send(.scene(.sceneDidClose), scene: id, inReplyTo: sequence)
        case .acknowledgeCommit(let serial):
            scenes[id]?.acknowledge(serial)
        case .contract(let message):
            scenes[id]?.receive(message)
        case .updatePasteboard(let update):
            // Also for a scene that is gone: it may be an answer.
            pasteboard?.receive(update)
        case .updateDrag(let update):
            drags?.receive(update)
        case .updateDrop(let update):
            if let scene = scenes[id] { drags?.receive(update, over: id, in: scene.window) }
        case .requestDragData(let wish):
            drags?.answer(wish, in: id)
        case .provideDragData(let data):
            drags?.receive(data)
        case .describeScene(let ifChanged):
            scenes[id]?.describe(sequence, ifChanged: ifChanged)
        case .performUnwind(let request):
            scenes[id]?.unwind(request)
        case .answerAlert(let offer, let action):
            guard let alert = offers.remove(offer) else { return }
            alert.hostedPresentation?.endAlert(choosing: action)
        case .declineOffer(let offer, let reason):
            guard let controller = offers.remove(offer) else { return }
            containers.didDecline(offer)
            controller.hostedPresentation?.wasDeclined()
            Log.plugins.warning("\(controller) is not shown: \(reason)")
        }
    }

    private func open(_ id: SceneID, _ origin: SceneOrigin, kept: Data?) -> SceneReport {
        guard scenes.count < limits.scenes else { return .sceneDidFail(.tooManyScenes(limit: limits.scenes)) }
        do throws(SceneFailure) {
            let controller = try makeController(origin)
            scenes[id] = HostedScene(id: id, controller: controller, kept: kept, traits: traits, connection: self)
            return .sceneDidOpen
        } catch {
            return .sceneDidFail(error)
        }
    }

    private func makeController(_ origin: SceneOrigin) throws(SceneFailure) -> UIViewController {
        switch origin {
        case .named(let name):
            if let controller = makeViewController(name, PluginScene(controllerName: name)) { return controller }
            throw SceneFailure(
                .unknownController,
                "There is no controller called \"\(name)\": makeViewController(_:scene:) returned nil. It should return one for each name under `controllers` in plugin.json."
            )
        case .offered(let offer):
            if let controller = offers.remove(offer) { return controller }
            throw SceneFailure(.unknownOffer, "There is no offer \(offer), or it was opened already.")
        }
    }

    private func end(_ reason: SessionEnd) {
        guard !didEnd else { return }
        didEnd = true
        // The last one goes first: what is presented goes before who presents it, as at home.
        let open = scenes.values.sorted { $0.id > $1.id }
        scenes = [:]
        for scene in open { scene.close() }
        drags?.end()
        pasteboard?.end()
        UIApplication.shared.disconnectScene(on: screen)
        onEnd?(reason)
    }
}

extension ConnectionToHost: WindowPlatform {
    package func show(_ window: UIWindow) {}

    package func hide(_ window: UIWindow) {}

    package func commit(_ window: UIWindow) {
        if let scene = scene(in: window) {
            scene.commit()
        } else {
            // Nobody else takes them, and they would only grow.
            _ = window.layerTree.takeChanges()
            warnOfOwnWindow()
        }
    }

    package func takesChanges(of window: UIWindow) -> Bool {
        scene(in: window)?.mayCommit ?? true
    }

    package func textInputDidChange(in window: UIWindow) {
        scene(in: window)?.textInputDidChange()
    }

    private func scene(in window: UIWindow) -> HostedScene? {
        scenes.values.first { $0.shows(window) }
    }

    private func warnOfOwnWindow() {
        guard !hasWarnedOfOwnWindow else { return }
        hasWarnedOfOwnWindow = true
        UsageDiagnostic.report(
            .windowNotShown,
            "A window that this plugin made is not shown, because the host's window is the only one. Add what it should show to the view of the controller that makeViewController(_:scene:) returns."
        )
    }
}
