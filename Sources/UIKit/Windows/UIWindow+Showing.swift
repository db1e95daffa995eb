import Foundation

/// How a window comes onto its screen and leaves it, and its root into it.
extension UIWindow {
    func show() {
        guard !isShown else { return }
        isShown = true
        AppearanceRules.shared.apply(to: self)
        if windowScene == nil { windowScene = screen.windowScene }
        NotificationCenter.default.post(name: Self.didBecomeVisibleNotification, object: self)
        needsSurroundings = true
        setNeedsOrientationUpdate()
        updateTraits()
        let isBack = ownRoot?.isInPlace(in: self) == true
        screen.platform?.show(self)
        if isBack, let root = ownRoot {
            root.beginAppearanceTransition(true, animated: false)
            UpdateCycle.main.endAppearanceTransition(of: root)
        }
        installRoot()
        UpdateCycle.main.setNeedsUpdate()
    }

    func hide() {
        guard isShown else { return }
        dismissMenu()
        // Nobody says that the finger was lifted from a window that is shown no more.
        drag?.cancel()
        let root = ownRoot
        root?.beginAppearanceTransition(false, animated: false)
        isShown = false
        NotificationCenter.default.post(name: Self.didBecomeHiddenNotification, object: self)
        inputViews.windowDidHide()
        if root?.appearanceState.isDisappearing == true { root?.endAppearanceTransition() }
        passKeyOn()
        screen.platform?.hide(self)
    }

    func installRoot() {
        guard ownRoot?.isInPlace(in: self) == false, let view = ownRoot?.view else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: 0)
        // The controller's viewWillAppear(_:) may have given the window another root.
        if ownRoot?.viewIfLoaded !== view, view.superview === self { view.removeFromSuperview() }
    }
}
