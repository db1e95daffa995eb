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
            if !isAway, coordinator?.isInteractive != true { stack.toolbar.bottomBarDidReturn() }
            // The tab bar's first: the toolbar lies above it.
            for view in [(parent as? UITabBarController)?.viewIfLoaded, viewIfLoaded] {
                view?.setNeedsLayout()
                if coordinator != nil { view?.layoutIfNeeded() }
            }
        }
        if let coordinator, coordinator.isInteractive, !hasTranslucentBottomBars {
            // The pages get another size with the room of such a bar, and keep theirs as long as a finger may turn round.
            coordinator.notifyWhenInteractionChanges { context in
                if !context.isCancelled { UIView.animate(coordinator.animation, change) }
            }
            coordinator.animate(alongsideTransition: nil) { [weak self] context in
                if !context.isCancelled { self?.stack.toolbar.bottomBarDidReturn() }
            }
        } else if let coordinator {
            coordinator.animate(alongsideTransition: { _ in change() }) { [weak self] context in
                // A finger may have turned back.
                guard let self, context.initiallyInteractive, !stack.hidesBottomBar else { return }
                if !context.isCancelled { stack.toolbar.bottomBarDidReturn() }
            }
        } else {
            change()
        }
    }

    /// Whether nothing below the stack takes room from its pages.
    private var hasTranslucentBottomBars: Bool {
        toolbar.isTranslucent && (parent as? UITabBarController)?.tabBar.isTranslucent != false
    }

    /// The controller does not have the bars below the stack go any longer, although it stays on the stack.
    package final func forgetBottomBarWish(of controller: UIViewController) {
        stack.forgetBottomBarWish(of: controller)
    }
}
