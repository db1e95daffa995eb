/// The way of a scene through its states. Each delegate method has its notification, which follows it.
extension UIScene {
    func connect(_ options: ConnectionOptions) {
        session.scene = self
        if let type = session.configuration.delegateClass { delegate = UIApplication.makeSceneDelegate(type) }
        storyboardWindow = (self as? UIWindowScene).flatMap { MainInterface.window(for: $0) }
        delegate?.scene(self, willConnectTo: session, options: options)
        if let window = storyboardWindow {
            let offered = (delegate as? any UIWindowSceneDelegate)?.window
            if let offered, offered !== window { storyboardWindow = nil } else { window.makeKeyAndVisible() }
        }
        post(Self.willConnectNotification)
    }

    private func enterForeground() {
        guard activationState == .unattached || activationState == .background else { return }
        delegate?.sceneWillEnterForeground(self)
        activationState = .foregroundInactive
        post(Self.willEnterForegroundNotification)
    }

    package func becomeActive() {
        guard activationState != .foregroundActive else { return }
        enterForeground()
        activationState = .foregroundActive
        delegate?.sceneDidBecomeActive(self)
        post(Self.didActivateNotification)
    }

    func resignActive() {
        guard activationState == .foregroundActive else { return }
        delegate?.sceneWillResignActive(self)
        post(Self.willDeactivateNotification)
        activationState = .foregroundInactive
    }

    func disconnect() {
        resignActive()
        if activationState == .foregroundInactive {
            activationState = .background
            delegate?.sceneDidEnterBackground(self)
            post(Self.didEnterBackgroundNotification)
        }
        activationState = .unattached
        delegate?.sceneDidDisconnect(self)
        post(Self.didDisconnectNotification)
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}
