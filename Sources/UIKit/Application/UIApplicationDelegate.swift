/// The object that decides what the program does when it starts, becomes active and ends.
///
/// A class that is marked `@main` is made by its `init()`, which it has, or inherits from `UIResponder` or `NSObject`.
@preconcurrency @MainActor public protocol UIApplicationDelegate: UIApplicationDelegateWindow {
    var window: UIWindow? { get set }

    /// Answers whether to go on.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    func applicationDidBecomeActive(_ application: UIApplication)
    func applicationWillResignActive(_ application: UIApplication)
    func applicationWillTerminate(_ application: UIApplication)
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)

    /// Whether the state of the interface is kept over the end of the program, which is asked when it ends; no, by default. What is written goes to
    /// `application(_:shouldRestoreSecureApplicationState:)`.
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool

    /// Whether the state that an earlier process kept is restored; no, by default. The question comes between
    /// `application(_:willFinishLaunchingWithOptions:)`, where the window is made, and `application(_:didFinishLaunchingWithOptions:)`.
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool

    /// The older question, which is asked where the delegate does not answer `application(_:shouldSaveSecureApplicationState:)`.
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool

    /// The older question, which is asked where the delegate does not answer `application(_:shouldRestoreSecureApplicationState:)`.
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool

    /// Returns a controller without a restoration class whose state is restored, or nil to have it found by its path or made out of its
    /// storyboard (REST-21).
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController?

    /// Writes what the delegate itself wants to find again, before any controller writes. Controllers that it refers to are kept (REST-14).
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)

    /// Takes over what the delegate wrote, when all controllers have decoded.
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)

    /// The orientations that a window may have, whatever its controllers support beyond them: all, unless the delegate says less.
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask

    /// Returns the classes of a scene that is about to connect and of its delegate. Where no class of delegates is
    /// named, as by default, the application's delegate makes the window.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration

    /// The user closed these scenes for good.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
    public var offeredWindow: UIWindow? { window }

    public var window: UIWindow? {
        get { nil }
        set {}
    }

    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        true
    }

    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        true
    }

    public func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        self.application(application, shouldSaveApplicationState: coder)
    }

    public func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        self.application(application, shouldRestoreApplicationState: coder)
    }

    public func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool {
        false
    }

    public func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
        false
    }

    public func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? {
        nil
    }

    public func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {}
    public func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {}

    public func applicationDidBecomeActive(_ application: UIApplication) {}
    public func applicationWillResignActive(_ application: UIApplication) {}
    public func applicationWillTerminate(_ application: UIApplication) {}
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
        .all
    }
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    }

    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
}
