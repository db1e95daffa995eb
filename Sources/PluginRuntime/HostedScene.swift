import Foundation
import PluginProtocol
import SceneBridge
import UIKit

/// One scene in the plugin: a controller, the stand-in for its container, and the window whose layers go to the host.
@MainActor final class HostedScene {
    let id: SceneID
    let controller: UIViewController

    private let container = SceneContainerViewController()
    /// The window that the scene's views are in. The host sizes it; it is on no screen of its own.
    private let window: UIWindow
    /// What the container's view is put into and taken out of, as in the host it comes into a window and leaves it.
    private let stage = SceneContainerView(frame: UIScreen.main.bounds)
    // The connection holds its scenes.
    private unowned let connection: ConnectionToHost
    private let encoder: LayerCommitEncoder
    let state: SceneState

    private var answeredResize: ResizeSerial?
    private weak var placedView: UIView?
    private var lastCommit: CommitSerial?
    private var acknowledgedCommit: CommitSerial?
    /// What the controller was told to expect, until it comes.
    private var transition: ImmediateTransition?

    /// - Parameter kept: What the scene kept in an earlier process.
    init(
        id: SceneID, controller: UIViewController, kept: Data?, traits: SceneTraits, connection: ConnectionToHost
    ) {
        self.id = id
        self.controller = controller
        self.connection = connection
        state = SceneState(of: controller, kept: kept, limit: connection.limits.restorableStateBytes) {
            [unowned connection] in connection.send(.scene(.sceneDidChangeState($0)), scene: id)
        }
        encoder = connection.makeEncoder()
        window = UIWindow(frame: UIScreen.main.bounds)
        window.hostTraits = UITraitCollection(traits)
        container.hostWindow = window
        controller.hostWindow = window
        window.backgroundColor = .clear
        window.screen = connection.screen
        window.addSubview(stage)
        window.keyFallback = container
        window.focusSystem.wrapsAround = false
        controller.onTitleChange = { [weak self] title in self?.report(.scene(.titleDidChange(title))) }
        if let title = controller.title { report(.scene(.titleDidChange(title))) }
        container.onPreferredContentSizeChange = { [weak self] size in
            self?.report(.scene(.preferredContentSizeDidChange(size)))
        }
        container.onOffer = { [weak self] controller, purpose in
            guard let self else { return }
            self.connection.offer(controller, for: purpose, by: self)
        }
        if controller.preferredContentSize != .zero {
            report(.scene(.preferredContentSizeDidChange(controller.preferredContentSize)))
        }
    }

    /// Ends the scene: the controller leaves its window as if its container had gone.
    func close() {
        controller.onTitleChange = nil
        window.isHidden = true
        if controller.parent === container {
            controller.willMove(toParent: nil)
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
        }
        container.view.removeFromSuperview()
        encoder.close()
    }

    private func report(_ body: PluginToHost, inReplyTo request: SequenceNumber? = nil) {
        connection.send(body, scene: id, inReplyTo: request)
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
            hasParent ? controller.didMove(toParent: container) : controller.removeFromParent()
        case .loadView:
            controller.loadViewIfNeeded()
            state.restore()
        case .moveToSuperview(let attached):
            moveToSuperview(attached)
        case .moveToWindow(let attached):
            moveToWindow(attached)
        case .beginAppearanceTransition(let appearing, let animated):
            if appearing { placeView() }
            controller.beginAppearanceTransition(appearing, animated: animated)
        case .endAppearanceTransition:
            controller.endAppearanceTransition()
        case .willTransition(let size):
            controller.viewWillTransition(to: size, with: expectedTransition)
        case .resizeScene(let geometry):
            resize(to: geometry)
        case .changeSafeArea(let insets):
            container.view.setSafeAreaInsetsOfSubviews(UIEdgeInsets(insets))
        case .willChangeTraits(let traits):
            controller.announce(UITraitCollection(traits), with: expectedTransition)
        case .changeTraits(let traits):
            finishTransition {
                window.hostTraits = UITraitCollection(traits)
                // At once, because the host's controllers were told at this point of the order too.
                window.updateTraits()
            }
        case .changeVisibility(let isVisible):
            window.isHidden = !isVisible
        case .receiveMemoryWarning:
            connection.receiveMemoryWarning()
        }
    }

    /// One transition goes with new traits and a new size, as in the host.
    private var expectedTransition: ImmediateTransition {
        let expected = transition ?? ImmediateTransition(in: window)
        transition = expected
        return expected
    }

    private func finishTransition(_ change: () -> Void) {
        let expected = transition ?? ImmediateTransition(in: window)
        transition = nil
        expected.run(change)
    }

    private func moveToWindow(_ attached: Bool) {
        guard !attached else { return stage.addSubview(container.view) }
        container.view.removeFromSuperview()
        // Where it comes back to, other things may be covered; the host tells it anew.
        container.view.setSafeAreaInsetsOfSubviews(.zero)
    }

    private func moveToParent(_ hasParent: Bool) {
        if !hasParent {
            controller.willMove(toParent: nil)
        } else if controller.parent === container {
            controller.willMove(toParent: container)
        } else {
            container.addChild(controller)
        }
    }

    private func moveToSuperview(_ attached: Bool) {
        guard attached else {
            controller.viewIfLoaded?.removeFromSuperview()
            return
        }
        placeView()
        container.view.addSubview(controller.view)
    }

    /// Gives a view that was loaded anew the size that its container gave to the one before: to the container in the
    /// host, whose view for the scene stayed the same, nothing has happened.
    private func placeView() {
        guard controller.view !== placedView else { return }
        placedView = controller.view
        if answeredResize != nil { controller.view.frame = container.view.bounds }
    }

    private func resize(to geometry: SceneGeometry) {
        answeredResize = geometry.serial
        placedView = controller.viewIfLoaded
        finishTransition {
            window.frame = CGRect(origin: .zero, size: geometry.size)
            stage.frame = window.bounds
            container.view.frame = window.bounds
            controller.viewIfLoaded?.frame = container.view.bounds
        }
    }

    // MARK: Layers

    /// Sends what changed, unless the host still has to answer for the last commit.
    func commit() {
        guard acknowledgedCommit == lastCommit else { return }
        let changes = window.layerTree.takeChanges()
        guard !changes.isEmpty else { return }
        let serial = lastCommit?.next ?? .first
        lastCommit = serial
        state.noteActivity()
        let encoded = encoder.encode(changes, root: window.layer)
        connection.commit(encoded, serial: serial, answering: answeredResize, scene: id)
    }

    /// The host has shown a commit: the next one may go.
    func acknowledge(_ serial: CommitSerial) {
        guard serial == lastCommit else { return }
        acknowledgedCommit = serial
        UpdateCycle.main.setNeedsUpdate()
    }

    func shows(_ window: UIWindow) -> Bool {
        self.window === window
    }

    // MARK: Input

    func receive(_ input: InputRequest, _ sequence: SequenceNumber) {
        state.noteActivity()
        switch input {
        case .deliverTouches(let delivery): deliver(delivery, request: sequence)
        case .deliverScroll(let scroll): deliver(scroll, request: sequence)
        case .deliverPresses(let delivery): deliver(delivery, request: sequence)
        case .insertText(let text): window.insertText(text)
        case .deleteBackward: window.deleteBackward()
        case .focusScene(let isFocused): focus(isFocused)
        case .deliverHover(let position): window.pointerHover.move(to: position)
        }
    }

    /// Hands the touches to whom they hit, and tells the host whether anybody handled them.
    private func deliver(_ delivery: TouchBatch, request: SequenceNumber) {
        container.didReceiveUnhandledEvent = false
        var use: GestureUse = []
        for touch in delivery.touches {
            let id = Int(truncatingIfNeeded: touch.id)
            window.sendTouch(
                id: id, phase: touch.phase.uiPhase, at: touch.position, timestamp: touch.timestamp,
                modifierFlags: delivery.modifiers.flags)
            if touch.phase == .began { use.formUnion(window.gestureUse(ofTouch: id)) }
        }
        answer(request, isHandled: !container.didReceiveUnhandledEvent, InputAnswer.Gestures(use))
    }

    private func answer(_ request: SequenceNumber, isHandled: Bool, _ gestures: InputAnswer.Gestures = []) {
        report(.input(.inputWasHandled(InputAnswer(isHandled: isHandled, gestures: gestures))), inReplyTo: request)
    }

    private func deliver(_ scroll: ScrollDelivery, request: SequenceNumber) {
        let isUsed = window.sendScroll(
            at: scroll.position, delta: scroll.delta, isPrecise: scroll.isPrecise, timestamp: scroll.timestamp,
            modifierFlags: scroll.modifiers.flags)
        answer(request, isHandled: isUsed)
    }

    private func deliver(_ delivery: PressDelivery, request: SequenceNumber) {
        container.didReceiveUnhandledEvent = false
        for press in delivery.presses {
            window.sendPress(press.uiKey, phase: press.phase.uiPhase, timestamp: delivery.timestamp)
        }
        answer(request, isHandled: !container.didReceiveUnhandledEvent)
    }

    private func focus(_ isFocused: Bool) {
        guard !isFocused else {
            window.makeKey()
            return
        }
        window.firstResponder?.resignFirstResponder()
        window.focusSystem.clear()
    }
}
