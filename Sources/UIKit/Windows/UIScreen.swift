/// A display, or what the host of a plugin reports of its own.
@preconcurrency @MainActor open class UIScreen: UITraitEnvironment, NSObjectProtocol, Hashable, CustomStringConvertible
{
    /// The display that windows are on unless told otherwise.
    public package(set) static var main = UIScreen(
        size: usualSize, scale: 1, userInterfaceStyle: .light)
    {
        didSet { CurrentTraits.setScreen(main.traitCollection) }
    }

    /// In points: that of a display of which nothing is known.
    nonisolated static let usualSize = CGSize(width: 1024, height: 640)

    /// In points, with the origin at zero.
    open private(set) var bounds: CGRect

    /// The same: no status bar takes anything away (WIN-02).
    open var applicationFrame: CGRect {
        bounds
    }

    /// The number of pixels per point.
    open private(set) var scale: CGFloat

    open private(set) var traitCollection: UITraitCollection

    /// Called after the traits changed. The base class does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// In pixels, with the origin at zero.
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }

    /// Pixels of the display per point. The same as `scale`: nothing is drawn at one size and shown at another.
    open var nativeScale: CGFloat {
        scale
    }

    /// What shows this screen's windows; nil on a screen that is shown nowhere.
    package weak var platform: (any WindowPlatform)?

    /// The scene that is on this screen. The application owns it.
    package final weak var scene: UIScene?

    var windowScene: UIWindowScene? {
        scene as? UIWindowScene
    }

    /// A display of which nothing is known, and which shows nothing.
    public init() {
        bounds = CGRect(origin: .zero, size: Self.usualSize)
        scale = 1
        traitCollection = UITraitCollection(size: Self.usualSize, scale: 1, style: .light)
    }

    package init(
        size: CGSize, scale: CGFloat, userInterfaceStyle: UIUserInterfaceStyle,
        layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight
    ) {
        bounds = CGRect(origin: .zero, size: size)
        self.scale = scale
        let traits = UITraitCollection(size: size, scale: scale, style: userInterfaceStyle)
        traitCollection = traits.modifyingTraits { $0.layoutDirection = layoutDirection }
    }

    /// Takes over what the display became; the interface goes on running as it did. Windows are told in their next update.
    package func update(size: CGSize, scale: CGFloat, userInterfaceStyle: UIUserInterfaceStyle) {
        let traits = UITraitCollection(size: size, scale: scale, style: userInterfaceStyle)
        update(size: size, traits: traits.modifyingTraits { $0.layoutDirection = traitCollection.layoutDirection })
    }

    /// The same, with everything else that the display decides. `traits` says how many pixels there are to a point.
    package func update(size: CGSize, traits: UITraitCollection) {
        let old = Geometry(bounds: bounds, traits: traitCollection)
        bounds = CGRect(origin: .zero, size: size)
        scale = traits.displayScale
        traitCollection = traits
        if self === Self.main {
            CurrentTraits.setScreen(traits)
            UIDevice.current.tellOrientation()
            UIContentSizeCategory.mainScreenDidChange(from: old.traits, to: traits)
            UIAccessibility.mainScreenDidChange(from: old.traits, to: traits)
        }
        if old.traits != traits { traitCollectionDidChange(old.traits) }
        for window in UIWindow.live where window.screen === self {
            window.setNeedsSurroundings()
        }
        if old.bounds != bounds || old.traits != traits { windowScene?.geometryDidChange(from: old) }
    }

    // MARK: Identity

    nonisolated open var hash: Int { identityHash }
    nonisolated open func isEqual(_ object: Any?) -> Bool { isIdentical(to: object) }
    nonisolated open var description: String { identityDescription }

    nonisolated public static func == (left: UIScreen, right: UIScreen) -> Bool {
        left === right || left.isEqual(right)
    }

    nonisolated public func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }
}
