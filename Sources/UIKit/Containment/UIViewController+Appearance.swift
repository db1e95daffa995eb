/// How appearance begins, ends and reaches children.
extension UIViewController {
    /// How far the controller has appeared; that of what it presents where this has taken its view out of the window.
    var appearanceState: AppearanceState {
        covering?.shown.appearanceState ?? appearance.state
    }

    /// What the controller presents in its own place, so that it appears and disappears in place of it.
    private var covering: Presentation? {
        presentations.settled.flatMap { $0.hasTakenPresentersView ? $0 : nil }
    }

    func beginAppearance(_ isAppearing: Bool, _ animated: Bool) {
        // What lies over the controller comes and goes with it.
        if let own = presentations.settled {
            own.shown.beginAppearanceTransition(isAppearing, animated: animated)
            if own.hasTakenPresentersView { return }
        }
        guard appearance.state.canBegin(appearing: isAppearing) else { return }
        appearance.owesIsAppearing = isAppearing
        expectEndOfAppearance(isAppearing)
        if isAppearing {
            loadViewIfNeeded()
            appearance.state = .appearing(animated: animated)
            UpdateCycle.main.noteAppearing(self)
            ControllerCallbacks.note(self, "viewWillAppear(\(animated))")
            viewWillAppear(animated)
        } else {
            appearance.state = .disappearing(animated: animated)
            ControllerCallbacks.note(self, "viewWillDisappear(\(animated))")
            viewWillDisappear(animated)
        }
        forEachShownChild { $0.beginAppearanceTransition(isAppearing, animated: animated) }
    }

    /// `viewIsAppearing(_:)` now, where it is still to come.
    package func bringAppearanceUpToDate() {
        if appearance.state.isAppearing { deliverIsAppearing() }
    }

    func endAppearance() {
        if let own = presentations.settled {
            let state = own.shown.appearanceState
            if state.isAppearing || state.isDisappearing { own.shown.endAppearanceTransition() }
            if own.hasTakenPresentersView { return }
        }
        appearance.missingEnd = nil
        switch appearance.state {
        case .appearing(let animated): endAppearing(animated)
        case .disappearing(let animated): endDisappearing(animated)
        case .appeared, .disappeared:
            UsageDiagnostic.report(
                .unbalancedAppearance,
                "endAppearanceTransition() of \(self) without a beginAppearanceTransition(_:animated:) before it; "
                    + "call that when the transition begins, and the end once")
        }
    }

    private func endAppearing(_ animated: Bool) {
        deliverIsAppearing()
        if let view = viewIfLoaded, view.window != nil { view.layoutIfNeeded() }
        // Layout code may have taken the view away again.
        guard appearance.state.isAppearing else { return }
        appearance.state = .appeared
        appearance.isEnding = true
        ControllerCallbacks.note(self, "viewDidAppear(\(animated))")
        viewDidAppear(animated)
        bringUpOwnInputViews()
        appearance.isEnding = false
        appearance.isComing = false
        expectDidMove()
        forEachShownChild { if $0.appearanceState.isAppearing { $0.endAppearanceTransition() } }
    }

    private func endDisappearing(_ animated: Bool) {
        appearance.state = .disappeared
        appearance.missingDidMove = nil
        appearance.isEnding = true
        ControllerCallbacks.note(self, "viewDidDisappear(\(animated))")
        viewDidDisappear(animated)
        appearance.isEnding = false
        appearance.isLeaving = false
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in children {
            // One that was added meanwhile began to appear in a container that is gone now.
            if child.appearanceState.isAppearing { child.beginAppearanceTransition(false, animated: animated) }
            if child.appearanceState.isDisappearing { child.endAppearanceTransition() }
        }
    }

    func deliverIsAppearing() {
        guard appearance.owesIsAppearing, case .appearing(let animated) = appearance.state else { return }
        appearance.owesIsAppearing = false
        // Those that were added after this transition began, before the view reached the window.
        forEachShownChild {
            if $0.appearanceState == .disappeared { $0.beginAppearanceTransition(true, animated: animated) }
        }
        viewIfLoaded?.window?.setNeedsSystemBars()
        ControllerCallbacks.note(self, "viewIsAppearing(\(animated))")
        viewIsAppearing(animated)
    }

    /// Its view, or what lies in its place while the view is away.
    private var shownView: UIView? {
        covering?.container ?? viewIfLoaded
    }

    private func forEachShownChild(_ body: (UIViewController) -> Void) {
        guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return }
        for child in children where child.shownView?.isDescendant(of: view) == true {
            body(child)
        }
    }
}
