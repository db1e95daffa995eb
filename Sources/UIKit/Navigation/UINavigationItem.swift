/// The content of a navigation bar for one controller: its title, its buttons, and how others come back to it.
@preconcurrency @MainActor open class UINavigationItem: NSObjectProtocol, Hashable, CustomStringConvertible {
    /// Whether a page has its title in large letters below the bar.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As the item below it on the stack; the first one's is large.
        case automatic = 0
        case always = 1
        case never = 2
    }

    /// That shows it, or shows the way back to it; the last one that was given it.
    final weak var bar: UINavigationBar?
    /// Called when something changed that a bar shows, beside the bar.
    package final var onChange: (() -> Void)?
    /// Called when the search controller is another one, or its search bar needs another height, beside the bar.
    package final var onSearchChange: (() -> Void)?

    /// In the middle of the bar.
    open var title: String? {
        didSet { if title != oldValue { didChange() } }
    }

    /// One line above the title and the buttons, which makes the bar higher; nil or empty: none.
    open var prompt: String? {
        didSet { if prompt != oldValue { didChange() } }
    }

    /// Whether a large title is below the buttons, in a bar with `prefersLargeTitles`.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if largeTitleDisplayMode != oldValue { didChange() } }
    }

    /// Shown in place of the title; as large as it wants to be, as far as there is room.
    open var titleView: UIView? {
        didSet { if titleView !== oldValue { didChange() } }
    }

    /// The title of the button that leads back to this item; nil: its title.
    open var backButtonTitle: String? {
        didSet { if backButtonTitle != oldValue { didChange() } }
    }

    /// Looks, is called and does what the button does that leads back to this item; where it has no action, it goes back.
    open var backBarButtonItem: UIBarButtonItem? {
        didSet { if backBarButtonItem !== oldValue { buttonsDidChange(from: [oldValue].compactMap(\.self)) } }
    }

    /// How the bar looks while it shows this item, before what the bar says. In what order they count `UINavigationBar` says.
    final var appearances = BarAppearances<UINavigationBarAppearance>() {
        didSet { didChange() }
    }

    open var standardAppearance: UINavigationBarAppearance? {
        get { appearances.standard }
        set { appearances.standard = newValue?.duplicate() }
    }

    open var compactAppearance: UINavigationBarAppearance? {
        get { appearances.compact }
        set { appearances.compact = newValue?.duplicate() }
    }

    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.scrollEdge }
        set { appearances.scrollEdge = newValue?.duplicate() }
    }

    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.compactScrollEdge }
        set { appearances.compactScrollEdge = newValue?.duplicate() }
    }

    // MARK: Search

    /// Manages a search in what the item's controller shows; its search bar stands at the lower edge of the navigation bar.
    open var searchController: UISearchController? {
        didSet { if searchController !== oldValue { searchControllerDidChange(from: oldValue) } }
    }

    /// Whether the search bar gives way to content that is scrolled, and comes back at its beginning.
    open var hidesSearchBarWhenScrolling = true {
        didSet { if hidesSearchBarWhenScrolling != oldValue { didChange() } }
    }

    /// The place that the search bar is to have, as far as there is room.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
        didSet { if preferredSearchBarPlacement != oldValue { didChange() } }
    }

    /// The place that the search bar has: beside the buttons where the bar that shows the item is wide, that was asked for and there are no
    /// scopes; else in a row of its own.
    open var searchBarPlacement: SearchBarPlacement {
        let isWide = bar?.traitCollection.horizontalSizeClass == .regular
        let hasScopes = (searchController?.searchBar.scopeButtonTitles?.count ?? 0) > 1
        return preferredSearchBarPlacement == .inline && isWide && !hasScopes ? .inline : .stacked
    }

    private func searchControllerDidChange(from old: UISearchController?) {
        if old?.session.item === self { old?.session.item = nil }
        searchController?.session.item = self
        didChange()
        onSearchChange?()
    }

    /// The search bar has another height, or the search begins or ends.
    ///
    /// - Parameter animated: Whether the navigation bar follows in the time of a push.
    final func searchDidChange(animated: Bool) {
        bar?.itemDidChange(animated: animated)
        onSearchChange?()
    }

    /// The controller that the item belongs to.
    final weak var controller: UIViewController?

    /// Whether no button leads back from this item.
    open var hidesBackButton = false {
        didSet { if hidesBackButton != oldValue { didChange() } }
    }

    /// Whether the items on the leading side stand beside the button that leads back, and not in its place.
    open var leftItemsSupplementBackButton = false {
        didSet { if leftItemsSupplementBackButton != oldValue { didChange() } }
    }

    /// On the leading side, the first outermost.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet { if leftBarButtonItems != oldValue { buttonsDidChange(from: oldValue ?? []) } }
    }

    /// Whether a button that leads back has its place beside what is on the leading side.
    final var allowsBackButton: Bool {
        let takesPlace = leftBarButtonItems?.contains { !$0.isHidden && $0.space != .flexible } == true
        return !hidesBackButton && (!takesPlace || leftItemsSupplementBackButton)
    }

    /// On the trailing side, the first outermost.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet { if rightBarButtonItems != oldValue { buttonsDidChange(from: oldValue ?? []) } }
    }

    /// The first on the leading side; setting it leaves that one alone there.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The first on the trailing side; setting it leaves that one alone there.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Sets `hidesBackButton`. With `animated` the bar that shows the item fades to what it says then; in a plugin the host's bar changes
    /// at once. So it is with the four methods below.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        change(animated: animated) { self.hidesBackButton = hidesBackButton }
    }

    /// Sets `leftBarButtonItems`.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        change(animated: animated) { self.leftBarButtonItems = items }
    }

    /// Sets `rightBarButtonItems`.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        change(animated: animated) { self.rightBarButtonItems = items }
    }

    /// Sets `leftBarButtonItem`.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        change(animated: animated) { self.leftBarButtonItem = item }
    }

    /// Sets `rightBarButtonItem`.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        change(animated: animated) { self.rightBarButtonItem = item }
    }

    public init(title: String) {
        self.title = title
    }

    public init() {}

    /// - Parameter old: Those that one side had. They may be on another side now.
    private func buttonsDidChange(from old: [UIBarButtonItem]) {
        for button in old { button.onChange = nil }
        let buttons = (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) + [backBarButtonItem].compactMap(\.self)
        for button in buttons { button.onChange = { [weak self] in self?.didChange() } }
        didChange()
    }

    private func didChange() {
        bar?.itemDidChange()
        onChange?()
    }

    // MARK: Identity

    nonisolated open var hash: Int { identityHash }
    nonisolated open func isEqual(_ object: Any?) -> Bool { isIdentical(to: object) }
    nonisolated open var description: String { identityDescription }

    nonisolated public static func == (left: UINavigationItem, right: UINavigationItem) -> Bool {
        left === right || left.isEqual(right)
    }

    nonisolated public func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }
}
