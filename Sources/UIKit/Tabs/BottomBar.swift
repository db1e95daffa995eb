/// Has the bar of a tab bar controller go and come with what is on top of a stack.
extension UINavigationController {
    /// The stack shows, or is about to show, other controllers: where one above the root hides the bar, it goes.
    ///
    /// - Parameter coordinator: Of the transition that the bar goes along with; nil: at once.
    func updateBottomBar(alongside coordinator: TransitionCoordinator? = nil) {
        let isAway = stack.controllers.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
        guard isAway != stack.hidesBottomBar else { return }
        let change = { [weak self] in
            guard let self else { return }
            stack.hidesBottomBar = isAway
            let view = (parent as? UITabBarController)?.viewIfLoaded
            view?.setNeedsLayout()
            if coordinator != nil { view?.layoutIfNeeded() }
        }
        if let coordinator {
            coordinator.animate(alongsideTransition: { _ in change() })
        } else {
            change()
        }
    }
}
