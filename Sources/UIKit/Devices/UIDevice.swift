/// The computer that the process runs on.
@preconcurrency @MainActor public final class UIDevice {
    public static let current = UIDevice()

    /// Posted after `orientation` changed, while somebody asked for it.
    nonisolated public static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")

    /// The computer's name in its network.
    public var name: String { system.name }

    /// What kind of computer it is, as the kernel says: `x86_64` for instance.
    public var model: String { system.model }

    /// The same as `model`, which needs no translation.
    public var localizedModel: String { system.model }

    /// `Linux`.
    public var systemName: String { system.systemName }

    /// The kernel's version: `6.8.0` for instance.
    public var systemVersion: String { system.version }

    private let system = SystemNames()

    private init() {}

    /// Which design the interface follows: that of the main screen.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        UIScreen.main.traitCollection.userInterfaceIdiom
    }

    /// How the main screen stands: `portrait` if it is higher than wide, else `landscapeLeft`. A display has no sensor
    /// that could tell more.
    public var orientation: UIDeviceOrientation {
        let size = UIScreen.main.bounds.size
        return size.height > size.width ? .portrait : .landscapeLeft
    }

    private var listeners = 0
    private var toldOrientation = UIDeviceOrientation.unknown

    /// Whether `orientationDidChangeNotification` is posted.
    public var isGeneratingDeviceOrientationNotifications: Bool {
        listeners > 0
    }

    /// Asks for notifications until as many calls of `endGeneratingDeviceOrientationNotifications()` took it back.
    public func beginGeneratingDeviceOrientationNotifications() {
        if listeners == 0 { toldOrientation = orientation }
        listeners += 1
    }

    public func endGeneratingDeviceOrientationNotifications() {
        listeners = max(listeners - 1, 0)
    }

    /// The main screen has another size.
    func screenDidChange() {
        guard isGeneratingDeviceOrientationNotifications, orientation != toldOrientation else { return }
        toldOrientation = orientation
        NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
    }
}
