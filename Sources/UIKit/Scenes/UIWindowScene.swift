/// A scene that shows windows, on a screen of its own.
///
/// In a plugin there is one, for the window of the host that the plugin's panes are in; it has no delegate.
@preconcurrency @MainActor open class UIWindowScene: UIScene, UITraitEnvironment {
    /// The display that the scene's windows are on.
    open var screen: UIScreen {
        session.screen
    }

    /// The windows that belong to the scene, shown or not, in the order in which they were made.
    open var windows: [UIWindow] {
        UIWindow.live.filter { $0.windowScene === self }
    }

    /// The window of the scene that was made key last; it gets the keys while the scene is in use.
    open package(set) weak var keyWindow: UIWindow?

    open var traitCollection: UITraitCollection {
        screen.traitCollection
    }

    /// Called after the traits changed. The base class does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// As the scene's size has it: landscape where it is wider than high. Which way it was turned, its windows know.
    open var interfaceOrientation: UIInterfaceOrientation {
        let bySize = UIInterfaceOrientation(size: screen.bounds.size)
        guard let turned = (keyWindow ?? windows.last)?.interfaceOrientation else { return bySize }
        return turned.isLandscape == bySize.isLandscape ? turned : bySize
    }

    /// In points, with the origin at zero.
    open var coordinateSpace: any UICoordinateSpace {
        screen.coordinateSpace
    }

    /// The status bar that the scene would have, had it one.
    public private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(scene: self)

    /// The limits within which the user may size the scene's windows. They are nil in a plugin, whose panes are as large as the host makes them.
    open var sizeRestrictions: UISceneSizeRestrictions? {
        UIApplication.shared.sceneSystem == nil ? nil : ownSizeRestrictions
    }

    private lazy var ownSizeRestrictions = UISceneSizeRestrictions(scene: self)

    override func titleDidChange() {
        for window in windows { window.onTitleChange?() }
    }

    func geometryDidChange(from old: UIScreen.Geometry) {
        if old.traits != traitCollection { traitCollectionDidChange(old.traits) }
        (delegate as? any UIWindowSceneDelegate)?.windowScene(
            self, didUpdate: old, interfaceOrientation: UIInterfaceOrientation(size: old.bounds.size),
            traitCollection: old.traits)
    }
}
