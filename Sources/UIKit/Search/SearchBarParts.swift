import Foundation

/// The views in a search bar, and what happens in them.
@MainActor final class SearchBarParts {
    private unowned let bar: UISearchBar
    let field = UISearchTextField()
    private let ground = UIView()
    /// The view of the background image. It is made with the first one.
    private var groundImage: UIImageView?
    private let prompt = UILabel()
    private let cancel = UIButton(configuration: .plain())
    /// The choice of scopes. It is made with the first scopes, since most bars have none.
    private var scopes: UISegmentedControl?
    /// The button that leads to bookmarks, or to earlier results. It is made when the bar first has one.
    private var accessory: UIButton?
    private lazy var listener = SearchFieldListener(of: bar)

    private(set) var rows = SearchBarRows()
    private(set) var showsCancel = false
    private(set) var showsScopes = false
    private(set) var images: [UISearchBar.Icon: StateValues<UIImage>] = [:]

    /// The time in which buttons and scopes come and go, in seconds.
    private static let duration = 0.25
    /// The distance to the edges in a bar that is by itself, in points.
    private static let margin: CGFloat = 8
    private static let promptFont = UIFont.systemFont(ofSize: 13)
    /// The size of the button in the field, in points.
    private static let accessorySize = CGSize(width: 28, height: 28)

    init(of bar: UISearchBar) {
        self.bar = bar
    }

    func install() {
        ground.isUserInteractionEnabled = false
        prompt.font = Self.promptFont
        prompt.textAlignment = .center
        var look = UIButton.Configuration.plain()
        look.title = "Cancel"
        look.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 0)
        look.titleLineBreakMode = .byTruncatingTail
        cancel.configuration = look
        cancel.alpha = 0
        cancel.addAction(UIAction { [weak self] _ in self?.didCancel() }, for: .primaryActionTriggered)
        for view in [ground, field, cancel] { bar.addSubview(view) }
        field.delegate = listener
        field.addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
        field.searchKeys = { [weak self] in self?.keys ?? [] }
        field.fontDidChange = { [weak self] in self?.rowsDidChange() }
        field.tokensDidChange = { [weak self] in self?.tokensWereSet() }
        groundDidChange()
        rowsDidChange()
    }

    // MARK: Rows

    /// Has the bar look as one in a navigation bar, or as one by itself.
    func setInNavigationBar(_ isInNavigationBar: Bool) {
        guard rows.isInNavigationBar != isInNavigationBar else { return }
        rows.isInNavigationBar = isInNavigationBar
        if !isInNavigationBar { bar.sideMargins = nil }
        groundDidChange()
        bar.invalidateIntrinsicContentSize()
        bar.setNeedsLayout()
    }

    /// Finds the rows that the bar has now, and tells those around it if they are others.
    func rowsDidChange(animated: Bool = false) {
        var next = rows
        next.hasPrompt = bar.prompt?.isEmpty == false
        next.hasScopes = showsScopes && (bar.scopeButtonTitles?.count ?? 0) > 1
        next.fieldHeight = field.height
        showPrompt(next.hasPrompt)
        scopes?.alpha = next.hasScopes ? 1 : 0
        guard next != rows else { return }
        rows = next
        bar.invalidateIntrinsicContentSize()
        bar.setNeedsLayout()
        bar.session?.barHeightDidChange(animated: animated)
    }

    private func showPrompt(_ isShown: Bool) {
        prompt.text = bar.prompt
        if isShown, prompt.superview == nil { bar.addSubview(prompt) }
        if !isShown { prompt.removeFromSuperview() }
    }

    // MARK: Text

    func setText(_ text: String?) {
        let old = field.text
        field.text = text
        accessoryDidChange()
        if (field.text ?? "") != (old ?? "") { bar.session?.textWasSet() }
    }

    /// Tells of a change that the user has made.
    private func textDidChange() {
        accessoryDidChange()
        bar.delegate?.searchBar(bar, textDidChange: bar.text ?? "")
        bar.session?.textDidChange()
    }

    private func tokensWereSet() {
        accessoryDidChange()
        bar.session?.textWasSet()
    }

    /// Erases the text and the tokens because the search ends, which the delegate hears of.
    func erase() {
        guard field.hasText else { return }
        field.text = ""
        field.removeTokens()
        accessoryDidChange()
        bar.delegate?.searchBar(bar, textDidChange: "")
    }

    // MARK: Ending the search

    func setShowsCancel(_ isShown: Bool, animated: Bool) {
        guard isShown != showsCancel else { return }
        showsCancel = isShown
        change(animated: animated)
    }

    private func didCancel() {
        bar.delegate?.searchBarCancelButtonClicked(bar)
        bar.session?.end()
    }

    /// Escape ends the search, or else erases, or else leaves the field; Down goes into what was found.
    private var keys: [UIKeyCommand] {
        let escape = UIKeyCommand(
            input: UIKeyCommand.inputEscape, modifierFlags: [],
            primaryAction: UIAction { [weak self] _ in self?.didPressEscape() })
        escape.wantsPriorityOverSystemBehavior = true
        guard bar.session?.canEnterResults == true else { return [escape] }
        let down = UIKeyCommand(
            input: UIKeyCommand.inputDownArrow, modifierFlags: [],
            primaryAction: UIAction { [weak self] _ in self?.bar.session?.enterResults() })
        down.wantsPriorityOverSystemBehavior = true
        return [escape, down]
    }

    private func didPressEscape() {
        if showsCancel || bar.session?.isActive == true {
            didCancel()
        } else if field.hasText {
            field.userDidClear()
        } else {
            field.resignFirstResponder()
        }
    }

    // MARK: Scopes

    func setShowsScopes(_ isShown: Bool, animated: Bool) {
        guard isShown != showsScopes else { return }
        showsScopes = isShown
        rowsDidChange(animated: animated)
        change(animated: animated)
    }

    func scopesDidChange() {
        let titles = bar.scopeButtonTitles ?? []
        if scopes == nil, !titles.isEmpty { makeScopes() }
        guard let scopes else { return }
        scopes.removeAllSegments()
        for (index, title) in titles.enumerated() { scopes.insertSegment(withTitle: title, at: index, animated: false) }
        selectionDidChange()
        rowsDidChange()
        // A bar with scopes has another place in a navigation bar.
        bar.session?.barHeightDidChange(animated: false)
    }

    private func makeScopes() {
        let control = UISegmentedControl()
        control.isEnabled = bar.isEnabled
        control.addAction(
            UIAction { [weak self, weak control] _ in
                if let control { self?.didChoose(control.selectedSegmentIndex) }
            }, for: .valueChanged)
        bar.addSubview(control)
        scopes = control
    }

    private func didChoose(_ scope: Int) {
        bar.selectedScopeButtonIndex = scope
        bar.delegate?.searchBar(bar, selectedScopeButtonIndexDidChange: scope)
        bar.session?.textDidChange()
    }

    func selectionDidChange() {
        guard let scopes, scopes.selectedSegmentIndex != bar.selectedScopeButtonIndex else { return }
        scopes.selectedSegmentIndex = bar.selectedScopeButtonIndex
    }

    // MARK: The button in the field

    /// The button that is shown; nil for none.
    private var shownAccessory: UISearchBar.Icon? {
        guard !field.hasText else { return nil }
        return bar.showsBookmarkButton ? .bookmark : bar.showsSearchResultsButton ? .resultsList : nil
    }

    func accessoryDidChange() {
        guard let icon = shownAccessory else {
            accessory?.isHidden = true
            return
        }
        let button = accessory ?? makeAccessory()
        button.isHidden = false
        button.isSelected = icon == .resultsList && bar.isSearchResultsButtonSelected
        let usual = UIImage(systemName: icon == .bookmark ? "book" : "list.bullet")
        for state in [UIControl.State.normal, .disabled, .selected] {
            button.setImage(images[icon]?[state] ?? (state == .normal ? usual : nil), for: state)
        }
        button.accessibilityLabel = icon == .bookmark ? "Bookmarks" : "Results"
        bar.setNeedsLayout()
    }

    private func makeAccessory() -> UIButton {
        let button = UIButton(type: .system)
        button.isEnabled = bar.isEnabled
        button.addAction(UIAction { [weak self] _ in self?.didTapAccessory() }, for: .primaryActionTriggered)
        bar.addSubview(button)
        accessory = button
        return button
    }

    private func didTapAccessory() {
        switch shownAccessory {
        case .bookmark: bar.delegate?.searchBarBookmarkButtonClicked(bar)
        case .resultsList: bar.delegate?.searchBarResultsListButtonClicked(bar)
        case .search, nil: break
        }
    }

    // MARK: Look

    func setImage(_ image: UIImage?, for icon: UISearchBar.Icon, _ state: UIControl.State) {
        images[icon, default: StateValues()][state] = image
        icon == .search ? iconDidChange() : accessoryDidChange()
    }

    private func iconDidChange() {
        let own = images[.search]?.shown(in: bar.isEnabled ? .normal : .disabled)
        field.setIcon(own ?? UIImage(systemName: "magnifyingglass"))
    }

    func groundDidChange() {
        let image = rows.isInNavigationBar ? nil : bar.backgroundImage
        if image != nil, groundImage == nil { makeGroundImage() }
        groundImage?.image = image
        guard bar.searchBarStyle != .minimal, !rows.isInNavigationBar, image == nil else {
            ground.backgroundColor = nil
            return
        }
        let appearance = UIBarAppearance()
        if let color = bar.barTintColor { appearance.backgroundColor = color }
        ground.backgroundColor = appearance.ground(isTranslucent: bar.isTranslucent)
    }

    private func makeGroundImage() {
        let view = UIImageView(frame: ground.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        ground.addSubview(view)
        groundImage = view
    }

    func enablingDidChange() {
        for control in [field, cancel, scopes, accessory].compactMap(\.self) { control.isEnabled = bar.isEnabled }
        if images[.search] != nil { iconDidChange() }
    }

    // MARK: Layout

    /// Moves the parts to their new places.
    private func change(animated: Bool) {
        bar.setNeedsLayout()
        guard animated, UIView.areAnimationsEnabled, bar.window != nil else { return }
        UIView.animate(
            withDuration: Self.duration, delay: 0, options: [.curveEaseInOut, .beginFromCurrentState]
        ) {
            self.bar.layoutIfNeeded()
        }
    }

    func layOut() {
        ground.frame = bar.bounds
        let margins = bar.sideMargins.map { ($0.leading, $0.trailing) } ?? (Self.margin, Self.margin)
        // A bar that is given less room than it wants, as in place of a title, has its field in the middle of it.
        let shift = rows.hasScopes ? 0 : min(0, ((bar.bounds.height - rows.height) / 2).rounded())
        let layout = SearchBarLayout(
            rows: rows, width: bar.bounds.width, margins: margins,
            cancelWidth: cancel.sizeThatFits(.zero).width.rounded(.up), showsCancel: showsCancel)
        prompt.frame = bar.mirroredIfNeeded(layout.prompt)
        field.frame = bar.mirroredIfNeeded(layout.field.offsetBy(dx: 0, dy: shift))
        cancel.frame = bar.mirroredIfNeeded(layout.cancel.offsetBy(dx: 0, dy: shift))
        cancel.alpha = showsCancel ? 1 : 0
        scopes?.frame = bar.mirroredIfNeeded(layout.scopes)
        let size = Self.accessorySize
        accessory?.frame = bar.mirroredIfNeeded(
            CGRect(
                origin: CGPoint(x: layout.field.maxX - size.width - 4, y: layout.field.midY + shift - size.height / 2),
                size: size))
    }
}
