/// Puts the view of one controller in the place of another's, above the bar of a tab bar controller.
///
/// That is done while the tab bar controller is shown, and not before: a controller whose tab was never selected loads nothing.
@MainActor final class TabDisplay {
    weak var container: UITabBarController?

    /// Whose view is in place.
    private(set) var shown: UIViewController?
    /// Whether one takes another's place, and they are being told.
    private var isSwitching = false

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
        shown = nil
    }

    /// Shows what is wanted. What is wanted anew while controllers are being told comes after that.
    ///
    /// - Returns: Whether it is done.
    func show(_ wanted: () -> UIViewController?) -> Bool {
        guard !isSwitching else { return false }
        isSwitching = true
        while isVisible, shown !== wanted() { swap(to: wanted()) }
        isSwitching = false
        if !isVisible, let old = shown, old !== wanted() {
            shown = nil
            old.viewIfLoaded?.removeFromSuperview()
        }
        return true
    }

    /// One takes the other's place, in UIKit's order of callbacks.
    private func swap(to new: UIViewController?) {
        let old = shown
        shown = new
        guard let container, let view else { return }
        new?.loadViewIfNeeded()
        old?.beginAppearanceTransition(false, animated: false)
        new?.beginAppearanceTransition(true, animated: false)
        if let new { place(new, in: view) }
        old?.viewIfLoaded?.removeFromSuperview()
        if let old, old.appearanceState.isDisappearing { old.endAppearanceTransition() }
        // Where the tab bar controller appears itself it tells the child to the end.
        if let new, container.appearanceState == .appeared { UpdateCycle.main.endAppearanceTransition(of: new) }
    }

    private func place(_ controller: UIViewController, in view: TabView) {
        view.content.put(controller)
        view.content.addSubview(controller.view)
        // What the new one says of the bar holds from the beginning.
        view.setNeedsLayout()
    }
}
