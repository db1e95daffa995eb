/// A display, or what the host of a plugin reports of its own.
@MainActor public final class UIScreen {
    /// The display that windows are on unless told otherwise.
    public package(set) static var main = UIScreen(
        size: CGSize(width: 1024, height: 640), scale: 1, userInterfaceStyle: .light)

    /// In points, with the origin at zero.
    public private(set) var bounds: CGRect

    /// Pixels per point.
    public private(set) var scale: CGFloat

    public private(set) var traitCollection: UITraitCollection

    /// What shows this screen's windows; nil on a screen that is shown nowhere.
    package weak var platform: (any WindowPlatform)?

    package init(size: CGSize, scale: CGFloat, userInterfaceStyle: UIUserInterfaceStyle) {
        bounds = CGRect(origin: .zero, size: size)
        self.scale = scale
        traitCollection = UITraitCollection(size: size, scale: scale, style: userInterfaceStyle)
    }

    /// Takes over what the display became. Windows are told in their next update.
    package func update(size: CGSize, scale: CGFloat, userInterfaceStyle: UIUserInterfaceStyle) {
        bounds = CGRect(origin: .zero, size: size)
        self.scale = scale
        traitCollection = UITraitCollection(size: size, scale: scale, style: userInterfaceStyle)
        for window in UIWindow.live where window.screen === self {
            window.setNeedsTraitUpdate()
        }
    }
}

extension UIScreen: Hashable {
    nonisolated public static func == (left: UIScreen, right: UIScreen) -> Bool {
        left === right
    }

    nonisolated public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
