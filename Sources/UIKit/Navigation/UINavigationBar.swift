/// Shows the item on top of a stack: its title in the middle, its buttons at the sides, and the way back on the leading side.
///
/// That of a navigation controller belongs to it: its items are those of the controllers on the stack.
@preconcurrency @MainActor open class UINavigationBar: UIView {
    /// Of the row with the buttons, in points.
    nonisolated static let height: CGFloat = 44

    /// What the bar consists of now.
    private(set) final var rows = NavigationBarRows()
    /// Called when the bar needs another height.
    final var rowsDidChange: (_ animated: Bool) -> Void = { _ in }
    /// Says how far the content below the bar is scrolled from its beginning, in points.
    final var scrolledDistance: () -> CGFloat = { 0 }

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

    /// Whether titles may be large, in a row of their own below the buttons: each item says whether its is. Not where the vertical size
    /// class is compact.
    open var prefersLargeTitles = false {
        didSet {
            noteLook(.prefersLargeTitles)
            if prefersLargeTitles != oldValue { updateRows(animated: false) }
        }
    }

    /// In this order they count: where the vertical size class is compact `compactScrollEdgeAppearance`, `scrollEdgeAppearance`,
    /// `compactAppearance`; otherwise `scrollEdgeAppearance`; at last the standard one. Nothing scrolls below the bar yet, so what lies there is
    /// always at its edge.
    final var appearances = BarAppearances<UINavigationBarAppearance>() {
        didSet { lookDidChange() }
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
        coder.decodeInterface(as: UINavigationBar.self, into: self)
    }

    private func prepare() {
        goBack = { [weak self] in _ = self?.popItem(animated: true) }
        updateGround()
        ground.isUserInteractionEnabled = false
        line.isUserInteractionEnabled = false
        preservesSuperviewLayoutMargins = true
        addSubview(ground)
        addSubview(line)
    }

    override var standardAccessibility: StandardAccessibility {
        .bar(.navigationBar)
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
        updateRows(animated: animated)
        let isPop = topItem.map(old.contains) ?? true
        let isSame = topItem === old.last
        let moves = animated && !isSame && UIView.areAnimationsEnabled && window != nil
        if moves {
            UIView.animate(withDuration: Self.duration, delay: 0, options: [.curveEaseOut, .beginFromCurrentState]) {
                self.updateGround()
            }
        } else {
            updateGround()
        }
        show(moves ? (isPop ? .backward : .forward) : nil)
    }

    // MARK: Showing

    /// - Parameter animated: Whether rows that come or go do so in the time of a push.
    final func itemDidChange(animated: Bool = false) {
        updateRows(animated: animated)
        lookDidChange()
    }

    /// Makes changes of an item, and fades to what the bar says then in the time of a push. They are shown at once where the bar is in no
    /// window or shows another item.
    final func dissolve(item: UINavigationItem, _ changes: @escaping () -> Void) {
        guard let content, topItem === item, isUpToDate, window != nil else { return changes() }
        let options: UIView.AnimationOptions = [.transitionCrossDissolve, .allowUserInteraction]
        UIView.transition(with: content, duration: Self.duration, options: options) {
            changes()
            content.layoutIfNeeded()
        }
    }

    private func lookDidChange() {
        updateGround()
        content?.setNeedsUpdate()
    }

    private func updateGround() {
        let appearance = appearance(showing: topItem)
        ground.backgroundColor = appearance.ground(isTranslucent: isTranslucent)
        line.backgroundColor = appearance.shadowColor
    }

    /// Brings the rows up to date with the items, and with the content below the bar.
    final func updateRows(animated: Bool) {
        let hasRoom = traitCollection.verticalSizeClass != .compact
        let next = NavigationBarRows(
            of: stack, prefersLargeTitles: prefersLargeTitles && hasRoom, scrolled: scrolledDistance())
        guard next != rows else { return }
        let isSameViews = next.hasSameViews(as: rows)
        rows = next
        if isUpToDate { isSameViews ? content?.follow(next) : content?.setNeedsUpdate() }
        invalidateIntrinsicContentSize()
        rowsDidChange(animated)
    }

    private enum Move {
        case forward
        case backward
    }

    /// In seconds.
    static let duration = 0.35

    /// Whether what is shown is the top item.
    private var isUpToDate: Bool {
        content?.shows(topItem, previous: backItem) == true
    }

    /// Shows what the top item is now; nil: at once.
    private func show(_ move: Move?) {
        if let content, isUpToDate { return content.setNeedsUpdate() }
        let old = content
        let new = topItem.map {
            NavigationBarContent($0, previous: backItem, goBack: UIAction { [weak self] _ in self?.goBack() })
        }
        content = new
        if let new {
            new.frame = bounds
            new.layoutMargins = layoutMargins
            addSubview(new)
        }
        guard let move else {
            old?.removeFromSuperview()
            return
        }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let distance = bounds.width / 3 * ((move == .forward) == isMirrored ? -1 : 1)
        UIView.performWithoutAnimation {
            new?.layoutIfNeeded()
            new?.alpha = 0
            new?.moveTitles(by: distance)
        }
        old?.isUserInteractionEnabled = false
        UIView.animate(withDuration: Self.duration, delay: 0, options: [.curveEaseOut, .beginFromCurrentState]) {
            new?.alpha = 1
            new?.moveTitles(by: -distance)
            old?.alpha = 0
            old?.moveTitles(by: -distance)
        } completion: { _ in
            old?.removeFromSuperview()
        }
    }

    // MARK: Look

    /// Whether what is shown goes below the bar. One that is not has a ground without transparency, and what is shown ends at its edge
    /// (`UIViewController.extendedLayoutIncludesOpaqueBars`).
    open var isTranslucent = true {
        didSet {
            noteLook(.isTranslucent)
            if isTranslucent != oldValue { translucencyDidChange() }
        }
    }

    private func translucencyDidChange() {
        lookDidChange()
        superview?.setNeedsLayout()
    }

    /// How the bar looks where nothing else says it.
    open var standardAppearance: UINavigationBarAppearance {
        get { appearances.standard ?? usualAppearance }
        set {
            noteLook(.standardAppearance)
            appearances.standard = newValue.duplicate()
        }
    }

    /// The appearance where the vertical size class is compact.
    open var compactAppearance: UINavigationBarAppearance? {
        get { appearances.compact }
        set {
            noteLook(.compactAppearance)
            appearances.compact = newValue?.duplicate()
        }
    }

    /// The appearance while nothing of the content below lies under the bar.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.scrollEdge }
        set {
            noteLook(.scrollEdgeAppearance)
            appearances.scrollEdge = newValue?.duplicate()
        }
    }

    /// The appearance where the vertical size class is compact and nothing of the content below lies under the bar.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.compactScrollEdge }
        set {
            noteLook(.compactScrollEdgeAppearance)
            appearances.compactScrollEdge = newValue?.duplicate()
        }
    }

    // These count where no appearance was set.

    /// The colour of the ground; nil stands for the system's.
    open var barTintColor: UIColor? {
        didSet {
            noteLook(.barTintColor)
            lookDidChange()
        }
    }

    /// The attributes of the title between the buttons. `font` and `foregroundColor` count.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet {
            noteLook(.titleTextAttributes)
            lookDidChange()
        }
    }

    /// The attributes of a large title. `font` and `foregroundColor` count.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet {
            noteLook(.largeTitleTextAttributes)
            lookDidChange()
        }
    }

    override open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: rows.height)
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: rows.height)
    }

    override open func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        guard
            previous?.verticalSizeClass != traitCollection.verticalSizeClass
                || previous?.horizontalSizeClass != traitCollection.horizontalSizeClass
        else { return }
        updateRows(animated: false)
        lookDidChange()
    }

    override open func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        setNeedsLayout()
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        ground.frame = CGRect(x: 0, y: -overhang, width: bounds.width, height: bounds.height + overhang)
        line.frame = CGRect(x: 0, y: bounds.height - hairline, width: bounds.width, height: hairline)
        // What is on its way out keeps its rows.
        guard let content, isUpToDate else { return }
        content.layoutMargins = layoutMargins
        content.bounds = bounds
        content.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
}
