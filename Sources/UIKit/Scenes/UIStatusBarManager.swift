/// The wishes of controllers for a scene's status bar (SBAR-04). There is none here, and it covers nothing.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
    private weak var scene: UIWindowScene?

    init(scene: UIWindowScene) {
        self.scene = scene
    }

    private var bars: SystemBars {
        (scene?.keyWindow ?? scene?.windows.last)?.systemBars ?? SystemBars()
    }

    open var statusBarStyle: UIStatusBarStyle {
        bars.statusBarStyle
    }

    open var isStatusBarHidden: Bool {
        bars.isStatusBarHidden
    }

    /// The frame of the status bar, which is always empty.
    open var statusBarFrame: CGRect {
        .zero
    }
}
