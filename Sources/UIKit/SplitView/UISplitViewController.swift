/// Shows what there is to choose from beside what has been chosen, and one of them at a time where there is room for one only
/// (SPLIT-01, SPLIT-05).
///
/// Every column may live in a process of its own; the others go on while that process stands still.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
    /// Stands for a size that the split view finds out by itself.
    nonisolated public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

    open weak var delegate: (any UISplitViewControllerDelegate)?

    final let stage: SplitLayoutController

    /// One that shows its columns by `setViewController(_:for:)`; with `unspecified` by `viewControllers`.
    public init(style: Style) {
        stage = SplitLayoutController(style)
        super.init(nibName: nil, bundle: nil)
        prepare()
    }

    override public init(nibName: String?, bundle: Bundle?) {
        stage = SplitLayoutController(.unspecified)
        super.init(nibName: nibName, bundle: bundle)
        prepare()
    }

    public required init?(coder: NSCoder) {
        stage = SplitLayoutController(SplitViewControllerAttributes.style(coder))
        super.init(coder: coder)
        prepare()
        coder.decodeInterface(as: UISplitViewController.self, into: self)
    }

    private func prepare() {
        stage.split = self
        registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (split: UISplitViewController, _) in
            split.stage.receive(.traitsChange)
        }
    }

    open var style: Style {
        stage.columns.style
    }

    // MARK: Columns

    /// In the classic style the controllers of the primary and the secondary column; what is assigned is shown no sooner than the split
    /// view is. In the styles of columns those that are children for the columns, to be read only. Where there is room for one column,
    /// that one.
    open var viewControllers: [UIViewController] {
        get { stage.viewControllers }
        set { stage.setViewControllers(newValue) }
    }

    override open internal(set) var children: [UIViewController] {
        didSet { stage.childrenDidChange() }
    }

    /// Gives a column its controller. One that is no navigation controller is shown in one, but for the compact column's.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        stage.set(vc, in: column)
    }

    /// The controller that the column was given.
    open func viewController(for column: Column) -> UIViewController? {
        stage.columns.given[column]
    }

    /// Shows a column that is hidden, animated. Where there is room for one column only, that one is seen then.
    open func show(_ column: Column) {
        stage.receive(.show(column))
    }

    /// Hides a column, animated.
    open func hide(_ column: Column) {
        stage.receive(.hide(column))
    }

    /// Shows it in the primary column, unless the delegate does something else.
    override open func show(_ viewController: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, show: viewController, sender: sender) == true { return }
        stage.showInPrimary(viewController)
    }

    /// Shows it in the secondary column, unless the delegate does something else; where there is room for one column only, on that one's
    /// stack (SPLIT-02).
    override open func showDetailViewController(_ viewController: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: viewController, sender: sender) == true { return }
        if !stage.showDetail(viewController) { viewController.nobodyShows(sender) }
    }

    /// Whether there is room for one column only: the horizontal size class is compact.
    open var isCollapsed: Bool {
        stage.state.collapsed != nil
    }

    // MARK: Display mode

    /// `secondaryOnly` before the split view is shown.
    open var displayMode: DisplayMode {
        stage.state.mode
    }

    /// The display mode that the app wants (SPLIT-06). By itself a split view that is wider than high shows its columns
    /// side by side, and one that is not shows the secondary one alone, above which the others can be brought in
    /// (SPLIT-03). Assigned in a block of animations the columns move.
    open var preferredDisplayMode: DisplayMode {
        get { stage.preferences.mode }
        set { stage.preferences.mode = newValue }
    }

    /// How the secondary column makes way now.
    open var splitBehavior: SplitBehavior {
        stage.preferences.behavior(in: viewIfLoaded?.bounds.size ?? .zero)
    }

    open var preferredSplitBehavior: SplitBehavior {
        get { stage.preferences.behavior }
        set { stage.preferences.behavior = newValue }
    }

    /// Whether a finger that comes in from the primary edge brings in a column.
    open var presentsWithGesture = true {
        didSet { presentingDidChange() }
    }

    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
        didSet { presentingDidChange() }
    }

    /// A button for a bar that shows one column more, or one less. In the styles of columns the secondary column's bar has it by itself.
    /// Hidden where there is room for one column only.
    open var displayModeButtonItem: UIBarButtonItem {
        button.item
    }

    private lazy var button = SplitButton(stage)
    private lazy var swipe = ColumnSwipe(stage)

    private func presentingDidChange() {
        if isViewLoaded { swipe.isEnabled = presentsWithGesture }
        displayModeDidChange()
    }

    final func displayModeDidChange() {
        button.update()
        let isWanted = displayModeButtonVisibility == .always
        let isShown = isWanted || displayModeButtonVisibility == .automatic && presentsWithGesture
        stage.showButton(isShown ? button.item : nil)
    }

    /// Escape sends away what lies above the secondary column.
    override open var keyCommands: [UIKeyCommand]? {
        stage.state.isCovered ? [dismissal] + (super.keyCommands ?? []) : super.keyCommands
    }

    private lazy var dismissal = UIKeyCommand(
        input: UIKeyCommand.inputEscape, modifierFlags: [],
        primaryAction: UIAction { [weak stage] _ in stage?.receive(.choice(columns: 0)) })

    // MARK: Widths, in points

    /// The side on which the primary column lies.
    open var primaryEdge: PrimaryEdge {
        get { stage.primaryEdge }
        set { stage.primaryEdge = newValue }
    }

    /// Without what is covered of it.
    open var primaryColumnWidth: CGFloat {
        stage.width(of: .primary, in: viewIfLoaded?.bounds.width ?? 0)
    }

    /// Wins over the fraction.
    open var preferredPrimaryColumnWidth: CGFloat {
        get { stage[.primary].preferred }
        set { stage[.primary].preferred = newValue }
    }

    /// The primary column's fraction of the split view's width, from 0 to 1.
    open var preferredPrimaryColumnWidthFraction: CGFloat {
        get { stage[.primary].fraction }
        set { stage[.primary].fraction = newValue }
    }

    open var minimumPrimaryColumnWidth: CGFloat {
        get { stage[.primary].minimum }
        set { stage[.primary].minimum = newValue }
    }

    open var maximumPrimaryColumnWidth: CGFloat {
        get { stage[.primary].maximum }
        set { stage[.primary].maximum = newValue }
    }

    /// Without what is covered of it.
    open var supplementaryColumnWidth: CGFloat {
        stage.hasSupplementary ? stage.width(of: .supplementary, in: viewIfLoaded?.bounds.width ?? 0) : 0
    }

    /// Wins over the fraction.
    open var preferredSupplementaryColumnWidth: CGFloat {
        get { stage[.supplementary].preferred }
        set { stage[.supplementary].preferred = newValue }
    }

    /// The supplementary column's fraction of the split view's width, from 0 to 1.
    open var preferredSupplementaryColumnWidthFraction: CGFloat {
        get { stage[.supplementary].fraction }
        set { stage[.supplementary].fraction = newValue }
    }

    open var minimumSupplementaryColumnWidth: CGFloat {
        get { stage[.supplementary].minimum }
        set { stage[.supplementary].minimum = newValue }
    }

    open var maximumSupplementaryColumnWidth: CGFloat {
        get { stage[.supplementary].maximum }
        set { stage[.supplementary].maximum = newValue }
    }

    // MARK: What a system shows over the view

    // Side by side no column speaks for the others.

    override open var childForStatusBarStyle: UIViewController? { isCollapsed ? viewControllers.first : nil }
    override open var childForStatusBarHidden: UIViewController? { isCollapsed ? viewControllers.first : nil }
    override open var childForHomeIndicatorAutoHidden: UIViewController? { isCollapsed ? viewControllers.first : nil }

    // MARK: View and appearance

    override open func loadView() {
        let view = SplitView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.place = { [stage] in stage.layout() }
        swipe.isEnabled = presentsWithGesture
        view.addGestureRecognizer(swipe)
        self.view = view
    }

    override open func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        stage.receive(.appearance)
    }

    override open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        // Nobody who is to hear that the container goes is still coming.
        if !isAppearing { stage.finishMoves() }
        super.beginAppearanceTransition(isAppearing, animated: animated)
    }

    override open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        stage.receive(.expectation(newCollection.horizontalSizeClass), along: coordinator)
    }

    override open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        stage.goAlong(to: size, with: coordinator)
    }

    override open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        (container as? UIViewController).flatMap { stage.size(of: $0, in: parentSize) }
            ?? super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
    }

    override open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        stage.transition ?? super.transitionCoordinator
    }
}
