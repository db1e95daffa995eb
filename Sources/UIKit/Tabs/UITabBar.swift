/// Shows items side by side, one of which is selected.
///
/// That of a tab bar controller belongs to it: its items are those of the children.
@preconcurrency @MainActor open class UITabBar: UIView {
    /// In points, without what the system covers below it.
    static let height: CGFloat = 49

    open weak var delegate: (any UITabBarDelegate)?

    /// Asked before a tap selects an item.
    final var shouldSelect: (UITabBarItem) -> Bool = { _ in true }
    /// Told after a tap has selected an item, or the one that was selected.
    final var didSelect: (UITabBarItem) -> Void = { _ in }

    /// Whether the stack that is shown above the bar has it go.
    final var isWantedAway: () -> Bool = { false }

    /// True also as soon as a controller with `hidesBottomBarWhenPushed` is on the stack that is shown, while the bar is still seen going.
    override open var isHidden: Bool {
        get { isHiddenByApp || isWantedAway() }
        set { super.isHidden = newValue }
    }

    /// The value that was assigned to `isHidden`.
    final var isHiddenByApp: Bool {
        super.isHidden
    }

    private var buttons: [TabButton] = []
    private var selection: UITabBarItem?
    private let line = UIView()
    /// Lies below the selected item.
    private let mark = UIView()

    override public init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        coder.decodeInterface(as: UITabBar.self, into: self)
    }

    private func prepare() {
        lookDidChange()
        for view in [line, mark] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        accessibilityTraits = .tabBar
    }

    override var standardAccessibility: StandardAccessibility {
        .bar(.tabBar)
    }

    // MARK: Items

    open var items: [UITabBarItem]? {
        get { buttons.isEmpty ? nil : buttons.map(\.item) }
        set { setItems(newValue, animated: false) }
    }

    /// Replaces the items. Those that come fade in, and an item that stays keeps the focus.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        let old = buttons
        buttons = (items ?? []).map { item in old.first { $0.item === item } ?? makeButton(item) }
        for button in old where !buttons.contains(button) { letGo(of: button) }
        for button in buttons {
            choose(button.item)
            guard button.superview == nil else { continue }
            addSubview(button)
            guard animated, window != nil else { continue }
            button.alpha = 0
            UIView.animate(withDuration: ControlParts.duration, delay: 0, options: .beginFromCurrentState) {
                button.alpha = 1
            }
        }
        if let selection, !buttons.contains(where: { $0.item === selection }) { self.selection = nil }
        for button in buttons { button.isSelected = button.item === selection }
        setNeedsLayout()
    }

    private func makeButton(_ item: UITabBarItem) -> TabButton {
        let button = TabButton(item) { [weak self] in self?.tap(item) }
        button.unselectedColor = unselectedItemTintColor
        button.appearance = appearance
        item.buttonInBar = button
        return button
    }

    private func letGo(of button: TabButton) {
        button.removeFromSuperview()
        // One that another bar has meanwhile is that one's.
        guard button.item.bar === self else { return }
        button.item.bar = nil
        button.item.onChange = nil
    }

    private func choose(_ item: UITabBarItem) {
        item.bar = self
        item.onChange = { [weak self, weak item] in
            guard let self, let item else { return }
            button(of: item)?.needsUpdate = true
            setNeedsLayout()
        }
    }

    private func button(of item: UITabBarItem?) -> TabButton? {
        item.flatMap { item in buttons.first { $0.item === item } }
    }

    /// Nil: none. One that is not in the bar is none. No delegate is told.
    open var selectedItem: UITabBarItem? {
        get { selection }
        set { select(button(of: newValue)?.item) }
    }

    private func select(_ item: UITabBarItem?) {
        guard item !== selection else { return }
        selection = item
        for button in buttons { button.isSelected = button.item === item }
        setNeedsLayout()
    }

    private func tap(_ item: UITabBarItem) {
        guard shouldSelect(item) else { return }
        // A mark that was not there has nowhere to come from.
        let moves = selection != nil && window != nil && mark.frame != .zero
        select(item)
        if moves { UIView.animate(withDuration: ControlParts.duration) { self.layoutIfNeeded() } }
        delegate?.tabBar(self, didSelect: item)
        didSelect(item)
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

    /// The colour of the items that are not selected; nil stands for a quiet one. The selected one has the tint colour.
    open var unselectedItemTintColor: UIColor? {
        didSet {
            noteLook(.unselectedItemTintColor)
            for button in buttons { button.unselectedColor = unselectedItemTintColor }
        }
    }

    private var appearances = BarAppearances<UITabBarAppearance>() {
        didSet { lookDidChange() }
    }

    /// How the bar looks where nothing else says it.
    open var standardAppearance: UITabBarAppearance {
        get { appearances.standard ?? usualAppearance }
        set {
            noteLook(.standardAppearance)
            appearances.standard = newValue.duplicate()
        }
    }

    /// The appearance while nothing of the content above lies under the bar: always, as nothing scrolls there yet.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { appearances.scrollEdge }
        set {
            noteLook(.scrollEdgeAppearance)
            appearances.scrollEdge = newValue?.duplicate()
        }
    }

    /// The colour of the ground where no appearance was set; nil stands for the system's.
    open var barTintColor: UIColor? {
        didSet {
            noteLook(.barTintColor)
            lookDidChange()
        }
    }

    private var usualAppearance: UITabBarAppearance {
        let appearance = UITabBarAppearance()
        if let barTintColor { appearance.backgroundColor = barTintColor }
        return appearance
    }

    private var appearance: UITabBarAppearance {
        appearances.best(isCompact: false) ?? usualAppearance
    }

    private func lookDidChange() {
        let appearance = appearance
        if !givenLook.contains(.backgroundColor) {
            AppearanceRules.shared.setStandardLook {
                backgroundColor = appearance.ground(isTranslucent: isTranslucent)
            }
        }
        line.backgroundColor = appearance.shadowColor
        for button in buttons { button.appearance = appearance }
        setNeedsLayout()
    }

    override open func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    override open func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        setNeedsLayout()
    }

    override open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.height)
    }

    // MARK: Layout

    override open func layoutSubviews() {
        super.layoutSubviews()
        for button in buttons { button.updateIfNeeded() }
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: hairline)
        arrangeButtons()
        mark.isHidden = selection == nil
        guard let selected = button(of: selection) else { return }
        mark.frame = selected.convert(selected.markFrame, to: self)
        mark.layer.cornerRadius = min(14, mark.bounds.height / 2)
        mark.backgroundColor = appearance.selectionIndicatorTintColor ?? tintColor.wash(false)
    }

    /// Alike in width: all that there is where the room is narrow, in the middle of it otherwise.
    private func arrangeButtons() {
        guard !buttons.isEmpty else { return }
        let insets = safeAreaInsets
        let room = max(0, bounds.width - insets.left - insets.right)
        let share = room / CGFloat(buttons.count)
        let widest = buttons.map(\.wideWidth).max() ?? share
        // In a wide window too the bar may be narrow, that of a pane for instance.
        let isWide = traitCollection.horizontalSizeClass == .regular && widest <= share
        for button in buttons { button.isWide = isWide }
        let width = isWide ? widest : share
        var x = insets.left + (room - width * CGFloat(buttons.count)) / 2
        for button in isMirrored ? buttons.reversed() : buttons {
            let (start, end) = (x.rounded(), (x + width).rounded())
            button.frame = CGRect(x: start, y: 0, width: end - start, height: min(bounds.height, Self.height))
            x += width
        }
    }
}
