/// How appearance begins, ends and reaches children.
extension UIViewController {
    var appearanceState: AppearanceState {
        appearance.state
    }

    func beginAppearance(_ isAppearing: Bool, _ animated: Bool) {
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

    private func forEachShownChild(_ body: (UIViewController) -> Void) {
        guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return }
        for child in children where child.viewIfLoaded?.isDescendant(of: view) == true {
            body(child)
        }
    }
}
