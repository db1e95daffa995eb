/// The computer that the process runs on.
@preconcurrency @MainActor open class UIDevice: NSObjectProtocol, Hashable, CustomStringConvertible {
    open class var current: UIDevice { computer }

    private static let computer = UIDevice()

    /// Posted after `orientation` changed, while somebody asked for it.
    nonisolated public static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")

    /// The computer's name in its network.
    open var name: String { system.name }

    /// The kind of computer, as the kernel says it: `x86_64` for instance.
    open var model: String { system.model }

    /// The same as `model`, which needs no translation.
    open var localizedModel: String { system.model }

    /// The name of the system, `Linux`.
    open var systemName: String { system.systemName }

    /// The kernel's version: `6.8.0` for instance.
    open var systemVersion: String { system.version }

    private let system = SystemNames()

    public init() {}

    /// Which design the interface follows: that of the main screen.
    open var userInterfaceIdiom: UIUserInterfaceIdiom {
        UIScreen.main.traitCollection.userInterfaceIdiom
    }

    /// How the computer is held, if somebody has told that. Else how the main screen stands: `portrait` if it is higher than wide,
    /// `landscapeLeft` if not; a display has no sensor that could tell more.
    open var orientation: UIDeviceOrientation {
        if let held { return held }
        let size = UIScreen.main.bounds.size
        return size.height > size.width ? .portrait : .landscapeLeft
    }

    /// What a sensor says, or a host in place of one.
    private(set) var held: UIDeviceOrientation?

    /// The computer was turned. The windows of the main screen turn with it, as far as what they show lets them (ORI-01); nil when
    /// nobody can tell any more, and sizes alone decide again.
    package func turn(to orientation: UIDeviceOrientation?) {
        held = orientation
        tellOrientation()
        for window in UIWindow.live { window.followDevice() }
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

    /// Tells of a change, which may come from the main screen's size too.
    func tellOrientation() {
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
