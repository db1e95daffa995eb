/// Makes the window of a program whose property list names a storyboard (WIN-09 to WIN-11).
@MainActor enum MainInterface {
    /// The window of an application without scenes, with its root controller, not shown yet; nil where no main storyboard is named. The delegate
    /// has it before it hears of the launch.
    static func window(for delegate: any UIApplicationDelegate) -> UIWindow? {
        let manifest = InterfaceManifest.current
        guard let name = manifest.mainStoryboard, manifest.scenes.isEmpty else { return nil }
        let window = UIWindow(frame: UIScreen.main.bounds)
        let root = root(of: UIStoryboard(name: name, bundle: nil), name)
        delegate.window = window
        window.rootViewController = root
        return window
    }

    /// The window of a scene whose configuration has a storyboard. The scene's delegate has it before it hears of the scene.
    static func window(for scene: UIWindowScene) -> UIWindow? {
        guard let storyboard = scene.session.configuration.storyboard else { return nil }
        let root = root(of: storyboard, scene.session.configuration.name ?? "")
        let window = UIWindow(windowScene: scene)
        if let delegate = scene.delegate as? any UIWindowSceneDelegate { delegate.window = window }
        window.rootViewController = root
        return window
    }

    private static func root(of storyboard: UIStoryboard, _ name: String) -> UIViewController? {
        let root = storyboard.instantiateInitialViewController()
        if root == nil {
            UsageDiagnostic.report(
                .invalidInterface,
                "the main storyboard \(name) names no controller to begin with; set Is Initial View Controller")
        }
        return root
    }
}
