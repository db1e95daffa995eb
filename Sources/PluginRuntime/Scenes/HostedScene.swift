import Contracts
import Diagnostics
import Foundation
import InputEvents
import PluginProtocol
import SceneBridge
import UIKit

/// One scene in the plugin: a controller, the stand-in for its container, and the window whose layers go to the host.
@MainActor final class HostedScene {
    let id: SceneID
    let controller: UIViewController

    let container = SceneContainerViewController()
    /// The window that the scene's views are in. The host sizes it; it is on no screen of its own.
    let window: UIWindow
    /// The view that the container's view is put into and taken out of, as it comes into a window in the host and leaves it.
    private let stage = SceneContainerView(frame: UIScreen.main.bounds)
    // The connection holds its scenes.
    unowned let connection: ConnectionToHost
    private let encoder: LayerCommitEncoder
    let state: SceneState
    /// The touches and keys that are down in the scene; keys by their number.
    var touches = InputSequences<UInt64>()
    var keys = InputSequences<Int>()
    /// Whether the host has given the scene the keyboard.
    var hasFocus = false
    /// The number of the last text that an input method has put in.
    var composition: CompositionSerial?

    private(set) lazy var facts = FactReporter(of: controller) { [unowned self] in
        isCommitComing
    } tellAlone: { [unowned self] in
        report(.content(.sceneDidChangeFacts($0)))
    }

    private lazy var describer = SceneDescriber { [unowned self] in
        SceneDescription(of: window, controller: controller, limit: connection.limits.layers)
    } isCommitComing: { [unowned self] in
        isCommitComing
    } answer: { [unowned self] description, request in
        report(.content(.sceneDidDescribe(description)), inReplyTo: request)
    }

    private(set) lazy var search = SceneSearch(in: container, of: controller)

    /// The link by which the controller and its parent in the host call each other, if the controller has a contract.
    private let contract: ContractLink
    /// The stand-in for the controller's delegate, its parent in the host. The controller knows it weakly.
    private var parentsDelegate: AnyObject?

    private var answeredResize: ResizeSerial?
    private weak var placedView: UIView?
    private var lastCommit: CommitSerial?
    private var acknowledgedCommit: CommitSerial?
    /// The transitions that were announced to the controller, until they are over.
    var transitions: [TransitionID: TransitionCoordinator] = [:]
    private(set) var scrollable = ScrollableLayers()
    /// The transition by which the navigation controller shows the controller, and whether that is seen.
    var showing: (transition: TransitionID, animated: Bool)?
    /// The transition by which the controller goes.
    var leaving: TransitionID?

    /// - Parameter kept: The state that the scene kept in an earlier process.
    init(
        id: SceneID, controller: UIViewController, kept: Data?, traits: SceneTraits, connection: ConnectionToHost
    ) {
        self.id = id
        self.controller = controller
        self.connection = connection
        state = SceneState(of: controller, kept: kept, limit: connection.limits.restorableStateBytes) {
            [unowned connection] in connection.send(.scene(.sceneDidChangeState($0)), scene: id)
        }
        contract = ContractLink(
            schedule: { FrameClock.main.schedule($0, $1) }, warn: { Log.plugins.warning("A contract: \($0)") })
        encoder = connection.makeEncoder()
        window = UIWindow(frame: UIScreen.main.bounds)
        window.hostTraits = UITraitCollection(traits)
        container.hostWindow = window
        controller.hostWindow = window
        window.backgroundColor = .clear
        window.screen = connection.screen
        window.addSubview(stage)
        window.unhandledPressReceiver = container
        window.outermostController = { [weak controller] in
            controller.map { Array(sequence(first: $0, next: \.parent)) }?.last
        }
        window.focusSystem.wrapsAround = false
        container.onOffer = { [weak self] controller, purpose in
            guard let self else { return }
            self.connection.offer(controller, for: purpose, by: self)
        }
        window.dismissesElsewhere = { [weak self] animated in
            guard let self, self.connection.grants(.presentation) else { return }
            self.report(.scene(.sceneDidRequestDismissal(ofPresented: false, animated: animated)))
        }
        window.presentsElsewhere = { [weak self] controller, source, animated, completion in
            guard let self, self.connection.grants(.presentation) else { return false }
            self.connection.present(
                controller, from: source, animated: animated, by: self, completion: completion)
            return true
        }
        contract.takePassedDescriptor = { [unowned connection] in connection.takePassedDescriptor() }
        if connection.grants(.unwinding) { followUnwinding() }
        window.carriesElsewhere = { [weak self] lifted in
            guard let self else { return false }
            return self.connection.drags?.lift(lifted, in: self.id) ?? false
        }
        container.onAsking = { [weak self] in
            if let self { self.connection.askers.isAsked(self) }
        }
        window.onPreferencesChange = { [weak self] in self?.facts.didChange() }
        facts.schedule()
    }

    /// Tells the controller's contract that the host knows of the controller now.
    ///
    /// - Parameter isOffered: Whether another controller of the plugin has made it, and is its delegate.
    func didOpen(isOffered: Bool) {
        if !isOffered { parentsDelegate = (controller as? any ContractController)?.serveContract(on: contract) }
        guard connection.grants(.contracts) else { return contract.close("The host was built without contracts.") }
        contract.open { [weak self] message in self?.report(.scene(.contract(message))) }
    }

    /// Delivers a call of a parent in the host, or its answer to one of the controller's.
    func receive(_ message: ContractMessage) {
        state.noteActivity()
        do {
            try contract.receive(message)
        } catch {
            Log.plugins.warning("The host broke a rule: \(error)")
        }
    }

    /// Ends the scene: the controller leaves its window as if its container had gone.
    func close() {
        facts.stop()
        search.end()
        describer.stop()
        hosted?.end()
        hosted?.appearanceDidEnd()
        contract.close("The scene has ended.")
        let open = transitions.sorted { $0.key < $1.key }
        transitions = [:]
        for (_, transition) in open { transition.finish(isCancelled: true) }
        window.isHidden = true
        if controller.holder === container {
            controller.willMove(toParent: nil)
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
        }
        container.view.removeFromSuperview()
        encoder.close()
    }

    func report(_ body: PluginToHost, inReplyTo request: SequenceNumber? = nil) {
        connection.send(body, scene: id, inReplyTo: request)
    }

    func describe(_ request: SequenceNumber, ifChanged: Bool) {
        describer.enqueue(request, ifChanged: ifChanged)
    }

    // MARK: Container

    /// Repeats what the host's containers did, in order.
    func apply(_ steps: [SceneStep]) {
        for step in steps {
            apply(step)
        }
        state.noteActivity()
        UpdateCycle.main.setNeedsUpdate()
    }

    private func apply(_ step: SceneStep) {
        switch step {
        case .willMoveToParent(let hasParent):
            moveToParent(hasParent)
        case .didMoveToParent(let hasParent):
            didMoveToParent(hasParent)
        case .changeContainers(let numbers, let isFirstParent):
            changeContainers(numbers, isFirstParent)
        case .loadView:
            controller.loadViewIfNeeded()
            state.restore()
        case .moveToSuperview(let attached):
            moveToSuperview(attached)
        case .moveToWindow(let attached):
            moveToWindow(attached)
        case .beginAppearanceTransition(let appearing, let animated, let transition):
            beginAppearance(appearing, animated, transition)
        case .endAppearanceTransition:
            connection.bringUpToDate(before: self)
            controller.endAppearanceTransition()
            hosted?.appearanceDidEnd()
            if hosted?.isOver == true { hosted = nil }
        case .willTransition(let size, let transition):
            controller.viewWillTransition(to: size, with: coordinator(of: transition))
        case .resizeScene(let geometry, let animation):
            resize(to: geometry, animation)
        case .changeSafeArea(let insets):
            search.cover(UIEdgeInsets(insets))
            window.inputViews.safeAreaInsets = UIEdgeInsets(insets)
        case .changeKeyboard(let height, let animated):
            window.inputViews.setHostKeyboardHeight(height, animated: animated)
        case .willChangeTraits(let traits, let transition):
            controller.announce(UITraitCollection(traits), with: coordinator(of: transition))
        case .changeTraits(let traits, let animation):
            UIView.animate(animation) {
                window.hostTraits = UITraitCollection(traits)
                // At once, because the host's controllers were told at this point of the order too.
                window.updateTraits()
            }
            // Colours of bars may be others.
            facts.didChange()
        case .animateAlongsideTransition(let id):
            transitions[id]?.animateAlongside()
        case .endInteraction(let id, let isCancelled, let progress):
            transitions[id]?.endInteraction(at: progress, isCancelled: isCancelled)
        case .endTransition(let id, let isCancelled):
            endTransition(id, isCancelled: isCancelled)
        case .changeVisibility(let isVisible):
            window.isHidden = !isVisible
            // Apps take their bearings from the key window, before a user has given one the focus too.
            if isVisible, UIApplication.shared.keyWindow == nil { window.makeKey() }
            facts.schedule()
        case .receiveMemoryWarning:
            connection.receiveMemoryWarning()
        case .changePresentation(let phase, let byUser):
            changePresentation(phase, byUser)
        case .didAttemptToDismiss:
            hosted?.wasRefused()
        case .changeDetent(let place, let choice):
            if let hosted { SheetDescription.choose(place, choice, of: hosted) }
        }
    }

    /// The presentation that the controller is in, which the host carries out; nil where there is none.
    private var hosted: HostedPresentation?

    private func changePresentation(_ phase: PresentationPhase, _ byUser: Bool) {
        let hosted = hosted ?? controller.hostedPresentation ?? HostedPresentation(ofRoot: controller)
        self.hosted = hosted
        hosted.requestByPresented = { [weak self] animated in
            self?.report(.scene(.sceneDidRequestDismissal(ofPresented: false, animated: animated)))
        }
        switch phase {
        case .presenting: hosted.begin()
        case .presented: hosted.didPresent()
        case .dismissing: hosted.willDismiss(byUser: byUser)
        case .none:
            hosted.hostDidEnd()
            if hosted.isOver { self.hosted = nil }
        }
    }

    func coordinator(of transition: SceneTransition) -> TransitionCoordinator {
        let coordinator =
            transitions[transition.id]
            ?? TransitionCoordinator(
                in: window, animation: transition.animation, isInteractive: transition.isInteractive)
        transitions[transition.id] = coordinator
        return coordinator
    }

    private func moveToWindow(_ attached: Bool) {
        guard !attached else { return stage.addSubview(container.view) }
        container.view.removeFromSuperview()
        // Other things may be covered in the place that the scene comes back to; the host tells it anew.
        search.cover(.zero)
        window.inputViews.safeAreaInsets = .zero
        window.inputViews.setHostKeyboardHeight(0, animated: false)
    }

    private func moveToParent(_ hasParent: Bool) {
        if !hasParent {
            controller.willMove(toParent: nil)
        } else if controller.holder === container {
            controller.willMove(toParent: container.standsFor ?? container)
        } else {
            container.addChild(controller)
        }
    }

    private func didMoveToParent(_ hasParent: Bool) {
        guard hasParent else { return controller.removeFromParent() }
        guard controller.holder !== container else {
            return controller.didMove(toParent: container.standsFor ?? container)
        }
        // No step came before that says that it will move: it has had its parent from the start.
        controller.isMadeWithContainer = true
        container.addChild(controller)
        controller.isMadeWithContainer = false
    }

    private func moveToSuperview(_ attached: Bool) {
        guard attached else {
            controller.viewIfLoaded?.removeFromSuperview()
            return
        }
        placeView()
        container.view.addSubview(controller.view)
        search.layOut()
    }

    /// Gives a view that was loaded anew the size that its container gave to the one before: to the container in the
    /// host, whose view for the scene stayed the same, nothing has happened.
    func placeView() {
        guard controller.view !== placedView else { return }
        placedView = controller.view
        if answeredResize != nil { controller.view.frame = container.view.bounds }
    }

    /// Gives the scene its size. Only the controller's view changes in an animation, as the pane does: what is around it shows nothing.
    private func resize(to geometry: SceneGeometry, _ animation: AnimationParameters?) {
        answeredResize = geometry.serial
        placedView = controller.viewIfLoaded
        window.frame = CGRect(origin: .zero, size: geometry.size)
        stage.frame = window.bounds
        container.view.frame = window.bounds
        UIView.animate(animation) {
            controller.viewIfLoaded?.frame = container.view.bounds
            search.layOut()
        }
    }

    // MARK: Layers

    /// Sends what changed, unless the host still has to answer for the last commit.
    func commit() {
        guard mayCommit else { return }
        let changes = window.layerTree.takeChanges()
        guard !changes.isEmpty else { return facts.schedule() }
        state.noteActivity()
        scrollable.update(by: changes)
        let encoded = encoder.encode(changes, root: window.layer)
        guard !encoded.isEmpty else { return facts.schedule() }
        let serial = lastCommit?.next ?? .first
        lastCommit = serial
        connection.commit(encoded, facts.collect(), serial: serial, answering: answeredResize, scene: id)
    }

    /// Whether there is something to show, for which the host will give its leave.
    private var isCommitComing: Bool {
        window.isShown && (window.layerTree.hasChanges || window.isDisplayDeferred)
    }

    /// Whether the host has answered for the last commit.
    var mayCommit: Bool {
        acknowledgedCommit == lastCommit
    }

    /// The host has shown a commit: the next one may go.
    func acknowledge(_ serial: CommitSerial) {
        guard serial == lastCommit else { return }
        acknowledgedCommit = serial
        encoder.didAcknowledge()
        DisplayFrames.main.windowMayTakeChanges()
        if isCommitComing { UpdateCycle.main.setNeedsUpdate() }
        // Views may draw what they drew before, and facts waited for a commit of that.
        facts.schedule()
    }

    func shows(_ window: UIWindow) -> Bool {
        self.window === window
    }
}
