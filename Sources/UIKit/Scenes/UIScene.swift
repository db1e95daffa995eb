/// One instance of the application's interface, beside others: a window of the desktop, or a page of its own in a browser. UIKit
/// makes it when its session connects, and lets go of it when the user closes it.
@preconcurrency @MainActor open class UIScene: UIResponder {
    /// The states of a scene, by whether it is seen and has the user's attention.
    public enum ActivationState: Int, Sendable {
        /// Not connected yet, or not any more.
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive = 1
        case background = 2
    }

    nonisolated public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    nonisolated public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    nonisolated public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    nonisolated public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    nonisolated public static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")
    nonisolated public static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")

    /// The session by which the scene is known, also after it is gone.
    public let session: UISceneSession

    /// Hears what becomes of the scene. UIKit makes it from the class that the session's configuration names, and the scene owns it.
    open var delegate: (any UISceneDelegate)?

    open package(set) var activationState = ActivationState.unattached

    /// The title that a title bar, a taskbar or a viewer shows where the window in front has none of its own.
    open var title: String! {
        didSet { titleDidChange() }
    }

    /// Only UIKit makes scenes; a configuration may name a subclass.
    public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        self.session = session
        super.init()
    }

    /// The window with the initial controller of the configuration's storyboard; nil where it has none.
    final var storyboardWindow: UIWindow?

    func titleDidChange() {}

    /// The application, as Apple's page "Using responders and the responder chain to handle events" has it.
    override open var next: UIResponder? {
        UIApplication.shared
    }
}
