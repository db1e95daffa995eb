/// The computer that the process runs on.
@preconcurrency @MainActor open class UIDevice: NSObjectProtocol, Hashable, CustomStringConvertible {
    open class var current: UIDevice { computer }

    private static let computer = UIDevice()

    /// Posted after `orientation` changed, while somebody asked for it.
    nonisolated public static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")

    /// The computer's name in its network.
    open var name: String { system.name }

    /// What kind of computer it is, as the kernel says: `x86_64` for instance.
    open var model: String { system.model }

    /// The same as `model`, which needs no translation.
    open var localizedModel: String { system.model }

    /// `Linux`.
    open var systemName: String { system.systemName }

    /// The kernel's version: `6.8.0` for instance.
    open var systemVersion: String { system.version }

    private let system = SystemNames()

    public init() {}

    /// Which design the interface follows: that of the main screen.
    open var userInterfaceIdiom: UIUserInterfaceIdiom {
        UIScreen.main.traitCollection.userInterfaceIdiom
    }

    /// How the main screen stands: `portrait` if it is higher than wide, else `landscapeLeft`. A display has no sensor
    /// that could tell more.
    open var orientation: UIDeviceOrientation {
        let size = UIScreen.main.bounds.size
        return size.height > size.width ? .portrait : .landscapeLeft
    }

    private var listeners = 0
    private var toldOrientation = UIDeviceOrientation.unknown

    /// Whether `orientationDidChangeNotification` is posted.
    open var isGeneratingDeviceOrientationNotifications: Bool {
        listeners > 0
    }

    /// Asks for notifications until as many calls of `endGeneratingDeviceOrientationNotifications()` took it back.
    open func beginGeneratingDeviceOrientationNotifications() {
        if listeners == 0 { toldOrientation = orientation }
        listeners += 1
    }

    open func endGeneratingDeviceOrientationNotifications() {
        listeners = max(listeners - 1, 0)
    }

    /// The main screen has another size.
    func screenDidChange() {
        guard isGeneratingDeviceOrientationNotifications, orientation != toldOrientation else { return }
        toldOrientation = orientation
        NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
    }

    // MARK: Identity

    nonisolated open var hash: Int { identityHash }
    nonisolated open func isEqual(_ object: Any?) -> Bool { isIdentical(to: object) }
    nonisolated open var description: String { identityDescription }

    nonisolated public static func == (left: UIDevice, right: UIDevice) -> Bool {
        left === right || left.isEqual(right)
    }

    nonisolated public func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }
}
