/// What a window's controllers want of what a system shows over it. Nothing here shows any of it: no window of a desktop has a status
/// bar or a home indicator.
package struct SystemBars: Equatable, Sendable {
    package var statusBarStyle = UIStatusBarStyle.default
    package var isStatusBarHidden = false
    package var isHomeIndicatorAutoHidden = false

    package init() {}

    /// As `controller` and those whom it leaves parts of that to want it.
    @MainActor package init(askedFrom controller: UIViewController) {
        statusBarStyle = controller.last { $0.childForStatusBarStyle }.preferredStatusBarStyle
        isStatusBarHidden = controller.last { $0.childForStatusBarHidden }.prefersStatusBarHidden
        isHomeIndicatorAutoHidden =
            controller.last { $0.childForHomeIndicatorAutoHidden }.prefersHomeIndicatorAutoHidden
    }
}

extension UIViewController {
    /// The end of the way on which each controller names the next (SBAR-01). A way in a circle ends where it closes.
    fileprivate func last(_ next: (UIViewController) -> UIViewController?) -> UIViewController {
        var seen: Set<ObjectIdentifier> = []
        var current = self
        while seen.insert(ObjectIdentifier(current)).inserted, let child = next(current) { current = child }
        return current
    }
}
