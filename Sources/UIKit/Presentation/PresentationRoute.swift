/// Finds who presents a controller, which need not be the one that was asked to (PRES-01, PRES-17).
@MainActor struct PresentationRoute {
    let source: UIViewController
    let style: UIModalPresentationStyle

    /// The nearest controller that defines a context, for a style that covers one (CTX-05, CTX-06); else, and where there is none, the
    /// outermost container around the source: the root of a window, or a controller that is presented itself (STYLE-11, CTX-07).
    var presenter: UIViewController {
        var controller = source
        while true {
            if style.isInContext, controller.definesPresentationContext { return controller }
            guard let holder = controller.holder else { return controller }
            controller = holder
        }
    }

    /// What stands in the way of presenting `controller` from there; nil where nothing does.
    func objection(to controller: UIViewController) -> String? {
        let presenter = presenter
        if controller === source || controller.isAbove(source) {
            return "it is, or holds, the controller that is to present it"
        }
        if let holder = controller.holder {
            return "it is a child of \(holder); call removeFromParent() first"
        }
        if let other = controller.presentations.incoming {
            return "\(other.presenter) presents it already"
        }
        if let own = presenter.presentations.own, own.phase != .dismissing {
            return "\(presenter) presents \(own.presented) already; present from that one, or dismiss it first"
        }
        guard let window = presenter.windowOfPresentation, window.isShown else {
            return "the view of \(presenter) is in no window that is shown; present when viewDidAppear(_:) is called"
        }
        return nil
    }
}

extension UIViewController {
    /// Whether this one is among the parents and presenters of `controller`.
    fileprivate func isAbove(_ controller: UIViewController) -> Bool {
        var next: UIViewController? = controller
        while let current = next {
            if current === self { return true }
            next = current.holder ?? current.presentations.incoming?.presenter
        }
        return false
    }

    /// The window in which what it presents is shown: that of its view, be that covered by what it presents.
    var windowOfPresentation: UIWindow? {
        viewIfLoaded?.window ?? presentations.own?.container.window
    }
}
