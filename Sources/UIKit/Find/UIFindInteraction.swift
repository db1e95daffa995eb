/// Lets the user find, and replace, in the text of a view (UIKit's page of this name).
///
/// Control and F shows a bar at the lower edge of the window, Control and H one with which the user can replace; F3, and Control and G, go to the
/// next result, with Shift to the previous one; Escape takes the bar away. `UITextView.isFindInteractionEnabled` gives a text view an interaction
/// that finds in its text.
@preconcurrency @MainActor open class UIFindInteraction: UIInteraction {
    open private(set) weak var view: UIView?
    open private(set) weak var delegate: (any UIFindInteractionDelegate)?

    /// The session whose results are shown; nil while the bar is not.
    open private(set) var activeFindSession: UIFindSession?

    /// Makes the menu of the options of a search of the usual elements; nil, or a provider that returns nil, has these alone.
    open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
        didSet { navigator?.optionsDidChange() }
    }

    private var navigator: FindNavigatorView?
    private var query = ""
    private var replacement = ""
    private var matchesCase = false
    private var matchesWords = false

    public init(sessionDelegate: any UIFindInteractionDelegate) {
        delegate = sessionDelegate
    }

    public func willMove(to view: UIView?) {
        if view == nil { end(returnsKeys: false) }
    }

    public func didMove(to view: UIView?) {
        self.view = view
    }

    // MARK: The bar

    /// Whether the bar is shown.
    open var isFindNavigatorVisible: Bool { navigator != nil }

    /// Shows the bar, and has the user write into it.
    ///
    /// - Parameter showingReplace: Whether the user can replace, where the session supports that.
    open func presentFindNavigator(showingReplace: Bool) {
        guard let view, let window = view.window else { return }
        if navigator == nil {
            guard let session = delegate?.findInteraction(self, sessionFor: view) else { return }
            window.findNavigator?.interaction?.end(returnsKeys: false)
            begin(session, in: window)
        }
        guard let session = activeFindSession else { return }
        navigator?.showsReplace = showingReplace && session.supportsReplacement
        navigator?.optionsDidChange()
        navigator?.focus()
        updateResultCount()
    }

    private func begin(_ session: UIFindSession, in window: UIWindow) {
        let bar = FindNavigatorView(of: self)
        bar.query = query
        bar.replacement = replacement
        navigator = bar
        activeFindSession = session
        session.interaction = self
        bar.present(in: window)
        delegate?.findInteraction(self, didBegin: session)
        if !query.isEmpty { search() }
    }

    /// Takes the bar away. The view gets the keys back.
    open func dismissFindNavigator() {
        end(returnsKeys: true)
    }

    /// The bar is gone: the session ends.
    func end(returnsKeys: Bool) {
        guard let bar = navigator else { return }
        let session = activeFindSession
        (navigator, activeFindSession) = (nil, nil)
        let hadKeys = bar.dismiss()
        session?.invalidateFoundResultsAtEnd { session in delegate?.findInteraction(self, didEnd: session) }
        if returnsKeys, hadKeys { view?.becomeFirstResponder() }
    }

    // MARK: What is searched

    /// The text that is searched. A bar that is shown shows it, and finds it.
    open var searchText: String? {
        get { query }
        set {
            query = newValue ?? ""
            navigator?.query = query
            if navigator != nil { search() }
        }
    }

    /// The text that takes the place of what was found.
    open var replacementText: String? {
        get { replacement }
        set {
            replacement = newValue ?? ""
            navigator?.replacement = replacement
        }
    }

    var options: UITextSearchOptions { UITextSearchOptions(matchesCase: matchesCase, matchesWords: matchesWords) }

    private func search() {
        activeFindSession?.performSearch(query: query, options: options)
        updateResultCount()
    }

    /// The user has written something else into the bar.
    func queryDidChange(to text: String) {
        guard text != query else { return }
        query = text
        search()
    }

    func replacementDidChange(to text: String) {
        replacement = text
    }

    /// The text that is searched has changed: what was found is found anew.
    func textDidChange() {
        guard let session = activeFindSession, !query.isEmpty else { return }
        session.repeatSearch(query: query, options: options)
        updateResultCount()
    }

    // MARK: Results

    /// Goes to the next result. Where the bar is not shown it comes.
    open func findNext() { go(.forward) }

    /// Goes to the previous result. Where the bar is not shown it comes.
    open func findPrevious() { go(.backward) }

    private func go(_ direction: UITextStorageDirection) {
        guard let session = activeFindSession else { return presentFindNavigator(showingReplace: false) }
        session.highlightNextResult(in: direction)
        updateResultCount()
    }

    func replaceOne() {
        guard let session = activeFindSession, session.allowsReplacementForCurrentlyHighlightedResult else { return }
        session.performSingleReplacement(query: query, replacementString: replacement, options: options)
        updateResultCount()
    }

    func replaceAll() {
        guard let session = activeFindSession, session.supportsReplacement, !query.isEmpty else { return }
        session.replaceAll(searchQuery: query, replacementString: replacement, options: options)
        updateResultCount()
    }

    /// Shows the number of results that the session has now.
    open func updateResultCount() {
        guard let session = activeFindSession, let navigator else { return }
        navigator.resultsDidChange(of: session, hasQuery: !query.isEmpty)
    }

    // MARK: Options

    /// The menu of the options, as it is now.
    var optionsMenu: UIMenu {
        var elements: [UIMenuElement] = []
        if activeFindSession?.supportsReplacement == true {
            let isShown = navigator?.showsReplace == true
            elements.append(
                UIAction(title: "Find and Replace", state: isShown ? .on : .off) { [weak self] _ in
                    self?.navigator?.showsReplace = !isShown
                    self?.navigator?.optionsDidChange()
                })
        }
        elements.append(
            UIAction(title: "Match Case", state: matchesCase ? .on : .off) { [weak self] _ in
                self?.matchesCase.toggle()
                self?.didChangeOptions()
            })
        elements.append(
            UIAction(title: "Match Whole Words", state: matchesWords ? .on : .off) { [weak self] _ in
                self?.matchesWords.toggle()
                self?.didChangeOptions()
            })
        return optionsMenuProvider?(elements) ?? UIMenu(children: elements)
    }

    private func didChangeOptions() {
        navigator?.optionsDidChange()
        search()
    }
}

extension UIFindSession {
    /// Has whoever hears of the end still find what was highlighted, and then forgets the results.
    fileprivate func invalidateFoundResultsAtEnd(_ tell: (UIFindSession) -> Void) {
        interaction = nil
        tell(self)
        invalidateFoundResults()
    }
}
