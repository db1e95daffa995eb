/// Begins and ends the searches of a search controller, and tells of them in UIKit's order.
///
/// - The user touches the field: the bar's delegate is asked, the controller is presented, the field becomes first responder, and the updater
///   hears of it.
/// - The search ends: the text is erased and the field left before the updater hears of it, and then the controller goes.
@MainActor final class SearchSession {
    private unowned let controller: UISearchController

    init(of controller: UISearchController) {
        self.controller = controller
    }

    private(set) var isActive = false
    /// Whether the search begins because the field is about to be edited. The updater then hears of it when the field is edited.
    private var isBegunByBar = false
    /// Whether the delegate is being told of the beginning.
    private var isBeginning = false
    /// Whether the delegate ended the search while it was told of the beginning.
    private var endsAfterBeginning = false
    /// The navigation item that has the search bar; nil where an app has put it elsewhere.
    weak var item: UINavigationItem? {
        didSet { if item !== oldValue { itemDidChange() } }
    }
    /// The stack whose bar has gone because of the search.
    private weak var hiddenStack: UINavigationController?

    var showsCancelItself = true
    var scopeActivation = UISearchController.ScopeBarActivation.automatic {
        didSet { if scopeActivation != oldValue { updateScopes() } }
    }
    var showsScopesItself: Bool {
        get { scopeActivation != .manual }
        set { if newValue != showsScopesItself { scopeActivation = newValue ? .automatic : .manual } }
    }
    var showsResultsItself = true {
        didSet { updateResults() }
    }
    private(set) var showsResults = false

    private var bar: UISearchBar { controller.searchBar }

    /// Whether something is searched: a text, or tokens.
    private var hasText: Bool { bar.searchTextField.hasText }

    private func itemDidChange() {
        if isActive { end() }
        bar.parts.setInNavigationBar(item != nil)
    }

    // MARK: The search bar

    func barWillBeginEditing() { begin(byBar: true) }

    func barDidBeginEditing() { update() }

    /// Shows the results of a text, or a scope, that the user has changed, and tells the updater.
    func textDidChange() {
        updateScopes()
        updateResults()
        update()
    }

    /// Does the same for a text that code has set while the search goes on.
    func textWasSet() {
        guard isActive else { return }
        textDidChange()
    }

    func barHeightDidChange(animated: Bool) {
        item?.searchDidChange(animated: animated)
        controller.presentations.incoming?.container.setNeedsLayout()
    }

    private func update() {
        controller.searchResultsUpdater?.updateSearchResults(for: controller)
    }

    // MARK: Beginning

    /// The controller whose content is searched: that of the navigation item, or the one around the search bar.
    private var source: UIViewController? {
        if let owner = item?.controller { return owner }
        return sequence(first: bar as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }
            .first { $0 !== self.controller }
    }

    func begin(byBar: Bool = false) {
        if let going = controller.presentations.incoming, going.phase == .dismissing { going.finishTransition() }
        guard !isActive, controller.presentations.incoming == nil else { return }
        isBegunByBar = byBar
        defer { isBegunByBar = false }
        controller.delegate?.presentSearchController(controller)
        if controller.presentations.incoming == nil { present() }
    }

    private func present() {
        guard let source else {
            UsageDiagnostic.report(
                .invalidPresentation,
                "\(controller) does not begin its search: its search bar is nowhere; set navigationItem.searchController, or add searchBar to a view"
            )
            return
        }
        let route = PresentationRoute(source: source, style: .overCurrentContext)
        if let objection = route.objection(to: controller) {
            UsageDiagnostic.report(
                .invalidPresentation, "\(controller) does not begin its search in \(source): \(objection)")
            return
        }
        // A search that the host would present for its plugin stays with its search bar instead.
        let isElsewhere = route.isOutermost && route.presenter.windowOfPresentation?.presentsElsewhere != nil
        let presenter = isElsewhere ? source : route.presenter
        presenter.presentations.own?.finishTransition()
        presenter.windowOfPresentation?.dismissMenu()
        Presentation(of: controller, by: presenter, from: source).begin(animated: true, completion: nil)
    }

    /// Begins the search, because somebody presents the controller.
    private func didBegin() {
        isActive = true
        isBeginning = true
        endsAfterBeginning = false
        controller.delegate?.willPresentSearchController(controller)
        if bar.superview == nil { controller.view.addSubview(bar) }
        if showsCancelItself { bar.parts.setShowsCancel(true, animated: true) }
        updateScopes()
        item?.searchDidChange(animated: true)
        hideNavigationBar()
        updateResults()
        if !isBegunByBar { update() }
        isBeginning = false
    }

    /// Hides the navigation bar above a search bar that stands in the page. A search bar in the navigation bar stands alone there by itself.
    private func hideNavigationBar() {
        guard item == nil, controller.hidesNavigationBarDuringPresentation, let stack = source?.navigationController,
            !(stack is any RemoteStandIn), !stack.isNavigationBarHidden, !bar.isDescendant(of: stack.navigationBar)
        else { return }
        hiddenStack = stack
        stack.setNavigationBarHidden(true, animated: true)
    }

    // MARK: Ending

    func end() {
        endsAfterBeginning = isBeginning
        guard !isBeginning else { return }
        guard let presentation = controller.presentations.incoming, presentation.phase != .dismissing else { return }
        presentation.presenter.endPresentation(animated: true, completion: nil)
    }

    /// Ends the search, because somebody dismisses the controller.
    private func didEnd() {
        guard isActive else { return }
        isActive = false
        controller.delegate?.willDismissSearchController(controller)
        if showsCancelItself { bar.parts.setShowsCancel(false, animated: true) }
        updateScopes()
        bar.parts.erase()
        bar.resignFirstResponder()
        hiddenStack?.setNavigationBarHidden(false, animated: true)
        hiddenStack = nil
        item?.searchDidChange(animated: true)
        update()
    }

    func presentationDidChange(_ change: PresentationChange) {
        switch change {
        case .willPresent: didBegin()
        case .didPresent:
            controller.delegate?.didPresentSearchController(controller)
            if endsAfterBeginning { end() }
        case .willDismiss: didEnd()
        case .didEnd:
            didEnd()
            showsResults = false
            controller.delegate?.didDismissSearchController(controller)
        case .wasRefused, .didChooseDetent: break
        }
    }

    // MARK: Scopes

    private func updateScopes() {
        guard showsScopesItself else { return }
        bar.parts.setShowsScopes(isActive && (scopeActivation != .onTextEntry || hasText), animated: true)
    }

    // MARK: Results

    func setShowsResults(_ isShown: Bool) {
        showsResultsItself = false
        showsResults = isShown
        updateResults()
    }

    /// Shows the results or hides them. Results of a search that is over stay as they are until they are gone.
    func updateResults() {
        guard isActive else { return }
        if showsResultsItself { showsResults = hasText }
        (controller.viewIfLoaded as? SearchView)?.update()
    }

    func installResults() {
        guard let results = controller.searchResultsController, let view = controller.view as? SearchView else {
            return
        }
        controller.addChild(results)
        view.results = results.view
        results.didMove(toParent: controller)
        view.update()
    }

    /// Whether the results lie over what is searched.
    var coversWithResults: Bool {
        showsResults && controller.searchResultsController != nil
    }

    /// Whether a shade lies over what is searched.
    var isObscuring: Bool {
        controller.obscuresBackgroundDuringPresentation && !coversWithResults
    }

    var canEnterResults: Bool {
        isActive && !isObscuring
    }

    /// Moves the focus to the first thing in the results, or in what is searched where that shows them.
    func enterResults() {
        let shown = coversWithResults ? controller.searchResultsController : source
        guard canEnterResults, let view = shown?.viewIfLoaded, let focus = view.window?.focusSystem,
            let target = FocusOrder(in: view).view(after: nil)
        else { return }
        focus.focusByKey(target)
    }
}
