/// How a controller presents others, and is dismissed.
extension UIViewController {
    /// The presentation controller with which it is, or would be, presented; it is the same one until the controller has been dismissed.
    var currentPresentationController: UIPresentationController {
        if let existing = presentations.incoming?.controller ?? presentations.controller { return existing }
        let new = makePresentationController(from: self, presenting: nil)
        presentations.controller = new
        return new
    }

    func presentationController(for presenter: UIViewController, from source: UIViewController)
        -> UIPresentationController
    {
        if let own = makePresentationController(presenting: presenter) {
            presentations.controller = own
            return own
        }
        if modalPresentationStyle != .custom, let prepared = presentations.controller { return prepared }
        let new = makePresentationController(from: source, presenting: presenter)
        presentations.controller = new
        return new
    }

    private func makePresentationController(
        from source: UIViewController, presenting: UIViewController?
    ) -> UIPresentationController {
        if let own = makePresentationController(presenting: presenting) { return own }
        switch modalPresentationStyle.resolved {
        case .custom:
            return transitioningDelegate?.presentationController(
                forPresented: self, presenting: presenting, source: source)
                ?? UIPresentationController(presentedViewController: self, presenting: presenting)
        case .pageSheet, .formSheet, .automatic:
            return UISheetPresentationController(presentedViewController: self, presenting: presenting)
        case .popover:
            return UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
        case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext, .none:
            return FillingPresentationController(presentedViewController: self, presenting: presenting)
        }
    }

    /// Another style was chosen: the presentation controller that was made for the one before is not used, unless it is shown.
    func presentationStyleDidChange() {
        if presentations.incoming == nil { presentations.controller = nil }
    }

    func beginPresentation(of controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        if controller.modalPresentationStyle == .none {
            UsageDiagnostic.report(
                .invalidPresentation,
                "\(controller) has the presentation style none, which is an answer of delegates; it is presented full screen"
            )
            controller.modalPresentationStyle = .fullScreen
        }
        let route = PresentationRoute(source: self, style: controller.modalPresentationStyle.resolved)
        if let objection = route.objection(to: controller) {
            UsageDiagnostic.report(.invalidPresentation, "\(controller) is not presented from \(self): \(objection)")
            return
        }
        let presenter = route.presenter
        // The code that presents an alert reads what is typed into it, so an alert with text fields stays in the process of that code.
        let isTypedInto = (controller as? UIAlertController)?.textFields != nil
        if route.isOutermost, !isTypedInto, let elsewhere = presenter.windowOfPresentation?.presentsElsewhere,
            elsewhere(controller, self, animated, completion)
        {
            return
        }
        // One that is on its way out makes room.
        presenter.presentations.own?.finishTransition()
        presenter.windowOfPresentation?.dismissMenu()
        Presentation(of: controller, by: presenter, from: self).begin(animated: animated, completion: completion)
    }

    /// No container shows the controller: this one, the outermost, presents it.
    func presentWhatNobodyShows(_ controller: UIViewController, _ sender: Any?) {
        guard
            PresentationRoute(source: self, style: controller.modalPresentationStyle.resolved).objection(to: controller)
                == nil
        else { return controller.nobodyShows(sender) }
        present(controller, animated: true)
    }

    /// The nearest controller around this one, itself included, that presents something or is presented.
    private var presentingOrPresented: UIViewController? {
        var controller: UIViewController? = self
        while let current = controller {
            if current.presentations.isInUse { return current }
            controller = current.holder
        }
        return nil
    }

    /// Takes away what the controller, or one around it, presents; where it presents nothing, itself (PRES-11, PRES-13).
    func endPresentation(animated: Bool, completion: (() -> Void)?) {
        let controller = presentingOrPresented
        if let controller, controller.presentations.own == nil,
            let hosted = controller.presentations.ownHosted ?? controller.presentations.incomingHosted
        {
            return hosted.dismiss(
                animated: animated, byPresenter: hosted.presenter === controller, completion: completion)
        }
        guard let lowest = controller?.presentations.own ?? controller?.presentations.incoming else {
            // In a plugin, a container of the host may be presented that has this controller's pane in it.
            windowOfPresentation?.dismissesElsewhere?(animated)
            completion?()
            return
        }
        var chain = [lowest]
        while let next = chain[chain.count - 1].shown.presentations.own
            ?? chain[chain.count - 1].presented.presentations.own
        {
            chain.append(next)
        }
        let top = chain.removeLast()
        top.dismiss(animated: animated, with: chain, completion: completion)
    }

    /// The controller that this one, or the nearest one around it that does, presents (HIER-06, HIER-07).
    var nearestPresented: UIViewController? {
        presentations.own.flatMap { $0.phase == .over ? nil : $0.presented } ?? presentations.ownHosted?.presented
            ?? holder?.nearestPresented
    }

    /// The controller that presents this one, or the nearest one around it that is presented (HIER-06, HIER-07).
    var nearestPresenter: UIViewController? {
        presentations.incoming?.knownPresenter ?? presentations.incomingHosted?.presenter ?? holder?.nearestPresenter
    }

    /// Says why a controller cannot be presented from here; nil where it can be.
    package func objection(toPresenting controller: UIViewController) -> String? {
        PresentationRoute(source: self, style: controller.modalPresentationStyle.resolved).objection(to: controller)
    }

    /// Whether the controller is presented itself, and is not in one that is.
    package var isPresentedItself: Bool {
        presentations.incoming != nil
    }

    /// The one that is seen in front of it: what it presents over the whole window, if that decides about the window's bars and turns.
    var frontmost: UIViewController {
        var controller = self
        while let own = controller.presentations.own, own.coversWindow, own.phase != .dismissing,
            own.effectiveStyle == .fullScreen || own.presented.modalPresentationCapturesStatusBarAppearance
        {
            controller = own.shown
        }
        return controller
    }

    /// Takes away all that it presents, and what its children do, without any motion: its window shows another root.
    func endPresentationsAtOnce() {
        for child in children { child.endPresentationsAtOnce() }
        if presentations.own != nil { endPresentation(animated: false, completion: nil) }
    }

    /// Whether its view is in the window, or is away because of what is presented in front of it.
    func isInPlace(in window: UIWindow) -> Bool {
        viewIfLoaded?.superview === window || presentations.own?.hasTakenPresentersView == true
    }
}
