/// The toolbar of a navigation controller: whose items it shows, and whether it is to be seen.
@MainActor final class StackToolbar {
    let bar = UIToolbar()
    weak var stack: NavigationStack?

    private(set) var wish = ToolbarWish() {
        didSet { if wish.isHidden != oldValue.isHidden { stack?.navigation?.containersDidChange() } }
    }

    /// Whose items it shows.
    private weak var controller: UIViewController?

    /// Whether it is not to be seen.
    var isAway: Bool {
        wish.isHidden || stack?.hidesBottomBar == true && !wish.isShownAnyway
    }

    func setHidden(_ hidden: Bool, animated: Bool) {
        follow(ToolbarWish(isHidden: hidden, isShownAnyway: !hidden), animated: animated)
    }

    func follow(_ next: ToolbarWish, animated: Bool) {
        var next = next
        // A finger that goes back may turn round, and who is left then has them away still.
        if stack?.wantsBottomBarAway != true, stack?.hidesBottomBar != true, stack?.followsFinger != true {
            next.isShownAnyway = false
        }
        guard next != wish else { return }
        wish = next
        guard let view = stack?.navigation?.viewIfLoaded else { return }
        view.setNeedsLayout()
        guard animated, view.window != nil else { return }
        if !wish.isHidden { (view as? NavigationView)?.addToolbar() }
        UIView.animate(
            withDuration: UINavigationBar.duration, delay: 0, options: [.curveEaseOut, .beginFromCurrentState]
        ) {
            view.layoutIfNeeded()
        }
    }

    /// No controller on the stack has the bars below it go any more.
    func bottomBarDidReturn() {
        wish.isShownAnyway = false
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
