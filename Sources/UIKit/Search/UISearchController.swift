/// Manages a search: a search bar, whoever finds what it asks for, and a controller that shows what was found over what is searched (UIKit's
/// page of this name).
///
/// The controller is presented while the search goes on, over the nearest controller that defines a presentation context around the one with
/// the search bar; by that it stays with a page of a stack. The search bar stands in a navigation item, or wherever an app puts it.
@preconcurrency @MainActor open class UISearchController: UIViewController {
    /// - Parameter searchResultsController: Shows what was found; nil where the searched controller does so itself.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        prepare()
    }

    override public init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        modalPresentationStyle = .overCurrentContext
        onPresentationChange = { [weak self] in self?.session.presentationDidChange($0) }
        searchBar.session = session
        searchBar.placeholder = "Search"
    }

    final lazy var session = SearchSession(of: self)
    private let ownSearchBar = UISearchBar()

    // MARK: The search

    /// A subclass that has a search bar of its own class gives the same one each time.
    open var searchBar: UISearchBar { ownSearchBar }

    /// Finds what is asked for; the search controller does not own it.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// Hears of the search's beginning and end; the search controller does not own it.
    open weak var delegate: (any UISearchControllerDelegate)?

    /// Whether the search goes on. Setting it begins or ends the search, where the search bar is in a window; the field is not made the first
    /// responder by that.
    open var isActive: Bool {
        get { session.isActive }
        set { newValue ? session.begin() : session.end() }
    }

    open private(set) var searchResultsController: UIViewController?

    // MARK: What is seen

    /// Whether what is searched lies in a shade that takes its touches, as long as no results are shown. A controller that shows its results
    /// itself is not to be obscured.
    open var obscuresBackgroundDuringPresentation = true {
        didSet { session.updateResults() }
    }

    /// The old name of `obscuresBackgroundDuringPresentation`.
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }

    /// Whether what else is in the navigation bar goes away meanwhile, and the search bar goes up.
    open var hidesNavigationBarDuringPresentation = true {
        didSet { if hidesNavigationBarDuringPresentation != oldValue { session.barHeightDidChange(animated: false) } }
    }

    /// Whether the results are shown as soon as there is text, and only then.
    open var automaticallyShowsSearchResultsController: Bool {
        get { session.showsResultsItself }
        set { session.showsResultsItself = newValue }
    }

    /// Whether the results are shown while the search goes on. Setting it is `automaticallyShowsSearchResultsController = false` too.
    open var showsSearchResultsController: Bool {
        get { session.showsResults }
        set { session.setShowsResults(newValue) }
    }

    /// Whether the button that ends the search comes and goes with it.
    open var automaticallyShowsCancelButton: Bool {
        get { session.showsCancelItself }
        set { session.showsCancelItself = newValue }
    }

    /// Whether the scopes come and go with the search.
    open var automaticallyShowsScopeBar: Bool {
        get { session.showsScopesItself }
        set { session.showsScopesItself = newValue }
    }

    /// The time in which the scopes are shown. `automaticallyShowsScopeBar` is false with `manual`, and true with all others.
    open var scopeBarActivation: ScopeBarActivation {
        get { session.scopeActivation }
        set { session.scopeActivation = newValue }
    }

    // MARK: View and presentation

    override open func loadView() { view = SearchView(of: session) }

    override open func viewDidLoad() {
        super.viewDidLoad()
        session.installResults()
    }

    override package func makePresentationController(presenting: UIViewController?) -> UIPresentationController? {
        SearchPresentationController(presentedViewController: self, presenting: presenting)
    }

    /// Escape ends the search from among the results too.
    override open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard isActive, presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) else {
            return super.pressesBegan(presses, with: event)
        }
        session.end()
    }
}
