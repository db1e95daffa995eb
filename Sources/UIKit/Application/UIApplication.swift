/// The program: its windows, its delegate, and the way in for events. In a plugin it speaks for the plugin.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    /// The keys of what a program is told when it is launched.
    public struct LaunchOptionsKey: Hashable, Sendable, RawRepresentable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The program's own arguments, those after `--`, as `[String]`. Mullion's own: Apple's programs have none.
        public static let arguments = LaunchOptionsKey(rawValue: "arguments")
    }

    /// The states of a program, by whether one of its windows has the user's attention.
    public enum State: Int, Sendable {
        case active = 0
        case inactive = 1
        case background = 2
    }

    public static let shared = UIApplication()

    nonisolated public static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification")
    nonisolated public static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    nonisolated public static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    nonisolated public static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")
    nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")

    /// Held strongly while the application runs, as UIKit does with the delegate that it made itself.
    open var delegate: (any UIApplicationDelegate)?

    /// The keyboard on the screen, for devices without another; nil, as it is at first, shows none.
    public final var screenKeyboard: (any ScreenKeyboard)? {
        didSet { for window in UIWindow.live { window.inputViews.setNeedsUpdate() } }
    }

    open private(set) var applicationState: State = .background

    /// Every window that is shown.
    open var windows: [UIWindow] {
        UIWindow.live.filter(\.isShown)
    }

    /// The window that was made key last. It hears of it.
    open package(set) weak var keyWindow: UIWindow? {
        didSet {
            guard keyWindow !== oldValue else { return }
            for window in [oldValue, keyWindow] { window?.textInput.keyWindowDidChange() }
            if let oldValue {
                oldValue.resignKey()
                oldValue.updateTextInteractions(of: oldValue.firstResponder)
                NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: oldValue)
            }
            if let keyWindow {
                keyWindow.becomeKey()
                keyWindow.updateTextInteractions(of: keyWindow.firstResponder)
                NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: keyWindow)
            }
        }
    }

    /// The scenes that are connected: in a host one for each of its windows on the desktop, in a plugin one for the
    /// host's window.
    open package(set) var connectedScenes: Set<UIScene> = []
    /// Opens and closes the screens that scenes are on; nil in a plugin.
    package final weak var sceneSystem: (any SceneSystem)?
    /// Whether the application's scenes have delegates, which hear what its own would hear.
    package final var usesSceneDelegates = false

    /// The size of text that the user prefers, as the main screen has it.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        UIScreen.main.traitCollection.preferredContentSizeCategory
    }

    /// Which way the interface runs, as the main screen has it.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    // MARK: Life

    /// Runs the delegate's launch methods, and connects a scene on the main screen if that has a system that shows it. Answers whether
    /// the delegate wants to go on.
    package func launch(
        _ delegate: any UIApplicationDelegate, options: [LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        self.delegate = delegate
        applicationState = .inactive
        storyboardWindow = sceneSystem == nil ? nil : MainInterface.window(for: delegate)
        guard delegate.application(self, willFinishLaunchingWithOptions: options) else { return false }
        restoration.restore(self)
        guard delegate.application(self, didFinishLaunchingWithOptions: options) else { return false }
        if let window = storyboardWindow { showStoryboardWindow(window, delegate.offeredWindow) }
        if sceneSystem != nil { connectScene(on: .main) }
        for window in windows where window.rootViewController == nil {
            UsageDiagnostic.report(
                .windowWithoutRoot,
                "\(window) is shown without a root view controller; set its rootViewController before the launch ends")
        }
        post(Self.didFinishLaunchingNotification)
        UIScreen.main.scene?.becomeActive()
        becomeActive()
        restoration.didLaunch()
        return true
    }

    /// The window with the main storyboard's initial controller; nil where there is no main storyboard.
    private final var storyboardWindow: UIWindow?

    /// Shows the window, unless the delegate has put another one in its place.
    private func showStoryboardWindow(_ window: UIWindow, _ offered: UIWindow?) {
        if let offered, offered !== window {
            storyboardWindow = nil
        } else {
            window.makeKeyAndVisible()
        }
    }

    // MARK: State

    /// The file in which the state of the interface is kept over the end of the program; nil, as in a plugin, where it is not kept.
    package final var stateFile: StateFile?
    final let restoration = ApplicationRestoration()

    /// The controllers that windows begin with: that of the main storyboard, the delegate's, and those of all that are shown.
    final var roots: [UIViewController] {
        var roots: [UIViewController] = []
        for window in [storyboardWindow, delegate?.offeredWindow].compactMap({ $0 }) + windows {
            if let root = window.rootViewController, !roots.contains(root) { roots.append(root) }
        }
        return roots
    }

    package func becomeActive() {
        guard applicationState != .active else { return }
        applicationState = .active
        // Apple's pages: an application with scenes hears it from them.
        if !usesSceneDelegates { delegate?.applicationDidBecomeActive(self) }
        post(Self.didBecomeActiveNotification)
    }

    package func resignActive() {
        guard applicationState == .active else { return }
        if !usesSceneDelegates { delegate?.applicationWillResignActive(self) }
        post(Self.willResignActiveNotification)
        applicationState = .inactive
    }

    /// The state of the interface is kept first, while it is what the user sees. Then the scenes go, each with its delegate's last words; their
    /// windows stay as they are.
    package func terminate() {
        restoration.save(self)
        for scene in connectedScenes { scene.disconnect() }
        delegate?.applicationWillTerminate(self)
        post(Self.willTerminateNotification)
        backgroundTasks.expire()
    }

    // MARK: Other programs

    /// Opens addresses in other programs; nil where nobody does, in a plugin for instance.
    package final weak var urlOpener: (any URLOpener)?

    /// The address of the app's own settings, with Apple's value. No program here shows an app's settings, so `canOpenURL(_:)` answers no for it, and so
    /// does `open(_:options:completionHandler:)`.
    nonisolated public static let openSettingsURLString = "app-settings:"

    /// Opens an address in another program: one of `http`, `https` or `mailto` by the desktop, where the window is one of a desktop's. Everything
    /// else is not opened, nor is anything in a plugin, which asks its host by a contract.
    ///
    /// - Parameters:
    ///   - url: The address.
    ///   - options: What is said of it.
    ///   - completion: Called later with whether it was opened.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        if options[.universalLinksOnly] as? Bool != true, let urlOpener {
            urlOpener.open(url) { completion?($0) }
        } else if let completion {
            Task { completion(false) }
        }
    }

    /// Opens an address as `open(_:options:completionHandler:)` does.
    ///
    /// - Returns: Whether it was opened.
    @discardableResult open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        await withCheckedContinuation { continuation in
            open(url, options: options) { continuation.resume(returning: $0) }
        }
    }

    /// Whether another program would open an address. An application need not say beforehand which it will ask for.
    open func canOpenURL(_ url: URL) -> Bool {
        urlOpener?.canOpen(url) ?? false
    }

    // MARK: Tasks in the background

    private final let backgroundTasks = BackgroundTasks()

    /// Begins a task that is to go on where the application goes to the background. A program on Linux goes on whatever its windows do, so
    /// that there is nothing to ask for, and every task is granted. May be called on any thread.
    ///
    /// - Parameters:
    ///   - taskName: The name of the task for debuggers. Nobody looks at it.
    ///   - handler: Called on the main thread when a host ends and the task has not, after `applicationWillTerminate(_:)`. In a plugin it is
    ///     not called: a host does not wait for plugins when it ends them.
    /// - Returns: The task, never `invalid`.
    nonisolated open func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        backgroundTasks.begin(handler)
    }

    /// Begins a task without a name, as `beginBackgroundTask(withName:expirationHandler:)`.
    nonisolated open func beginBackgroundTask(expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil)
        -> UIBackgroundTaskIdentifier
    {
        backgroundTasks.begin(handler)
    }

    /// Ends a task. An identifier that stands for no task does nothing. May be called on any thread.
    nonisolated open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
        backgroundTasks.end(identifier)
    }

    /// The seconds that the application may still run in the background: the greatest number that there is, because nobody stops it.
    open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

    /// Memory is low: tells the delegate, observers, and every controller that is alive once (MEM-01).
    package func sendMemoryWarning() {
        delegate?.applicationDidReceiveMemoryWarning(self)
        post(Self.didReceiveMemoryWarningNotification)
        for controller in LiveControllers.all {
            ControllerCallbacks.note(controller, "didReceiveMemoryWarning")
            controller.didReceiveMemoryWarning()
        }
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }

    // MARK: Events

    /// The way of every event into the application. An override calls super.
    open func sendEvent(_ event: UIEvent) {
        target?.sendEvent(event)
    }

    private weak var target: UIWindow?
    /// The event that is being sent: controls hand it to their targets.
    final private(set) var currentEvent: UIEvent?

    package func sendEvent(_ event: UIEvent, to window: UIWindow) {
        let outer = currentEvent
        target = window
        currentEvent = event
        defer {
            target = nil
            currentEvent = outer
        }
        sendEvent(event)
    }

    /// Sends an action to `target`, with `sender` and `event` as its arguments. With nil it goes to the first responder in the chain that has the
    /// method: in the chain of the first responder, or else in the sender's own. An action stays in its process.
    ///
    /// - Returns: Whether there was somebody to send it to.
    @discardableResult open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?)
        -> Bool
    {
        ActionDelivery.send(action, to: target, from: sender, for: event)
    }

    /// The delegate, if it is a responder of no other kind (RESP-10).
    override open var next: UIResponder? {
        guard let responder = delegate as? UIResponder else { return nil }
        return responder is UIView || responder is UIViewController || responder is UIApplication ? nil : responder
    }
}
