/// Puts the view of one controller in the place of another's, above the bar of a tab bar controller: at once, or as an animator of the
/// delegate's has it.
///
/// That is done while the tab bar controller is shown, and not before: a controller whose tab was never selected loads nothing.
@MainActor final class TabDisplay {
    weak var container: UITabBarController?

    /// Whose view is in place.
    private(set) var shown: UIViewController?
    /// Whether one takes another's place, and they are being told.
    private var isSwitching = false
    /// In which an animator of the delegate's moves the views.
    private var transition: BarContainerTransition?
    /// Called when such a transition is over.
    ///
    /// - Parameters:
    ///   - new: The controller that it was to show.
    ///   - didComplete: false where the one before is shown again.
    var onEnd: (_ new: UIViewController, _ didComplete: Bool) -> Void = { _, _ in }

    /// What controllers animate together with the transition; nil where none goes on.
    var coordinator: TransitionCoordinator? {
        transition?.coordinator
    }

    private var view: TabView? {
        container?.viewIfLoaded as? TabView
    }

    /// Whether changes are seen, and heard by the controllers.
    var isVisible: Bool {
        container?.appearanceState.canBegin(appearing: false) == true
    }

    /// The tab bar controller is about to be shown: the view is in place before its controller hears of it.
    func install(_ controller: UIViewController?) {
        guard let view, shown == nil, let controller else { return }
        shown = controller
        place(controller, in: view)
    }

    /// Somebody else has taken the controller that is shown, and its view.
    func forget() {
        finishTransition()
        shown = nil
    }

    /// Shows what is wanted. What is wanted anew while controllers are being told comes after that, and ends what moves.
    ///
    /// - Parameter animated: Whether the delegate is asked for an animator.
    /// - Returns: Whether it is done.
    func show(animated: Bool = false, _ wanted: () -> UIViewController?) -> Bool {
        guard !isSwitching, transition?.isOver != true else { return false }
        isSwitching = true
        var isAnimated = animated
        while isVisible, shown !== wanted() {
            finishTransition()
            // Where that has turned back, it may be shown already.
            if shown !== wanted() { swap(to: wanted(), animated: isAnimated) }
            // What is selected by those who are told of it comes at once.
            isAnimated = false
        }
        isSwitching = false
        if !isVisible, let old = shown, old !== wanted() {
            shown = nil
            old.viewIfLoaded?.removeFromSuperview()
        }
        return transition == nil
    }

    /// Ends what moves, at once.
    func finishTransition() {
        if let transition, transition.hasBegun { transition.finish() }
    }

    /// One takes the other's place, in UIKit's order of callbacks.
    private func swap(to new: UIViewController?, animated: Bool) {
        let old = shown
        shown = new
        guard let container, let view else { return }
        if animated, let old, let new, begin(from: old, to: new, in: container, view) { return }
        new?.loadViewIfNeeded()
        old?.beginAppearanceTransition(false, animated: false)
        new?.beginAppearanceTransition(true, animated: false)
        if let new { place(new, in: view) }
        old?.viewIfLoaded?.removeFromSuperview()
        if let old, old.appearanceState.isDisappearing { old.endAppearanceTransition() }
        // Where the tab bar controller appears itself it tells the child to the end.
        if let new, container.appearanceState == .appeared { UpdateCycle.main.endAppearanceTransition(of: new) }
    }

    /// - Returns: Whether there is an animator for it.
    private func begin(
        from old: UIViewController, to new: UIViewController, in container: UITabBarController, _ view: TabView
    ) -> Bool {
        guard UIView.areAnimationsEnabled, container.appearanceState == .appeared, let delegate = container.delegate,
            let animator = delegate.tabBarController(
                container, animationControllerForTransitionFrom: old, to: new)
        else { return false }
        let interaction = delegate.tabBarController(container, interactionControllerFor: animator)
        let transition = BarContainerTransition(
            from: old, to: new, in: container, view.content, isPop: false, animated: true)
        self.transition = transition
        transition.onEnd = { [weak self] didComplete in self?.didEnd(from: old, to: new, didComplete) }
        transition.prepare(with: animator, interaction)
        // What the new one says of the bar holds from the beginning.
        view.setNeedsLayout()
        transition.run()
        return true
    }

    private func didEnd(from old: UIViewController, to new: UIViewController, _ didComplete: Bool) {
        transition = nil
        // Another container may have it by now.
        if !didComplete { shown = old.parent === container ? old : nil }
        view?.setNeedsLayout()
        onEnd(new, didComplete)
    }

    private func place(_ controller: UIViewController, in view: TabView) {
        view.content.put(controller)
        view.content.addSubview(controller.view)
        // What the new one says of the bar holds from the beginning.
        view.setNeedsLayout()
    }
}
