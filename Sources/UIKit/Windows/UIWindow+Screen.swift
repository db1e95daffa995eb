/// On which screen a window is, and of which scene.
extension UIWindow {
    func screenDidChange(from old: UIScreen) {
        guard screen !== old else { return }
        setNeedsSurroundings()
        if windowScene?.screen !== screen { windowScene = screen.windowScene }
        guard isShown else { return }
        old.platform?.hide(self)
        screen.platform?.show(self)
        UpdateCycle.main.setNeedsUpdate()
    }

    func sceneDidChange(from old: UIWindowScene?) {
        guard windowScene !== old else { return }
        if old?.keyWindow === self { old?.keyWindow = nil }
        guard let windowScene else {
            // Without a scene there is nothing that it could be seen on.
            if old != nil, screen === old?.screen { isHidden = true }
            return
        }
        if screen !== windowScene.screen { screen = windowScene.screen }
        onTitleChange?()
    }

    /// In front of the windows of its level.
    func bringToFront() {
        if isShown { screen.platform?.show(self) }
    }

    /// The next in front is key now, on the same screen if there is one.
    func passKeyOn() {
        if windowScene?.keyWindow === self { windowScene?.keyWindow = nil }
        let application = UIApplication.shared
        guard application.keyWindow === self else { return }
        let others = application.windows.filter { $0 !== self && $0.canBecomeKey }
        application.keyWindow = others.last { $0.screen === screen } ?? others.last
    }
}
