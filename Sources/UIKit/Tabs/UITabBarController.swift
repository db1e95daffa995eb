/// Shows one of several controllers, and below it a bar by which the user chooses.
///
/// Every child may live in a process of its own: while one hangs, or has ended, the bar and the others go on.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
    open weak var delegate: (any UITabBarControllerDelegate)?

    final let tabSet = TabSet()
    final private(set) var moreIfAny: MoreTabs?

    override public init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        coder.decodeInterface(as: UITabBarController.self, into: self)
    }

    private func prepare() {
        tabSet.container = self
        tabBar.delegate = self
        tabBar.isWantedAway = { [weak self] in self?.tabSet.wantsBarAway ?? false }
        tabBar.shouldSelect = { [weak self] in self?.shouldSelect($0) ?? false }
        tabBar.didSelect = { [weak self] in self?.didSelect($0) }
    }

    // MARK: The tabs

    /// Nil until there were some. All of them are children; the view of one whose tab was never selected is not loaded (TAB-01).
    open var viewControllers: [UIViewController]? {
        get { tabSet.controllers }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the tabs. The selected controller stays so where it is among them; otherwise the one at its place is
    /// selected. A controller that is named twice is reported, and nothing happens.
    ///
    /// - Parameter animated: Whether new items fade in.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        tabSet.change(to: viewControllers, animated: animated)
        customizableViewControllers = self.viewControllers
    }

    /// The controllers that the user may give another place, by the list of those that the bar has no room for; nil and
    /// empty mean none. It is set to all of them whenever the tabs are set.
    open var customizableViewControllers: [UIViewController]? {
        didSet { moreIfAny?.arrangingDidChange() }
    }

    override open internal(set) var children: [UIViewController] {
        didSet { tabSet.childrenDidChange() }
    }

    /// The one that is shown (TAB-02), or `moreNavigationController` where that shows its list. One that is no tab is reported, and nothing
    /// happens; nor does by nil.
    open var selectedViewController: UIViewController? {
        get { tabSet.selected }
        set { if let newValue { tabSet.select(newValue) } }
    }

    /// The index of the selected controller; `NSNotFound` where there is none. An index beyond the tabs is reported,
    /// and nothing happens.
    open var selectedIndex: Int {
        get { selectedViewController.flatMap { viewControllers?.firstIndex(of: $0) } ?? NSNotFound }
        set { tabSet.select(at: newValue) }
    }

    // MARK: State

    override open func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        guard let coder = coder as? StateEncoder else { return }
        coder.note(viewControllers, forKey: StateKey.tabs)
        coder.note(selectedViewController, forKey: StateKey.selectedTab)
    }

    /// Puts the tabs in the order in which they were, if there is no other one now, and selects the one that was. A tab that was made again takes the
    /// place of the one that has its identifier.
    override open func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard let coder = coder as? StateDecoder else { return }
        let now = viewControllers ?? []
        if let tabs = coder.controllers(StateKey.tabs), tabs != now,
            now.allSatisfy({ tab in tabs.contains { $0 === tab || Self.haveOneIdentifier($0, tab) } })
        {
            setViewControllers(tabs, animated: false)
        }
        if let selected = coder.decodeObject(forKey: StateKey.selectedTab) as? UIViewController,
            viewControllers?.contains(selected) == true
        {
            selectedViewController = selected
        }
    }

    private static func haveOneIdentifier(_ one: UIViewController, _ other: UIViewController) -> Bool {
        StateTree.identifier(of: one).map { $0 == StateTree.identifier(of: other) } ?? false
    }

    final var more: MoreTabs {
        let more = moreIfAny ?? MoreTabs(of: self)
        moreIfAny = more
        return more
    }

    /// Has a list of the controllers that the bar has no room for, and each that is opened from it on top. May be selected while there are
    /// such: in a compact width beyond five tabs, otherwise beyond eight.
    open var moreNavigationController: UINavigationController {
        more.navigation
    }

    // MARK: The bar

    /// Shows the items of the children (TAB-03, TAB-05). To be changed by them only, but for its looks.
    public final let tabBar = UITabBar()

    /// The user has tapped an item.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    private func shouldSelect(_ item: UITabBarItem) -> Bool {
        guard let controller = tabSet.controller(of: item) else { return false }
        return delegate?.tabBarController(self, shouldSelect: controller) ?? true
    }

    private func didSelect(_ item: UITabBarItem) {
        guard let controller = tabSet.controller(of: item) else { return }
        if controller === tabSet.selectedInBar {
            // Who taps where they are wants to begin again.
            (controller as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            tabSet.select(controller)
        }
        delegate?.tabBarController(self, didSelect: controller)
    }

    // MARK: What a system shows over the view

    /// Selects the tab that the segue leads to.
    override open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        if viewControllers?.contains(subsequentVC) == true { selectedViewController = subsequentVC }
    }

    override open var childForStatusBarStyle: UIViewController? { selectedViewController }
    override open var childForStatusBarHidden: UIViewController? { selectedViewController }
    override open var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }

    // MARK: View and appearance

    override open func loadView() {
        let view = TabView(frame: UIScreen.main.bounds, bar: tabBar)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.backgroundColor = .systemBackground
        view.isBarAway = { [tabSet] in tabSet.isBarAway }
        view.sizeWillChange = { [tabSet] in tabSet.finishTransition() }
        self.view = view
    }

    override open func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tabSet.install()
    }

    override open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        // Nobody who is to hear that the container goes is still coming.
        if !isAppearing { tabSet.finishTransition() }
        super.beginAppearanceTransition(isAppearing, animated: animated)
    }

    override open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        tabSet.coordinator ?? super.transitionCoordinator
    }

    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        // The bar may have room for more, or for fewer.
        tabSet.update()
    }

    override open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        sizeOfPage(container, in: parentSize)
            ?? super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
    }

    override open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if container === selectedViewController { followPreferredSize() }
    }
}
