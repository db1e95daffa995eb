/// Shows the top of a stack of controllers below a bar that says where the user is and leads back, and above a toolbar if there is to be one.
///
/// Every child may live in a process of its own; it moves with the others while that process stands still.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    open weak var delegate: (any UINavigationControllerDelegate)?

    final let stack = NavigationStack()

    override package var definesPresentationContextByDefault: Bool { true }

    override public init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        coder.decodeInterface(as: UINavigationController.self, into: self)
    }

    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        prepare()
        setViewControllers([rootViewController], animated: false)
    }

    private func prepare() {
        stack.navigation = self
        navigationBar.goBack = { [weak self] in _ = self?.popViewController(animated: true) }
    }

    // MARK: The stack

    /// From the root to the one that is shown (NAV-01).
    open var viewControllers: [UIViewController] {
        get { stack.controllers }
        set { setViewControllers(newValue, animated: false) }
    }

    override open internal(set) var children: [UIViewController] {
        didSet { stack.childrenDidChange() }
    }

    /// The end of the stack.
    open var topViewController: UIViewController? {
        stack.controllers.last
    }

    /// The one that the user sees: the end of the stack.
    open var visibleViewController: UIViewController? {
        topViewController
    }

    /// Puts a controller on top. One that is on the stack already is reported, and nothing happens. One that comes while another is
    /// still seen coming is shown after it, which is reported too where both are animated.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        if animated { stack.reportPush(of: viewController) }
        stack.change(to: stack.controllers + [viewController], animated: animated)
    }

    /// - Returns: The controller that was on top; nil where it is the root, which stays.
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        stack.pop(to: stack.controllers.count - 2, animated: animated)?.first
    }

    /// - Returns: Those that were above it, the lowest first; nil where there is none, or where it is not on the stack.
    @discardableResult open func popToViewController(
        _ viewController: UIViewController, animated: Bool
    ) -> [UIViewController]? {
        stack.controllers.firstIndex { $0 === viewController }.flatMap { stack.pop(to: $0, animated: animated) }
    }

    /// - Returns: Those that were above the root, the lowest first; nil where there is none.
    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.pop(to: 0, animated: animated)
    }

    /// Replaces the stack: controllers that were not there come, those that are not there any more go. The new top
    /// slides over the old one, or away from the new one where that was below it.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        stack.change(to: viewControllers, animated: animated)
    }

    /// The controllers of the stack that a segue from `source` may lead back to, the top first.
    override open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        unwindChildren(from: source).reversed()
    }

    /// Pops to the controller that the segue leads to.
    override open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        popToViewController(subsequentVC, animated: UIView.areAnimationsEnabled)
    }

    /// Pushes the controller, animated.
    override open func show(_ viewController: UIViewController, sender: Any?) {
        pushViewController(viewController, animated: true)
    }

    // MARK: State

    override open func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        (coder as? StateEncoder)?.note(viewControllers, forKey: StateKey.stack)
    }

    /// Puts those pages on the stack that are found or made again. Below them stay those without an identifier that begin it now.
    override open func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard let pages = (coder as? StateDecoder)?.controllers(StateKey.stack), !pages.isEmpty,
            viewControllers.filter({ StateTree.identifier(of: $0) != nil }) != pages
        else { return }
        let begin = viewControllers.prefix { StateTree.identifier(of: $0) == nil }
        setViewControllers(begin.filter { !pages.contains($0) } + pages, animated: false)
    }

    // MARK: In a split view

    /// Puts it on the stack; of a navigation controller what is on its stack.
    override open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {
        splitViewController.stage.merge(secondaryViewController, onto: self)
    }

    /// Takes off the stack what had been put there, with all that is above it.
    override open func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? {
        splitViewController.stage.takeBack(.secondary, from: self)
    }

    // MARK: The bar

    /// Shows the items of the controllers on the stack. To be changed by them only (NAV-06), but for its looks.
    public final let navigationBar = UINavigationBar()

    open var isNavigationBarHidden: Bool {
        get { stack.isBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != stack.isBarHidden else { return }
        stack.isBarHidden = hidden
        setNeedsStatusBarAppearanceUpdate()
        guard let view = viewIfLoaded else { return }
        view.setNeedsLayout()
        guard animated, view.window != nil else { return }
        UIView.animate(
            withDuration: UINavigationBar.duration, delay: 0, options: [.curveEaseOut, .beginFromCurrentState]
        ) {
            view.layoutIfNeeded()
        }
    }

    // MARK: The toolbar

    /// Shows the `toolbarItems` of the controller on top. To be changed by it only (NAV-06), but for its looks.
    open var toolbar: UIToolbar! {
        stack.toolbar.bar
    }

    /// True at first (NAV-05). The toolbar is below what is on the stack, and above a tab bar.
    open var isToolbarHidden: Bool {
        get { stack.toolbar.wish.isHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Controllers with `hidesBottomBarWhenPushed` have the toolbar go as well, whatever was said before they were pushed; one that is shown
    /// after that is there.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        stack.toolbar.setHidden(hidden, animated: animated)
    }

    // MARK: The way back

    /// Leads back while a finger goes from the leading edge; to be disabled, or to have others wait for it. It has a delegate at first, by
    /// which it begins only where a button leads back. With one of the app's own, or none, it may begin above every controller but the
    /// root. It leads nowhere where the navigation controller's delegate has an animator for that way back.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? {
        swipe
    }

    private lazy var swipeCondition = BackSwipeCondition(of: stack)
    private lazy var swipe = makeSwipe()

    private func makeSwipe() -> BackSwipe {
        let swipe = BackSwipe(stack)
        swipe.delegate = swipeCondition
        return swipe
    }

    /// The root's, unless the stack has a title or an item of its own.
    override open var tabBarItem: UITabBarItem! {
        get { tabBarItemOfRoot ?? super.tabBarItem }
        set { super.tabBarItem = newValue }
    }

    // MARK: What a system shows over the view

    /// The orientations that the delegate names, where there is one.
    override open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }

    /// A bar is below a status bar, unless it is hidden.
    override open var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? topViewController : nil }
    override open var childForStatusBarHidden: UIViewController? { topViewController }
    override open var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }

    // MARK: View and appearance

    override open func loadView() {
        let view = NavigationView(frame: UIScreen.main.bounds, bar: navigationBar, toolbar: stack.toolbar.bar)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.isBarHidden = { [stack] in stack.isBarHidden }
        view.isToolbarHidden = { [stack] in stack.toolbar.wish.isHidden }
        view.isToolbarAway = { [stack] in stack.toolbar.isAway }
        view.contentScrollView = { [stack] in stack.contentBelowBar }
        view.sizeWillChange = { [stack] in stack.finishTransition() }
        view.addGestureRecognizer(swipe)
        self.view = view
    }

    override open func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        stack.install()
    }

    override open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        // Nobody who is to hear that the container goes is still coming.
        if !isAppearing { stack.finishTransition() }
        super.beginAppearanceTransition(isAppearing, animated: animated)
    }

    override open func endAppearanceTransition() {
        super.endAppearanceTransition()
        stack.settle()
    }

    override open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        sizeOfPage(container, in: parentSize)
            ?? super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
    }

    override open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        stack.transition?.coordinator ?? super.transitionCoordinator
    }
}
