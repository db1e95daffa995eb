/// Shows pages that follow each other, each with a controller of its own, and lets the user turn them.
///
/// Set the page to begin with by `setViewControllers(_:direction:animated:completion:)`. The data source names those before and after it.
/// While a page comes, its controller becomes a child; when it has gone, the controller is none any more. Each page may live in a process of
/// its own: while one hangs, or has ended, the user turns to the others.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
    private let book: PageBook

    /// - Parameter options: The values for the keys of `OptionsKey`. An option that does not fit the style does not count.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        book = PageBook(style, navigationOrientation, PageOptions(options, style: style))
        super.init(nibName: nil, bundle: nil)
        book.container = self
    }

    /// Creates a page view controller whose leaves are turned to the left and to the right.
    override public init(nibName: String?, bundle: Bundle?) {
        book = PageBook(.pageCurl, .horizontal, PageOptions(nil, style: .pageCurl))
        super.init(nibName: nibName, bundle: bundle)
        book.container = self
    }

    public required init?(coder: NSCoder) {
        let style = PageViewControllerAttributes.transitionStyle(coder)
        book = PageBook(
            style, PageViewControllerAttributes.orientation(coder),
            PageOptions(PageViewControllerAttributes.options(coder), style: style))
        super.init(coder: coder)
        book.container = self
        coder.decodeInterface(as: UIPageViewController.self, into: self)
    }

    /// The delegate, which hears how the user turns pages.
    open weak var delegate: (any UIPageViewControllerDelegate)?

    /// The data source, which knows the pages before and after those that are shown. Without one the user cannot turn pages. Setting it, be
    /// it the same one again, has the pages asked for anew.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet { book.dataSourceDidChange() }
    }

    open var transitionStyle: TransitionStyle { book.style }

    open var navigationOrientation: NavigationOrientation { book.orientation }

    /// The place of the spine: `none` with the style `scroll`. The delegate may change it when the view's orientation changes.
    open var spineLocation: SpineLocation { book.spineLocation }

    /// Whether the leaves of a book have pages on their backs: then the data source has to name the backs too. They are seen where the spine
    /// is in the middle, and there it is always true.
    open var isDoubleSided: Bool {
        get { book.isDoubleSided }
        set { book.setDoubleSided(newValue) }
    }

    /// The gestures by which leaves are turned: a drag and a tap near an edge. With the style `scroll` there are none.
    open var gestureRecognizers: [UIGestureRecognizer] {
        transitionStyle == .pageCurl ? [drag, tap] : []
    }

    private lazy var drag = PageDrag(book)
    private lazy var tap = PageTap(book)

    // MARK: Pages

    /// The controllers of the pages that are shown: two where the spine is in the middle, the left or upper one first. Until a turn by the
    /// user is over, those that were shown before.
    open var viewControllers: [UIViewController]? {
        book.controllers
    }

    /// Shows other pages. The delegate is not told.
    ///
    /// It is reported, and nothing happens, where there is no page or not the number that the spine wants, where a controller is named
    /// twice, and where the page view controller is inside one of them. A turn by the user that goes on is ended by it.
    ///
    /// - Parameters:
    ///   - viewControllers: The controllers of the pages: one; where the spine is in the middle two, the left or upper one first. Where it
    ///     is not, and leaves have pages on their backs, a back may follow.
    ///   - direction: The direction of the turn, which says from where the new pages come.
    ///   - completion: Is called when the pages are in place; with false where something else has ended their way, or nothing has changed
    ///     because of a mistake.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        book.set(viewControllers ?? [], isForward: direction == .forward, animated: animated, completion: completion)
    }

    override open internal(set) var children: [UIViewController] {
        didSet { book.childrenDidChange() }
    }

    // MARK: View and appearance

    override open func loadView() {
        let view = BookView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.sizeWillChange = { [book] in book.finishMotion() }
        view.pageWasChosen = { [book] in book.choose($0) }
        view.addGestureRecognizer(drag)
        if transitionStyle == .pageCurl { view.addGestureRecognizer(tap) }
        self.view = view
        book.showPageControl()
    }

    override open func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        book.install()
    }

    override open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        // Nobody who is to hear that the container goes is still coming.
        if !isAppearing { book.finishMotion() }
        super.beginAppearanceTransition(isAppearing, animated: animated)
    }

    override open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    {
        book.sizeWillChange(to: size)
        super.viewWillTransition(to: size, with: coordinator)
    }

    override open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        book.size(of: container, in: parentSize)
            ?? super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
    }

    /// The orientations that the delegate answers, where there is a delegate.
    override open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.pageViewControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }

    // MARK: Keys

    /// Turns pages by the arrow keys, where nobody in a page makes use of them.
    override open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { !book.turns(by: $0) }
        if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }
}
