/// A display, or what the host of a plugin reports of its own.
@preconcurrency @MainActor public final class UIScreen: UITraitEnvironment {
    /// The display that windows are on unless told otherwise.
    public package(set) static var main = UIScreen(
        size: usualSize, scale: 1, userInterfaceStyle: .light)
    {
        didSet { CurrentTraits.setScreen(main.traitCollection) }
    }

    /// In points: that of a display of which nothing is known.
    nonisolated static let usualSize = CGSize(width: 1024, height: 640)

    /// In points, with the origin at zero.
    public private(set) var bounds: CGRect

    /// Pixels per point.
    public private(set) var scale: CGFloat

    public private(set) var traitCollection: UITraitCollection

    /// In pixels, with the origin at zero.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }

    /// Pixels of the display per point. The same as `scale`: nothing is drawn at one size and shown at another.
    public var nativeScale: CGFloat {
        scale
    }

    /// What shows this screen's windows; nil on a screen that is shown nowhere.
    package weak var platform: (any WindowPlatform)?

    package init(size: CGSize, scale: CGFloat, userInterfaceStyle: UIUserInterfaceStyle) {
        bounds = CGRect(origin: .zero, size: size)
        self.scale = scale
        traitCollection = UITraitCollection(size: size, scale: scale, style: userInterfaceStyle)
    }

    /// Takes over what the display became. Windows are told in their next update.
    package func update(size: CGSize, scale: CGFloat, userInterfaceStyle: UIUserInterfaceStyle) {
        update(size: size, traits: UITraitCollection(size: size, scale: scale, style: userInterfaceStyle))
    }

    /// The same, with everything else that the display decides. `traits` says how many pixels there are to a point.
    package func update(size: CGSize, traits: UITraitCollection) {
        let old = traitCollection
        bounds = CGRect(origin: .zero, size: size)
        scale = traits.displayScale
        traitCollection = traits
        if self === Self.main {
            CurrentTraits.setScreen(traits)
            UIDevice.current.screenDidChange()
            UIContentSizeCategory.mainScreenDidChange(from: old, to: traits)
        }
        for window in UIWindow.live where window.screen === self {
            window.setNeedsSurroundings()
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
