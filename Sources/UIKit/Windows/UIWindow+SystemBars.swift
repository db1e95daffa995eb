/// How what controllers want of a system's bars reaches their window.
extension UIWindow {
    /// They are asked with the next update, after layout.
    func setNeedsSystemBars() {
        onPreferencesChange?()
        guard !needsSystemBars else { return }
        needsSystemBars = true
        if isShown { UpdateCycle.main.setNeedsUpdate() }
    }

    func updateSystemBars() {
        guard needsSystemBars else { return }
        needsSystemBars = false
        systemBars = frontmostController.map(SystemBars.init(askedFrom:)) ?? SystemBars()
    }
}

extension UIApplication {
    /// The style that the controllers of the key window want of a status bar (SBAR-04). There is none here:
    /// `statusBarFrame` is empty.
    public var statusBarStyle: UIStatusBarStyle {
        keyWindow?.systemBars.statusBarStyle ?? .default
    }

    public var isStatusBarHidden: Bool {
        keyWindow?.systemBars.isStatusBarHidden ?? false
    }

    /// Always empty: no status bar covers anything.
    public var statusBarFrame: CGRect {
        .zero
    }

    /// Which way up the interface of the key window is.
    public var statusBarOrientation: UIInterfaceOrientation {
        keyWindow?.interfaceOrientation ?? .unknown
    }
}
