/// Has the bars below a stack, its toolbar and that of a tab bar controller, go and come with what is on top of it.
extension UINavigationController {
    /// The stack shows, or is about to show, other controllers: where one above the root hides the bars, they go.
    ///
    /// - Parameter coordinator: Of the transition that the bars go along with; nil: at once.
    func updateBottomBar(alongside coordinator: TransitionCoordinator? = nil) {
        let isAway = stack.wantsBottomBarAway
        guard isAway != stack.hidesBottomBar else { return }
        let change = { [weak self] in
            guard let self else { return }
            stack.hidesBottomBar = isAway
            if !isAway { stack.toolbar.bottomBarDidReturn() }
            // The tab bar's first: the toolbar lies above it.
            for view in [(parent as? UITabBarController)?.viewIfLoaded, viewIfLoaded] {
                view?.setNeedsLayout()
                if coordinator != nil { view?.layoutIfNeeded() }
            }
        }
        if let coordinator {
            coordinator.animate(alongsideTransition: { _ in change() })
        } else {
            change()
        }
    }
}
