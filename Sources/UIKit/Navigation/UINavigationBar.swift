/// Shows the item on top of a stack: its title in the middle, its buttons at the sides, and the way back on the leading side.
///
/// That of a navigation controller belongs to it: its items are those of the controllers on the stack.
@preconcurrency @MainActor open class UINavigationBar: UIView {
    /// In points, without what the system covers above it.
    static let height: CGFloat = 44

    /// What the button that leads back does. A bar by itself takes its top item off.
    final var goBack: () -> Void = {}

    /// A button that a container around the stack adds on the leading side, whatever item is shown.
    final var containerItem: UIBarButtonItem? {
        didSet {
            guard containerItem !== oldValue else { return }
            containerItem?.onChange = { [weak self] in self?.content?.setNeedsUpdate() }
            content?.setNeedsUpdate()
        }
    }

    private var stack: [UINavigationItem] = []
    private var content: NavigationBarContent?
    private let ground = UIView()
    private let line = UIView()

    /// How far the bar's ground reaches above it, in points.
    final var overhang: CGFloat = 0 {
        didSet { if overhang != oldValue { setNeedsLayout() } }
    }

    override public init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        goBack = { [weak self] in _ = self?.popItem(animated: true) }
        ground.backgroundColor = .systemBackground
        line.backgroundColor = .separator
        ground.isUserInteractionEnabled = false
        line.isUserInteractionEnabled = false
        preservesSuperviewLayoutMargins = true
        addSubview(ground)
        addSubview(line)
    }

    // MARK: Items

    /// From the bottom to the top.
    open var items: [UINavigationItem]? {
        get { stack }
        set { setItems(newValue, animated: false) }
    }

    /// The one that is shown.
    open var topItem: UINavigationItem? {
        stack.last
    }

    /// The one below it, to which the button leads back.
    open var backItem: UINavigationItem? {
        stack.dropLast().last
    }

    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        setItems(stack + [item], animated: animated)
    }

    /// - Returns: The item that was on top; nil where it is the only one, which stays.
    @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
        guard stack.count > 1, let top = stack.last else { return nil }
        setItems(stack.dropLast(), animated: animated)
        return top
    }

    /// The new top item comes from the side of reading's end, or from the other where it was there already.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        let old = stack
        stack = items ?? []
        // One that another bar has meanwhile is that one's.
        for item in old where item.bar === self { item.bar = nil }
        for item in stack { item.bar = self }
        let isPop = topItem.map(old.contains) ?? true
        let isSame = topItem === old.last
        show(animated && !isSame && UIView.areAnimationsEnabled && window != nil ? (isPop ? .backward : .forward) : nil)
    }

    // MARK: Showing

    final func itemDidChange() {
        content?.setNeedsUpdate()
    }

    private enum Move {
        case forward
        case backward
    }

    /// In seconds.
    static let duration = 0.35

    /// Shows what the top item is now; nil: at once.
    private func show(_ move: Move?) {
        if let content, content.shows(topItem, previous: backItem) { return content.setNeedsUpdate() }
        let old = content
        let new = topItem.map {
            NavigationBarContent($0, previous: backItem, goBack: UIAction { [weak self] _ in self?.goBack() })
        }
        content = new
        if let new {
            new.frame = bounds
            new.preservesSuperviewLayoutMargins = true
            addSubview(new)
        }
        guard let move else {
            old?.removeFromSuperview()
            return
        }
        UIView.performWithoutAnimation { new?.layoutIfNeeded() }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let distance = bounds.width / 3 * ((move == .forward) == isMirrored ? -1 : 1)
        new?.alpha = 0
        new?.center.x += distance
        old?.isUserInteractionEnabled = false
        UIView.animate(withDuration: Self.duration, delay: 0, options: .curveEaseOut) {
            new?.alpha = 1
            new?.center.x -= distance
            old?.alpha = 0
            old?.center.x -= distance
        } completion: { _ in
            old?.removeFromSuperview()
        }
    }

    override open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.height)
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        ground.frame = CGRect(x: 0, y: -overhang, width: bounds.width, height: bounds.height + overhang)
        line.frame = CGRect(x: 0, y: bounds.height - hairline, width: bounds.width, height: hairline)
        content?.bounds = bounds
        content?.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
}
