/// The toolbar of a navigation controller: whose items it shows, and whether it is to be seen.
@MainActor final class StackToolbar {
    let bar = UIToolbar()
    weak var stack: NavigationStack?

    /// Whether the app does not want it.
    private(set) var isHidden = true {
        didSet { if isHidden != oldValue { stack?.navigation?.containersDidChange() } }
    }

    /// Whether the app has shown it for controllers that have the bars below a stack go: apps put it in the place of a tab bar so.
    private var isShownAnyway = false

    /// Whose items it shows.
    private weak var controller: UIViewController?

    /// Whether it is not to be seen.
    var isAway: Bool {
        isHidden || stack?.hidesBottomBar == true && !isShownAnyway
    }

    func setHidden(_ hidden: Bool, animated: Bool) {
        let isAnyway = !hidden && stack?.wantsBottomBarAway == true
        guard hidden != isHidden || isAnyway != isShownAnyway else { return }
        isHidden = hidden
        isShownAnyway = isAnyway
        guard let view = stack?.navigation?.viewIfLoaded else { return }
        view.setNeedsLayout()
        guard animated, view.window != nil else { return }
        UIView.animate(withDuration: UINavigationBar.duration, delay: 0, options: .curveEaseOut) {
            view.layoutIfNeeded()
        }
    }

    /// No controller on the stack has the bars below it go any more.
    func bottomBarDidReturn() {
        isShownAnyway = false
    }

    // MARK: Items

    func show(_ controller: UIViewController?, animated: Bool) {
        guard controller !== self.controller || bar.items != controller?.toolbarItems else { return }
        self.controller = controller
        bar.setItems(controller?.toolbarItems, animated: animated)
    }

    /// A controller has others; it may be any.
    func itemsDidChange(of controller: UIViewController, animated: Bool) {
        if controller === self.controller { bar.setItems(controller.toolbarItems, animated: animated) }
    }
}
