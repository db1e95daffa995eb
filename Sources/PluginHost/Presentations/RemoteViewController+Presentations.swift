import PluginProtocol
import SceneBridge
import UIKit

/// What the plugin's controller presents, and how its own presentation goes on.
extension RemoteViewController {
    // MARK: Presenting

    /// Throws where the host does not let the plugin present anything now.
    func checkPresenting() throws(ContainerRefusal) {
        guard let supervisor = scene?.scene.supervisor else { throw ContainerRefusal("Its pane is gone.") }
        switch presentationPolicy {
        case .never: throw ContainerRefusal("The host does not allow it.")
        case .afterInput where !supervisor.isActivated: throw ContainerRule.refusal
        case .always, .afterInput: break
        }
        guard !supervisor.isPutAway else {
            throw ContainerRefusal(
                "The user has got rid of what the plugin had presented, and has begun nothing in its panes since.")
        }
        guard supervisor.mayPresent() else {
            throw ContainerRefusal("The plugin has presented too much within the last seconds.")
        }
    }

    func present(_ offered: RemoteScene, by request: PresentationRequest) {
        let other = RemoteViewController(offered, of: plugins)
        other.presentationPolicy = presentationPolicy
        other.modalPresentationStyle = UIModalPresentationStyle(request.style)
        other.modalTransitionStyle = UIModalTransitionStyle(request.transition)
        if let style = request.adaptiveStyle {
            let adaptation = OfferedAdaptation(UIModalPresentationStyle(style))
            other.offeredAdaptation = adaptation
            other.presentationController?.delegate = adaptation
        }
        if let sheet = other.offeredSheetController {
            other.offeredSheet = OfferedSheet(request.sheet ?? SheetDescription(detents: []), on: sheet)
        }
        if let popover = other.popoverPresentationController { place(popover, by: request) }
        if let objection = objection(toPresenting: other) {
            scene?.scene.warn("has nothing presented: \(objection)")
            return offered.decline("It cannot be presented there: \(objection).")
        }
        present(other, animated: request.isAnimated)
    }

    private func place(_ popover: UIPopoverPresentationController, by request: PresentationRequest) {
        // A button that has left its bar since then is no place for an arrow.
        if let button = request.anchorButton.flatMap({ scene?.scene.mirrored.item(of: $0) }),
            button.frame(in: view) != nil
        {
            popover.barButtonItem = button
        }
        popover.sourceView = view
        // What lies outside of the pane belongs to somebody else.
        let place = request.anchor?.intersection(view.bounds)
        if let place, place.isNull, request.anchorButton == nil {
            scene?.scene.warn(
                "anchors what it presents outside of its pane, which has its arrow point to the whole pane")
        }
        popover.sourceRect = place.flatMap { $0.isNull ? nil : $0 } ?? view.bounds
        popover.permittedArrowDirections = UIPopoverArrowDirection(rawValue: UInt(request.arrowDirections.rawValue))
    }

    /// Shows an alert that the plugin describes. The host draws it and names the plugin in it, so that nobody can counterfeit one.
    func present(_ description: AlertDescription, by request: PresentationRequest) throws(ContainerRefusal) {
        let offer = request.offer
        var isAnswered = false
        let answer = { [weak scene = scene?.scene] (action: Int?) in
            guard !isAnswered else { return }
            isAnswered = true
            scene?.answerAlert(offer, action: action)
        }
        let alert = UIAlertController(AlertContent(description), origin: pluginName, onChoice: answer)
        if let popover = alert.popoverPresentationController { place(popover, by: request) }
        if let objection = objection(toPresenting: alert) {
            throw ContainerRefusal("It cannot be presented there: \(objection).")
        }
        alert.onPressInFront = { [weak self, weak alert] press in
            if let self, let alert { noteEscape(press, over: alert) }
        }
        let loop = plugins.loop
        // A choice is told after the alert has gone; where there is none by then, there will be none.
        alert.onPresentationChange = { change in
            if case .didEnd = change { loop.post { answer(nil) } }
        }
        scene?.scene.alerts.removeAll { $0.alert == nil }
        scene?.scene.alerts.append(PluginAlert(offer: offer, alert: alert))
        present(alert, animated: request.isAnimated)
    }

    /// An alert of the plugin is to say something else. However often a plugin says that, the alert changes once in a turn, and four times in a
    /// second; what was said last counts.
    func change(_ offer: OfferID, to description: AlertDescription) {
        // One that has gone is not changed, even where the host's app keeps it.
        guard let scene = scene?.scene, let index = shownAlert(of: offer, in: scene) else { return }
        let isAwaited = scene.alerts[index].wanted != nil
        scene.alerts[index].wanted = description
        guard !isAwaited else { return }
        plugins.loop.post { [weak self] in self?.changeAlert(of: offer) }
    }

    private func shownAlert(of offer: OfferID, in scene: RemoteScene) -> Int? {
        scene.alerts.firstIndex { $0.offer == offer && $0.alert?.presentingViewController != nil }
    }

    private func changeAlert(of offer: OfferID) {
        guard let scene = scene?.scene, let index = shownAlert(of: offer, in: scene),
            let wanted = scene.alerts[index].wanted
        else { return }
        let loop = plugins.loop
        guard scene.alerts[index].changes.allowsAnother(at: loop.clock.now) else {
            let wait = scene.alerts[index].changes.wait(at: loop.clock.now)
            scene.alerts[index].timer = loop.schedule(after: wait) { [weak self] in self?.changeAlert(of: offer) }
            return
        }
        scene.alerts[index].wanted = nil
        scene.alerts[index].timer = nil
        scene.alerts[index].alert?.change(to: AlertContent(wanted))
    }

    // MARK: Sheets

    /// The sheet that the presentation is, or becomes where there is little width.
    private var offeredSheetController: UISheetPresentationController? {
        sheetPresentationController ?? popoverPresentationController?.adaptiveSheetPresentationController
    }

    /// The plugin's app wants something else of the sheet, on which its controller has been presented for another one of the plugin. However often a
    /// plugin says that, the sheet changes once in a turn.
    func sheetWishesDidChange() {
        guard offeredSheet != nil, !isSheetChangePosted else { return }
        isSheetChangePosted = true
        plugins.loop.post { [weak self] in
            guard let self else { return }
            isSheetChangePosted = false
            guard let wanted = preferences.sheet, let sheet = offeredSheetController else { return }
            offeredSheet?.change(to: wanted, on: sheet)
        }
    }

    /// The user has brought the sheet to another detent. A plugin that says nothing of its sheet does not hear of that.
    func userDidChooseDetent() {
        guard preferences.sheet != nil, let sheet = offeredSheetController else { return }
        if let step = offeredSheet?.didChoose(on: sheet) { add(step) }
    }

    // MARK: Ending

    /// Tells the plugin that the presentation of its controller goes on; one that begins or ends just now is told of as that goes.
    private func tellThatItStays() {
        guard isPresentedItself, !isBeingPresented, !isBeingDismissed else { return }
        add(.changePresentation(.presented, byUser: false))
    }

    /// The plugin's controller wants a presentation to end: all that goes with it is to be the plugin's own, or the user has just done
    /// something in its panes.
    ///
    /// - Parameter presented: Whether it means what it presents; otherwise the presentation that the pane is in itself.
    func dismiss(presented: Bool, animated: Bool) {
        guard let supervisor = scene?.scene.supervisor else { return }
        let lowest = presented ? presentedViewController : presentedAround
        guard let lowest else { return }
        let chain = Array(sequence(first: lowest, next: \.presentedViewController))
        let rule = ContainerRule(supervisor: supervisor)
        let isOwn = chain.allSatisfy { one in
            isOwnAlert(one) || one.allPages.allSatisfy { rule.scene(of: $0) != nil }
        }
        guard isOwn || supervisor.isActivated else {
            scene?.scene.warn(
                "has nothing dismissed: what would go is not the plugin's own, and the user has done nothing in its panes"
            )
            // The plugin hears that it goes on, and may ask again.
            rule.scene(of: lowest)?.controller?.tellThatItStays()
            return
        }
        (lowest.presentingViewController ?? self).dismiss(animated: animated)
    }

    /// The controller that is presented in which this pane is, itself in the end.
    private var presentedAround: UIViewController? {
        sequence(first: self as UIViewController, next: \.parent).first { $0.isPresentedItself }
    }

    func isOwnAlert(_ controller: UIViewController) -> Bool {
        guard controller is UIAlertController, let supervisor = scene?.scene.supervisor else { return false }
        return supervisor.scenes.contains { $0.alerts.contains { $0.alert === controller } }
    }

    /// Takes away what a process has had presented that has ended, from the top down.
    func endOfferedPresentation() {
        scene?.scene.withdrawAlerts()
        if scene?.scene.origin.isOffered == true, isPresentedItself {
            presentingViewController?.dismiss(animated: false)
        }
    }

    /// A user who presses Escape three times gets rid of what the plugin has put up, whatever the plugin does with the key, and whatever it puts in
    /// the place of what the key had ended.
    ///
    /// - Parameter front: What the user sees in front: this controller, or an alert of it.
    func noteEscape(_ press: UIPress, over front: UIViewController) {
        if plugins.escapes.count(press) { endPresentationForUser(from: front) }
    }

    /// The user wants to get rid of what the plugin has put up, whatever the plugin says to that. What it has presented this from goes too, down to
    /// what was there before.
    private func endPresentationForUser(from front: UIViewController) {
        guard front.isPresentedItself, let scene = scene?.scene else { return }
        let rule = ContainerRule(supervisor: scene.supervisor)
        func isPutUp(_ controller: UIViewController) -> Bool {
            isOwnAlert(controller) || rule.scene(of: controller)?.origin.isOffered == true
        }
        var lowest = front
        while isPutUp(lowest), let below = lowest.presentingViewController, below.isPresentedItself, isPutUp(below) {
            lowest = below
        }
        scene.warn("is dismissed by its user")
        scene.supervisor.userDidPutAway()
        lowest.presentingViewController?.dismiss(animated: true)
    }
}

extension UIModalPresentationStyle {
    fileprivate init(_ style: PresentationRequest.Style) {
        self =
            switch style {
            case .fullScreen: .fullScreen
            case .pageSheet: .pageSheet
            case .formSheet: .formSheet
            case .currentContext: .currentContext
            case .overFullScreen: .overFullScreen
            case .overCurrentContext: .overCurrentContext
            case .popover: .popover
            }
    }
}

extension UIModalTransitionStyle {
    fileprivate init(_ transition: PresentationRequest.Transition) {
        self =
            switch transition {
            case .coverVertical: .coverVertical
            case .flipHorizontal: .flipHorizontal
            case .crossDissolve: .crossDissolve
            case .partialCurl: .partialCurl
            }
    }
}

extension AlertContent {
    fileprivate init(_ description: AlertDescription) {
        self.init(
            title: description.title, message: description.message,
            style: description.isActionSheet ? .actionSheet : .alert,
            actions: description.actions.map {
                Action(
                    title: $0.title, style: UIAlertAction.Style($0.style), isEnabled: $0.isEnabled,
                    isPreferred: $0.isPreferred)
            })
    }
}

extension UIAlertAction.Style {
    fileprivate init(_ style: AlertDescription.Action.Style) {
        self =
            switch style {
            case .plain: .default
            case .cancel: .cancel
            case .destructive: .destructive
            }
    }
}
