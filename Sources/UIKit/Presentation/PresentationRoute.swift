/// Finds who presents a controller, which need not be the one that was asked to (PRES-01, PRES-17).
@MainActor struct PresentationRoute {
    let source: UIViewController
    let style: UIModalPresentationStyle

    /// The nearest controller that defines a context, for a style that covers one (CTX-05, CTX-06); else, and where there is none, the
    /// outermost container around the source: the root of a window, or a controller that is presented itself (STYLE-11, CTX-07).
    var presenter: UIViewController {
        contextProvider ?? outermost
    }

    /// Whether that is the outermost one, because no other defines a context.
    var isOutermost: Bool {
        contextProvider == nil
    }

    /// What the source, or the nearest one around it, has had presented by the host.
    private var hostedPresentation: HostedPresentation? {
        sequence(first: source, next: \.holder).lazy.compactMap(\.presentations.ownHosted).first
    }

    private var contextProvider: UIViewController? {
        guard style.isInContext else { return nil }
        return sequence(first: source, next: \.holder).first(where: \.definesPresentationContext)
    }

    private var outermost: UIViewController {
        var controller = source
        while let holder = controller.holder { controller = holder }
        return controller
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
        if let other = controller.presentations.incomingHosted {
            return "\(other.presenter) presents it already"
        }
        if let own = presenter.presentations.own, own.phase != .dismissing {
            return "\(presenter) presents \(own.presented) already; present from that one, or dismiss it first"
        }
        if isOutermost, let hosted = hostedPresentation, hosted.phase != .dismissing {
            return
                "\(hosted.presenter) presents \(hosted.presented) already; present from that one, or dismiss it first"
        }
        if let incoming = presenter.presentations.incoming, incoming.phase == .dismissing {
            return "\(presenter) is being dismissed; present from \(incoming.presenter) when that is over"
        }
        if let hosted = presenter.presentations.incomingHosted, hosted.phase == .dismissing {
            return "\(presenter) is being dismissed; present from \(hosted.presenter) when that is over"
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
