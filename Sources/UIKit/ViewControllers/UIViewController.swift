import Diagnostics

/// Manages one view hierarchy: loads it when it is first needed, is told when it appears and disappears, and may hold
/// other controllers as children.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment,
    UITraitChangeObservable, UIStateRestoring
{
    // MARK: Making one

    /// The name of the nib that the view comes from; nil for a controller made in code (INIT-10).
    open private(set) var nibName: String?
    /// The bundle in which the nib is looked for.
    open private(set) var nibBundle: Bundle?

    public init(nibName: String?, bundle: Bundle?) {
        self.nibName = nibName
        nibBundle = bundle ?? .main
        super.init()
        LiveControllers.add(self)
    }

    override public convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        interfaceScene = (coder as? InterfaceCoder)?.controllerScene
        nibName = interfaceScene?.nibName
        nibBundle = interfaceScene?.source.bundle ?? .main
        super.init()
        LiveControllers.add(self)
        interfaceScene?.controller = self
        coder.decodeInterface(as: UIViewController.self, into: self)
    }

    /// The scene of the storyboard that the controller was made of; nil for one made in code.
    final private(set) var interfaceScene: ControllerScene?

    /// The storyboard that the controller came from; nil for one made otherwise, and while it is being made (SB-21, INIT-10).
    open var storyboard: UIStoryboard? { interfaceScene.flatMap { $0.isMade ? $0.storyboard : nil } }

    /// Whether the controller comes to a container that is made together with it, which is not told as a move.
    package final var isMadeWithContainer = false

    /// The words for what the controller shows; containers display them.
    open var title: String? {
        didSet { if title != oldValue { titleDidChange() } }
    }

    /// Called when something changed that containers in another process go by.
    package final var onFactsChange: (() -> Void)?

    // MARK: In a navigation controller

    package final var ownNavigationItem: UINavigationItem?

    /// The content of a navigation controller's bar for this controller (CONT-34, NAV-06). Its title is the
    /// controller's, until it is given another one.
    open var navigationItem: UINavigationItem {
        makeNavigationItem()
    }

    package final var ownToolbarItems: [UIBarButtonItem]?

    /// The items of a navigation controller's toolbar while this controller is on top, from the leading edge on
    /// (NAV-06).
    open var toolbarItems: [UIBarButtonItem]? {
        get { ownToolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }

    /// - Parameter animated: Whether buttons that come and go fade, where the toolbar shows those of this controller.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        takeToolbarItems(toolbarItems, animated: animated)
    }

    /// The nearest above that is one.
    open var navigationController: UINavigationController? {
        askedParent.flatMap { $0 as? UINavigationController ?? $0.navigationController }
    }

    /// The nearest above that is one, never the receiver.
    open var splitViewController: UISplitViewController? {
        askedParent.flatMap { $0 as? UISplitViewController ?? $0.splitViewController }
    }

    /// This is the primary controller of a split view that has room for one column from now on, in the classic style. A container takes
    /// the secondary one in.
    open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {}

    /// There is room for two columns again.
    ///
    /// - Returns: The secondary controller; nil: the one that there was.
    open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }

    // MARK: In a tab bar controller

    package final var ownTabBarItem: UITabBarItem?

    /// The content of a tab bar for this controller (CONT-34, TAB-05). Its title is the controller's, until it is given
    /// another one; that of an item of the system stays.
    open var tabBarItem: UITabBarItem! {
        get { makeTabBarItem() }
        set { takeTabBarItem(newValue) }
    }

    /// The nearest above that is one.
    open var tabBarController: UITabBarController? {
        askedParent.flatMap { $0 as? UITabBarController ?? $0.tabBarController }
    }

    /// Whether the bar of a tab bar controller, and the toolbar, are away while the controller, or what was pushed after it, is on top of a
    /// stack. It is read when a controller is pushed: that one's, and what those below it say at that moment. A toolbar that the app shows
    /// after that is there.
    open var hidesBottomBarWhenPushed = false

    /// Says whether a finger leads back from the controller whatever its bar shows; nil: it does where a button does. A controller has
    /// one that somebody else decides about, who must not hold the user.
    package final var keepsWayBack: (() -> Bool)?

    /// The coordinator of the transition in which the controller takes part with those above it; nil where nothing goes
    /// on. Changes of size and traits hand theirs in.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        presentations.coordinator ?? holder?.transitionCoordinator
    }

    // MARK: Presenting

    final var presentations = ControllerPresentations()

    /// How the controller looks when it is presented (STYLE-01).
    open var modalPresentationStyle = UIModalPresentationStyle.automatic {
        didSet { if modalPresentationStyle != oldValue { presentationStyleDidChange() } }
    }

    /// How it comes and goes (TRANS-01, TRANS-03).
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

    /// Whether its user cannot end the presentation; the app can.
    open var isModalInPresentation = false {
        didSet { if isModalInPresentation != oldValue { onFactsChange?() } }
    }

    /// Whether presentations in a current context that are asked for at this controller, or below it, cover this one (CTX-05).
    open lazy var definesPresentationContext = definesPresentationContextByDefault

    /// Navigation controllers define one (CTX-10).
    package var definesPresentationContextByDefault: Bool { false }

    /// Whether what is presented over this controller as its context comes as this one's `modalTransitionStyle` says (CTX-08).
    open var providesPresentationContextTransitionStyle = false

    /// Whether a presentation that does not cover everything decides what is seen of a status bar.
    open var modalPresentationCapturesStatusBarAppearance = false

    /// Says how the controller is presented and dismissed, where UIKit is not to decide it.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

    /// The nearest presentation controller around, that of the presented controller in whose hierarchy this one is; where there is
    /// none, that with which this one would be presented.
    open var presentationController: UIPresentationController? {
        activePresentationController ?? currentPresentationController
    }

    /// The presentation controller by which the controller, or the nearest one around it, is presented.
    open var activePresentationController: UIPresentationController? {
        presentations.incoming?.controller ?? presentations.hostedController ?? holder?.activePresentationController
    }

    /// The presentation controller where the style is `pageSheet`, `formSheet` or `automatic`.
    open var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }

    /// The presentation controller where the style is `popover`. Set what the popover belongs to before it is presented.
    open var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }

    /// Called when something happens to the controller's own presentation, for one that stands for another elsewhere.
    package final var onPresentationChange: ((PresentationChange) -> Void)?

    /// Called with each press that begins while the controller is in front of all that is presented over its window. The call comes before the press
    /// goes to anybody, and also where nobody has the keys.
    package final var onPressInFront: ((UIPress) -> Void)?

    /// Makes the presentation controller of a class that is presented in a way of its own; nil leaves it to the style.
    package func makePresentationController(presenting: UIViewController?) -> UIPresentationController? { nil }

    /// Called when the controller has been dismissed, by whomever, or its host has refused to present it. The call comes before the completion of the
    /// dismissal.
    func presentationDidEnd() {}

    /// The controller that this one presents, or that the nearest one around it does (HIER-06, HIER-07).
    open var presentedViewController: UIViewController? { nearestPresented }

    /// The controller that presents this one, or the nearest one around it that is presented (HIER-06, HIER-07).
    open var presentingViewController: UIViewController? { nearestPresenter }

    /// Whether the view appears because the controller is presented (APPR-12).
    open var isBeingPresented: Bool {
        presentations.phase == .presenting
    }

    /// Whether the view disappears because the controller is dismissed (APPR-13).
    open var isBeingDismissed: Bool {
        presentations.phase == .dismissing
    }

    /// Shows a controller on top of this one. The one that presents it is the nearest that defines the context of its style, which
    /// is often a container around this one (PRES-01, STYLE-11). Where that presents another one already, is in no window, or the
    /// controller is a child of another one, nothing happens but a line in the log.
    ///
    /// - Parameter completion: is called when the transition is over, after `viewDidAppear(_:)` (PRES-03).
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        beginPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Takes away what this controller, or the nearest one around it, presents, with all that lies over that; where nothing is
    /// presented, takes this one itself away (PRES-11, PRES-13).
    ///
    /// - Parameter completion: is called when the transition is over, after `viewDidDisappear(_:)` (PRES-03).
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        endPresentation(animated: flag, completion: completion)
    }

    // MARK: Edit mode

    private lazy var editMode = EditMode(of: self)

    /// Whether the user changes what the controller shows (EDIT-03).
    open var isEditing: Bool {
        get { editMode.isOn }
        set { setEditing(newValue, animated: false) }
    }

    /// Overrides call super, and show what can be changed.
    open func setEditing(_ editing: Bool, animated: Bool) {
        editMode.isOn = editing
    }

    /// A button for the bar that begins and ends editing: Edit and Done. Always the same one.
    open var editButtonItem: UIBarButtonItem {
        editMode.item
    }

    // MARK: Showing others

    /// Has the nearest container above that overrides this show a controller, in the way that it shows its main content. A
    /// container overrides it, and does not call super. Where there is no such container the outermost controller presents it.
    open func show(_ viewController: UIViewController, sender: Any?) {
        holder.map { $0.show(viewController, sender: sender) } ?? presentWhatNobodyShows(viewController, sender)
    }

    /// The same for a controller with the details of something.
    open func showDetailViewController(_ viewController: UIViewController, sender: Any?) {
        holder.map { $0.showDetailViewController(viewController, sender: sender) }
            ?? presentWhatNobodyShows(viewController, sender)
    }

    // MARK: Segues

    /// Runs the segue of an identifier of the controller's scene (SEG-07). `shouldPerformSegue` is not asked (SEG-09). One that is not there is
    /// reported, and nothing happens.
    open func performSegue(withIdentifier identifier: String, sender: Any?) { runSegue(identifier, sender) }

    /// Whether a segue that the user triggers, or that embeds a controller, is to run (SEG-08).
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Called before a segue that begins at this controller, with its destination made and its view not loaded (SEG-10).
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Whether an unwind segue may lead to this controller. The base class answers yes where it has the method (SEG-19).
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool {
        canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender ?? self)
    }

    /// The older form of it, which the other one asks.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
    ) -> Bool {
        ObjectRegistry.shared.responds(self, to: action)
    }

    /// The children that an unwind segue may lead to, in the order in which they are asked: all but the one that it comes from (SEG-19).
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        unwindChildren(from: source)
    }

    /// The child that the source of an unwind segue is in, or is; nil where there is none.
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        child(containing: source.source)
    }

    /// Has a container show the child that an unwind segue leads to, or that has its destination in it. The base class shows nothing.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

    // MARK: State

    /// Has the controller keep its state for the next process that shows it; nil and "" for none (REST-04). Unique among the
    /// children of a parent, but for those on the stack of a navigation controller (NAV-15).
    ///
    /// The state of a plugin's controller is kept by its host: docs/WritingAPlugin.md.
    open var restorationIdentifier: String?

    /// The class that makes the controller anew in a later process, or says that it is not to come back (REST-20). The process finds it by its name, so
    /// that it may not be private.
    open var restorationClass: (any UIViewControllerRestoration.Type)?

    open func encodeRestorableState(with coder: NSCoder) {}

    /// Comes after `viewDidLoad()` and before `viewWillAppear(_:)` (REST-42).
    open func decodeRestorableState(with coder: NSCoder) {}

    open func applicationFinishedRestoringState() {}

    // MARK: View

    final var loadedView: UIView?
    final var isLoadingView = false

    /// The root of the controller's view hierarchy. Reading it loads the view (LOAD-01, LOAD-02); setting nil drops it,
    /// so that the next reading loads it anew (LOAD-23).
    open var view: UIView! {
        get {
            if loadedView == nil { loadViewIfNeeded() }
            return loadedView
        }
        set { setView(newValue) }
    }

    /// The view if it is loaded; never loads it (LOAD-16).
    open var viewIfLoaded: UIView? {
        loadedView
    }

    open var isViewLoaded: Bool {
        loadedView != nil
    }

    /// Loads the view if it is not loaded yet, with `viewDidLoad()` (LOAD-15).
    open func loadViewIfNeeded() {
        if loadedView == nil { load() }
    }

    /// Makes the view and sets `view`. The base class loads that of the controller's scene or nib (LOAD-03), or else makes an empty view of
    /// the screen's size that follows its superview's (LOAD-04). An override does not call super (LOAD-11).
    open func loadView() {
        if !loadInterface() { view = makeDefaultView() }
    }

    /// Called once after each load, when every view exists.
    open func viewDidLoad() {}

    // MARK: Where there is no content

    /// Stands in front of the view, instead of content that there is not; nil shows nothing. A controller sets it in
    /// `updateContentUnavailableConfiguration(using:)`, or at any time.
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { unavailableContent.configuration }
        set { unavailableContent.configuration = newValue }
    }

    /// The state for which configurations make a copy of themselves.
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    }

    /// Asks for `updateContentUnavailableConfiguration(using:)` before the view is laid out next.
    open func setNeedsUpdateContentUnavailableConfiguration() { unavailableContent.setNeedsUpdate() }

    /// Called before the view is laid out for the first time, and again where somebody asked for that.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    final lazy var unavailableContent = UnavailableContent(of: self)

    // MARK: Appearance

    final var appearance = ControllerAppearance()

    /// The view is about to be shown. Overrides call super.
    open func viewWillAppear(_ animated: Bool) {}

    /// The view is in the hierarchy, traits and geometry are up to date, layout comes next.
    open func viewIsAppearing(_ animated: Bool) {}

    /// The view is shown.
    open func viewDidAppear(_ animated: Bool) {}

    /// The view is about to be removed, covered or hidden.
    open func viewWillDisappear(_ animated: Bool) {}

    /// The view was removed, covered or hidden.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Whether children get their appearance calls with this controller's own, without any code (CONT-23). A container
    /// that answers false calls `beginAppearanceTransition(_:animated:)` and `endAppearanceTransition()` itself.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool {
        true
    }

    /// Tells a child that it starts to appear or to disappear. A second call in the same direction does nothing.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginAppearance(isAppearing, animated)
    }

    /// Tells a child that the transition which began last is over. Layout is brought up to date before the view counts as
    /// shown (LIFE-02).
    open func endAppearanceTransition() {
        endAppearance()
    }

    /// Replaces the view of one child by that of another, with their appearance callbacks (CONT-19, CONT-22).
    ///
    /// Both are children already; `didMove(toParent:)` and `removeFromParent()` are left to the caller, in `completion`.
    /// Another controller than a child, or a container that forwards appearance by hand, is reported, and nothing happens.
    ///
    /// - Parameters:
    ///   - duration: in seconds; with 0 everything is done at once, `completion` included.
    ///   - options: a transition among them is that of the view that both views are in.
    ///   - animations: changes that are part of it: where the views come from and go to.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        ChildTransition(
            container: self, old: fromViewController, new: toViewController, duration: duration, options: options
        ).runIfAllowed(animations: animations ?? {}, completion: completion ?? { _ in })
    }

    /// Whether the view appears because the controller was just added to a container (APPR-10). False outside of the
    /// appearance (APPR-14).
    open var isMovingToParent: Bool {
        holder != nil && appearance.isMovingIn
    }

    /// Whether the view disappears because the controller is leaving its container (APPR-11).
    open var isMovingFromParent: Bool {
        appearance.isMovingOut
    }

    // MARK: Layout

    /// Stands for the root view's `updateConstraints()`, which the base class calls (LAYO-12). An override adds and changes
    /// constraints, and calls super at its end (LAYO-13).
    open func updateViewConstraints() {
        viewIfLoaded?.updateConstraints()
    }

    open func viewWillLayoutSubviews() {}

    /// The frames of the root view's own subviews are set; deeper views may still wait for theirs (LAYO-04).
    open func viewDidLayoutSubviews() {}

    // MARK: Environment

    /// The controller's environment: the traits of its view's superview, or of its parent while the view is not in
    /// place, with the overrides of the parent and its own.
    open var traitCollection: UITraitCollection {
        ownTraits(inheriting: surroundingTraits)
    }

    /// Light or dark for this controller, its view and its children; `unspecified` to inherit.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traits.overrides[UITraitUserInterfaceStyle.self] }
        set { traitOverrides.userInterfaceStyle = newValue }
    }

    /// Sets traits for one child; nil takes them back.
    open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild child: UIViewController) {
        overrideTraits(of: child, by: collection)
    }

    open func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? {
        traits.childOverrides[ObjectIdentifier(child)]
    }

    final var traits = ControllerTraits()

    /// Where the traits come from while there is neither a parent nor a superview: the window whose root the controller is,
    /// or the one of its scene.
    package final weak var hostWindow: UIWindow?

    /// The traits are about to change. The base class tells the children whose traits change with them.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        ControllerCallbacks.note(self, "willTransition(to: new traits)")
        for child in children { child.announce(newCollection, with: coordinator) }
    }

    /// Called after the traits changed, the parent's before the children's and the controller's before its view's.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Orientation

    /// Whether the interface turns when the device does (ORI-01).
    open var shouldAutorotate: Bool { true }

    /// The orientations in which the view may be seen, where the device can be turned and the controller is the one in
    /// front (ORI-02): all on a pad, and on a phone all but upside down. A window that is resized does not ask.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { usualInterfaceOrientations }

    /// `supportedInterfaceOrientations` has another answer: the window turns, if it has to, with its next update.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() { currentWindow?.setNeedsOrientationUpdate() }

    /// Turns every window to how the device is held, where controllers allow now what they did not before.
    open class func attemptRotationToDeviceOrientation() { for window in UIWindow.live { window.followDevice() } }

    // MARK: What a system shows over the view

    /// Here, as everything of this kind, a wish that the application can be asked for: there is no status bar.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }

    /// Whether a status bar is to be hidden: it is where the view has little height.
    open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }

    /// The child that is asked in place of this controller; nil for none (SBAR-02, SBAR-04).
    open var childForStatusBarStyle: UIViewController? { nil }

    /// The same for whether there is a status bar (SBAR-03).
    open var childForStatusBarHidden: UIViewController? { nil }

    /// One of the answers has changed: they are asked anew with the next update.
    open func setNeedsStatusBarAppearanceUpdate() { currentWindow?.setNeedsSystemBars() }

    /// Whether the mark at the lower edge that leads home goes while the user does nothing.
    open var prefersHomeIndicatorAutoHidden: Bool { false }

    /// The child that is asked about that in place of this controller; nil for none.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

    open func setNeedsUpdateOfHomeIndicatorAutoHidden() { currentWindow?.setNeedsSystemBars() }

    // MARK: Keys

    private var addedKeyCommands: [UIKeyCommand] = []

    /// The key commands that were added; nil where there are none.
    override open var keyCommands: [UIKeyCommand]? {
        addedKeyCommands.isEmpty ? nil : addedKeyCommands
    }

    open func addKeyCommand(_ keyCommand: UIKeyCommand) {
        addedKeyCommands.append(keyCommand)
    }

    open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
        addedKeyCommands.removeAll { $0 === keyCommand }
    }

    // MARK: Bars above and below

    /// Whether a scroll view that is the controller's view keeps its content free of what covers its upper and lower edge, however short the
    /// content is. With false it does so for content that scrolls. Counts where the scroll view's `contentInsetAdjustmentBehavior` is
    /// `automatic`.
    @available(*, deprecated, message: "Use UIScrollView.contentInsetAdjustmentBehavior")
    open var automaticallyAdjustsScrollViewInsets: Bool {
        get { adjustsScrollViewInsets }
        set { adjustsScrollViewInsets = newValue }
    }

    final var adjustsScrollViewInsets = true {
        didSet {
            guard adjustsScrollViewInsets != oldValue else { return }
            ContentScrollViews.usual(in: viewIfLoaded)?.insets.update()
        }
    }

    /// The part of the view that bars cover at its upper edge, from before there were safe areas: its `bottomAnchor` is the `topAnchor` of
    /// `view.safeAreaLayoutGuide`. Loads the view.
    @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.topAnchor instead of topLayoutGuide.bottomAnchor")
    open var topLayoutGuide: any UILayoutSupport { view.layoutState.barGuide(.aboveSafeArea, of: view) }

    /// The part of the view that bars cover at its lower edge, as `topLayoutGuide`.
    @available(
        *, deprecated, message: "Use view.safeAreaLayoutGuide.bottomAnchor instead of bottomLayoutGuide.topAnchor"
    )
    open var bottomLayoutGuide: any UILayoutSupport { view.layoutState.barGuide(.belowSafeArea, of: view) }

    /// The edges at which the view goes below the bars of the container that shows it, be they translucent; at another one its frame ends
    /// at the bar's edge. Where it goes below, the bar's room is safe area.
    open var edgesForExtendedLayout: UIRectEdge = .all {
        didSet { if edgesForExtendedLayout != oldValue { extendedLayoutDidChange() } }
    }

    /// Whether the view goes at these edges below bars too that are not translucent.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet { if extendedLayoutIncludesOpaqueBars != oldValue { extendedLayoutDidChange() } }
    }

    /// Names the scroll view that bars at these edges follow (UIKit's page of this name). Without one it is the controller's view, or the first
    /// subview that is one.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        contentScrollViews.set(scrollView, for: edge)
        viewIfLoaded?.setNeedsLayout()
        (viewIfLoaded?.superview as? BarContentView)?.superview?.setNeedsLayout()
    }

    /// Names it for all edges.
    open func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }

    /// Returns the scroll view that a bar at this edge follows; nil where there is none. The view is not loaded for it.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        contentScrollViews.scrollView(for: edge) ?? ContentScrollViews.usual(in: viewIfLoaded)
    }

    private var contentScrollViews = ContentScrollViews()

    // MARK: Safe area and margins

    /// Added to the safe area of the view, for what a container shows above it.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { additionalSafeAreaInsets = settledSafeArea(from: oldValue) }
    }

    /// Called after `safeAreaInsets` of the view changed.
    open func viewSafeAreaInsetsDidChange() {}

    /// Called after `layoutMargins` of the view changed.
    open func viewLayoutMarginsDidChange() {}

    /// The least that the system wants the view's margins to be, the safe area not counted: more at the sides where there
    /// is much room.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        .systemMinimum(in: traitCollection)
    }

    /// Whether the view's margins are never less than that at the sides.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { viewIfLoaded?.updateLayoutMargins() } }
    }

    /// The size of the view is about to change. The base class tells the children whose size changes with it.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        ControllerCallbacks.note(self, "viewWillTransition(to: \(size.width.shortText)x\(size.height.shortText))")
        announceToChildren(size, with: coordinator)
    }

    /// The size that a child's view will have when this controller's has `parentSize`. The base class expects it to go along
    /// if it fills this view now, and to stay as it is if not.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        let current = (container as? UIViewController)?.viewIfLoaded?.bounds.size
        return current == viewIfLoaded?.bounds.size ? parentSize : current ?? parentSize
    }

    /// The size that the controller would like to have, in points: advice to its container, which hears of changes
    /// (PCS-01, PCS-04).
    open var preferredContentSize: CGSize = .zero {
        didSet { if preferredContentSize != oldValue { tellPreferredContentSize() } }
    }

    /// The older name of `preferredContentSize` (PCS-03).
    @available(*, deprecated, renamed: "preferredContentSize")
    open var contentSizeForViewInPopover: CGSize {
        get { preferredContentSize }
        set { preferredContentSize = newValue }
    }

    /// How often the container is hearing of it just now: within its own answer, where that changes the size again.
    final var preferredSizeNesting = 0

    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Constraints or contents in a child's view changed so that `systemLayoutSizeFitting(_:)` may find another size for
    /// it. Children in other processes report `preferredContentSize` only.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Memory is low: let go of whatever can be made again. Overrides call super.
    open func didReceiveMemoryWarning() {}

    // MARK: Containment

    /// The controller that contains this one.
    open var parent: UIViewController? {
        holder.map { $0.standsFor ?? $0 }
    }

    /// The parent, for somebody who asks for the containers above.
    private var askedParent: UIViewController? {
        (holder as? any RemoteStandIn)?.childIsAskedForContainers()
        return parent
    }

    /// The controller that it is a child of in this process. In a plugin it is another one than its parent where that is in the host.
    package final internal(set) weak var holder: UIViewController?

    /// Whom children see as their parent; nil: this controller.
    package final weak var standsFor: UIViewController?

    /// Called when the containers around the controller are others, or are not as they were.
    package final var onContainersChange: (() -> Void)?

    /// Calls the method that an unwind segue leads to where the controller stands for one of another process; nil where it stands for none.
    package final var unwindsInOtherProcess: ((Selector, UIStoryboardSegue) -> Void)?

    open internal(set) var children: [UIViewController] = []

    /// Makes `child` a child of this controller and calls its `willMove(toParent:)`; the container puts the view in place
    /// and then calls `didMove(toParent:)` itself (CONT-08 to CONT-10). A child of another container leaves that one
    /// first (CONT-40).
    open func addChild(_ child: UIViewController) {
        take(child)
    }

    /// Ends the relationship and calls `didMove(toParent: nil)` (CONT-15). Takes a view that is still in the container's
    /// hierarchy out of it: nothing of a child without a parent stays on screen (CONT-16).
    open func removeFromParent() {
        leaveParent()
    }

    /// Overrides call super. A container calls it with nil before it takes the child's view away (CONT-14).
    open func willMove(toParent parent: UIViewController?) {
        ControllerCallbacks.note(self, "willMove(toParent: \(parent == nil ? "nil" : "a container"))")
        appearance.isLeaving = parent == nil
    }

    /// Called when the controller has come to a parent, or has left its parent. Overrides call super.
    open func didMove(toParent parent: UIViewController?) {
        ControllerCallbacks.note(self, "didMove(toParent: \(parent == nil ? "nil" : "a container"))")
        hasMoved()
    }

    // MARK: Responder

    /// The superview of the view: the window for a window's root; for a presented controller the one that presents it (RESP-04). Where the view
    /// is out of the window because of what the controller presents, it is the superview that the view will come back to.
    override open var next: UIResponder? {
        presentations.incoming?.presenter ?? viewIfLoaded?.superview ?? presentations.own?.home
    }

    override package var responderWindow: UIWindow? {
        viewIfLoaded?.window
    }

    // MARK: Focus

    open var parentFocusEnvironment: (any UIFocusEnvironment)? {
        viewIfLoaded?.superview
    }

    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        true
    }

    open func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}
}
