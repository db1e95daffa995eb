/// What a navigation bar shows for one controller: its title, its buttons, and how others come back to it.
@preconcurrency @MainActor open class UINavigationItem: NSObjectProtocol, Hashable, CustomStringConvertible {
    /// Called when something changed that a bar shows.
    final var onChange: (() -> Void)?

    /// In the middle of the bar.
    open var title: String? {
        didSet { if title != oldValue { onChange?() } }
    }

    /// Shown in place of the title; as large as it wants to be, as far as there is room.
    open var titleView: UIView? {
        didSet { if titleView !== oldValue { onChange?() } }
    }

    /// The title of the button that leads back to this item; nil: its title.
    open var backButtonTitle: String? {
        didSet { if backButtonTitle != oldValue { onChange?() } }
    }

    /// Looks, is called and does what the button does that leads back to this item; where it has no action, it goes back.
    open var backBarButtonItem: UIBarButtonItem? {
        didSet {
            if backBarButtonItem !== oldValue {
                follow(backBarButtonItem.map { [$0] } ?? [], oldValue.map { [$0] } ?? [])
            }
        }
    }

    /// Whether no button leads back from this item.
    open var hidesBackButton = false {
        didSet { if hidesBackButton != oldValue { onChange?() } }
    }

    /// Whether the items on the leading side stand beside the button that leads back, and not in its place.
    open var leftItemsSupplementBackButton = false {
        didSet { if leftItemsSupplementBackButton != oldValue { onChange?() } }
    }

    /// On the leading side, the first outermost.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet { follow(leftBarButtonItems ?? [], oldValue ?? []) }
    }

    /// On the trailing side, the first outermost.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet { follow(rightBarButtonItems ?? [], oldValue ?? []) }
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

    public init(title: String) {
        self.title = title
    }

    public init() {}

    private func follow(_ items: [UIBarButtonItem], _ old: [UIBarButtonItem]) {
        guard items != old else { return }
        for item in old { item.onChange = nil }
        for item in items { item.onChange = { [weak self] in self?.onChange?() } }
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
