// The classic application delegate makes its window itself, and has one scene without knowing it. A delegate whose configuration
// names a class of scene delegates has a scene for each window, as on Apple's systems with a scene manifest.
extension UIApplication {
    /// The sessions of scenes that are connected. None outlives its scene: whoever closes a window does not want it back.
    public var openSessions: Set<UISceneSession> {
        Set(connectedScenes.map(\.session))
    }

    /// Whether `requestSceneSessionActivation(nil, …)` can succeed.
    public var supportsMultipleScenes: Bool {
        sceneSystem != nil && usesSceneDelegates
    }

    // MARK: Asked for by the application

    /// Brings the scene of a session to the front; without a session, opens a new scene in a window of its own. Both happen after
    /// this turn.
    ///
    /// - Parameters:
    ///   - userActivity: What a new scene is to show; its delegate finds it in its connection options.
    ///   - options: There is nothing to say there.
    ///   - errorHandler: Called with a `UISceneError` where it could not be.
    public func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        UpdateCycle.main.afterUpdate { [self] in
            do {
                if let sceneSession {
                    try activate(sceneSession)
                } else {
                    try openScene(UIScene.ConnectionOptions(userActivities: Set([userActivity].compactMap(\.self))))
                }
            } catch {
                UsageDiagnostic.report(.noScene, "\(error)")
                errorHandler?(error)
            }
        }
    }

    /// Closes the scene of a session, as its user can. With the last one the program ends.
    public func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        UpdateCycle.main.afterUpdate { [self] in
            do {
                guard let sceneSystem else { throw UISceneError.inPlugin }
                guard let scene = sceneSession.scene, connectedScenes.contains(scene) else {
                    throw UISceneError(.requestDenied, "The scene of \(sceneSession) is not connected any more.")
                }
                isLast(scene) ? sceneSystem.end() : closeScene(scene)
            } catch {
                UsageDiagnostic.report(.noScene, "\(error)")
                errorHandler?(error)
            }
        }
    }

    /// Whether nothing of the application is seen without it. A plugin that runs in this process has scenes too, on screens that the
    /// application does not have.
    private func isLast(_ scene: UIScene) -> Bool {
        !connectedScenes.contains { $0 !== scene && UIScreen.screens.contains($0.session.screen) }
    }

    private func activate(_ session: UISceneSession) throws {
        guard let sceneSystem else { throw UISceneError.inPlugin }
        guard let scene = session.scene, connectedScenes.contains(scene) else {
            throw UISceneError(
                .requestDenied, "The scene of \(session) is not connected any more; ask for a new one with nil.")
        }
        sceneSystem.raiseScreen(session.screen)
    }

    private func openScene(_ options: UIScene.ConnectionOptions) throws {
        guard let sceneSystem else { throw UISceneError.inPlugin }
        guard usesSceneDelegates else {
            throw UISceneError(
                .multipleScenesNotSupported,
                "The application has one window: return a configuration with a delegateClass from application(_:configurationForConnecting:options:), whose scene delegate makes a window for each scene."
            )
        }
        let screen: UIScreen
        do { screen = try sceneSystem.openScreen() } catch { throw UISceneError(.requestDenied, "\(error)") }
        UIScreen.connect(screen)
        connectScene(on: screen, options)
        guard let scene = screen.scene else { return }
        sceneSystem.didConnect(scene, on: screen)
        scene.becomeActive()
    }

    // MARK: Told by the platform

    /// There is a scene on `screen` from now on, with the windows that are there already.
    package func connectScene(on screen: UIScreen, _ options: UIScene.ConnectionOptions = UIScene.ConnectionOptions()) {
        let session = UISceneSession(role: .windowApplication, screen: screen)
        if let configuration = delegate?.application(self, configurationForConnecting: session, options: options) {
            session.configuration = configuration
        }
        let type = session.configuration.sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
        let scene = type.init(session: session, connectionOptions: options)
        connectedScenes.insert(scene)
        screen.scene = scene
        for window in UIWindow.live where window.screen === screen && window.windowScene == nil {
            window.windowScene = scene
        }
        if session.configuration.delegateClass != nil { usesSceneDelegates = true }
        scene.connect(options)
    }

    /// The user closed the scene, or the application did: its windows go, and its screen.
    package func closeScene(_ scene: UIScene) {
        guard connectedScenes.contains(scene) else { return }
        disconnect(scene)
        let screen = scene.session.screen
        UIScreen.disconnect(screen)
        sceneSystem?.closeScreen(screen)
        delegate?.application(self, didDiscardSceneSessions: [scene.session])
    }

    /// Lets go of the scene that is on `screen`, if there is one, and leaves the screen to whoever opened it.
    package func disconnectScene(on screen: UIScreen) {
        if let scene = screen.scene { disconnect(scene) }
    }

    private func disconnect(_ scene: UIScene) {
        scene.disconnect()
        let windows = (scene as? UIWindowScene)?.windows ?? []
        connectedScenes.remove(scene)
        scene.session.screen.scene = nil
        // Last, so that the delegate has found them as they were.
        for window in windows { window.windowScene = nil }
    }

    /// The desktop gave the keyboard to the screen's window, or took it away. The application is active while one of its scenes is.
    package func screen(_ screen: UIScreen, hasFocus: Bool) {
        guard let scene = screen.scene else { return hasFocus ? becomeActive() : resignActive() }
        if hasFocus {
            scene.becomeActive()
            (scene as? UIWindowScene)?.keyWindow?.makeKey()
            becomeActive()
        } else {
            scene.resignActive()
            // Going from one of its windows to another is no reason for the application to rest.
            UpdateCycle.main.afterUpdate { [self] in
                if !connectedScenes.contains(where: { $0.activationState == .foregroundActive }) { resignActive() }
            }
        }
    }

    static func makeSceneDelegate(_ type: AnyClass) -> (any UISceneDelegate)? {
        let made = InstantiableDelegate.make(type) as? any UISceneDelegate
        if made == nil {
            UsageDiagnostic.report(
                .noScene,
                "\(type) is no delegate of scenes; conform to UIWindowSceneDelegate, and derive it from UIResponder or NSObject"
            )
        }
        return made
    }
}

extension UISceneError {
    fileprivate static let inPlugin = UISceneError(
        .multipleScenesNotSupported, "A plugin has no windows of its own; its host has them.")
}
