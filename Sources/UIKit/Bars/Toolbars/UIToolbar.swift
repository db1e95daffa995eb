/// A bar that shows buttons side by side, with room between them, usually at the lower edge.
///
/// The first item is at the leading edge; flexible spaces share what the others leave. Where there is too little room spaces become
/// narrower, then the widest titles are shortened.
///
/// The toolbar of a navigation controller belongs to that: its items are those of the controller on top.
@preconcurrency @MainActor open class UIToolbar: UIView {
    /// The height of a toolbar without what the system covers below it, in points.
    static let height: CGFloat = 44

    private var allItems: [UIBarButtonItem]?
    private var itemViews = BarItemViews()
    /// The items that are shown, from the leading edge on.
    private var shown: [UIBarButtonItem] = []
    /// Buttons that fade away.
    private var leaving: [UIView] = []
    private var needsUpdate = false
    private let ground = UIView()
    private let line = UIView()

    /// How far the bar's ground reaches below it, in points.
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
        coder.decodeInterface(as: UIToolbar.self, into: self)
    }

    private func prepare() {
        updateGround()
        for view in [ground, line] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        preservesSuperviewLayoutMargins = true
    }

    override var standardAccessibility: StandardAccessibility {
        .bar(.toolbar)
    }

    // MARK: Items

    /// The items of the toolbar, from the leading edge on.
    open var items: [UIBarButtonItem]? {
        get { allItems }
        set { setItems(newValue, animated: false) }
    }

    /// Buttons that come fade in, and those that go fade out, where that is animated. Views of the app's own come and go at once. A button
    /// that stays keeps the focus.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        // One that another bar has meanwhile is that one's.
        for item in allItems ?? [] where item.toolbar === self { item.toolbar = nil }
        allItems = items
        for item in items ?? [] { item.toolbar = self }
        guard animated, UIView.areAnimationsEnabled, window != nil else { return itemDidChange() }
        update(animated: true)
    }

    /// An item that the bar has is not as it was.
    final func itemDidChange() {
        needsUpdate = true
        setNeedsLayout()
    }

    private func update(animated: Bool = false) {
        needsUpdate = false
        shown = (allItems ?? []).filter { !$0.isHidden }
        let gone = itemViews.show(shown) { appearance.appearance(of: $0) }
        if animated { for view in gone { fadeAway(view) } }
        let views = shown.compactMap { itemViews[$0] }
        let kept = views + leaving + [ground, line]
        for view in subviews where !kept.contains(view) { view.removeFromSuperview() }
        let new = views.filter { $0.superview !== self }
        guard !new.isEmpty else { return setNeedsLayout() }
        for view in new { addSubview(view) }
        // They have no place yet that they could come from.
        UIView.performWithoutAnimation { arrange() }
        let own = Set(shown.compactMap(\.customView))
        if animated { for view in new where !own.contains(view) { fadeIn(view) } }
    }

    private func fadeIn(_ view: UIView) {
        UIView.performWithoutAnimation { view.alpha = 0 }
        UIView.animate(
            withDuration: UINavigationBar.duration, delay: 0, options: [.curveEaseOut, .beginFromCurrentState]
        ) { view.alpha = 1 }
    }

    private func fadeAway(_ view: UIView) {
        leaving.append(view)
        view.isUserInteractionEnabled = false
        UIView.animate(
            withDuration: UINavigationBar.duration, delay: 0, options: [.curveEaseOut, .beginFromCurrentState]
        ) {
            view.alpha = 0
        } completion: { [weak self] _ in
            self?.leaving.removeAll { $0 === view }
            view.removeFromSuperview()
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

    private var appearances = BarAppearances<UIToolbarAppearance>() {
        didSet { lookDidChange() }
    }

    /// How the bar looks where nothing else says it. In what order they count is as `UINavigationBar` says.
    open var standardAppearance: UIToolbarAppearance {
        get { appearances.standard ?? usualAppearance }
        set {
            noteLook(.standardAppearance)
            appearances.standard = newValue.duplicate()
        }
    }

    /// The appearance where the vertical size class is compact.
    open var compactAppearance: UIToolbarAppearance? {
        get { appearances.compact }
        set {
            noteLook(.compactAppearance)
            appearances.compact = newValue?.duplicate()
        }
    }

    /// The appearance while nothing of the content above lies under the bar.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        get { appearances.scrollEdge }
        set {
            noteLook(.scrollEdgeAppearance)
            appearances.scrollEdge = newValue?.duplicate()
        }
    }

    /// The appearance where the vertical size class is compact and nothing of the content above lies under the bar.
    open var compactScrollEdgeAppearance: UIToolbarAppearance? {
        get { appearances.compactScrollEdge }
        set {
            noteLook(.compactScrollEdgeAppearance)
            appearances.compactScrollEdge = newValue?.duplicate()
        }
    }

    /// The colour of the ground where no appearance was set; nil stands for the system's.
    open var barTintColor: UIColor? {
        didSet {
            noteLook(.barTintColor)
            lookDidChange()
        }
    }

    private var usualAppearance: UIToolbarAppearance {
        let appearance = UIToolbarAppearance()
        if let barTintColor { appearance.backgroundColor = barTintColor }
        return appearance
    }

    private var appearance: UIToolbarAppearance {
        appearances.best(isCompact: traitCollection.verticalSizeClass == .compact) ?? usualAppearance
    }

    private func lookDidChange() {
        updateGround()
        itemDidChange()
    }

    private func updateGround() {
        let appearance = appearance
        ground.backgroundColor = appearance.ground(isTranslucent: isTranslucent)
        line.backgroundColor = appearance.shadowColor
    }

    // MARK: Layout

    override open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.height)
    }

    override open func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        if previous?.verticalSizeClass != traitCollection.verticalSizeClass { lookDidChange() }
        setNeedsLayout()
    }

    override open func layoutSubviews() {
        if needsUpdate { update() }
        super.layoutSubviews()
        ground.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + overhang)
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: hairline)
        arrange()
    }

    private func arrange() {
        let margins = directionalLayoutMargins
        let layout = ToolbarLayout(shown.map(part), in: bounds.width - margins.leading - margins.trailing)
        for (view, place) in zip(shown.compactMap { itemViews[$0] }, layout.views) {
            view.placeInBar(from: (margins.leading + place.start).rounded(), width: place.width)
        }
    }

    private func part(_ item: UIBarButtonItem) -> ToolbarLayout.Part {
        switch item.space {
        case .flexible: .flexibleSpace
        case .fixed: .fixedSpace(item.width)
        case nil: .view(itemViews[item]?.widthInBar(bounds.size, showing: item) ?? 0)
        }
    }
}
