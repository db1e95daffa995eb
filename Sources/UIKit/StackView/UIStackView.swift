/// Lays views out in a row or a column, by constraints that it makes and keeps up to date itself.
///
/// Hidden arranged views take no room. A view that is hidden in an animation stays visible while it shrinks, and one that is
/// shown grows in its place; `isHidden` says at once what was asked for. A view that leaves `subviews` leaves
/// `arrangedSubviews` too; the other way round it stays a subview.
@preconcurrency @MainActor open class UIStackView: UIView {
    /// A custom space that stands for the stack's `spacing`.
    public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
    /// The space that the system leaves between neighbours.
    public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

    override public init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// The views become subviews.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        coder.decodeInterface(as: UIStackView.self, into: self)
    }

    // MARK: Views

    /// In the order in which they are laid out, which need not be that of `subviews`.
    open private(set) var arrangedSubviews: [UIView] = []

    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
    }

    /// An index out of range counts as the nearest one. A view that is arranged already moves.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        if view.superview !== self { addSubview(view) }
        guard view.superview === self else { return }
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
        view.translatesAutoresizingMaskIntoConstraints = false
        arrangementDidChange()
    }

    /// The view stays a subview, and is laid out by whatever constraints it has.
    open func removeArrangedSubview(_ view: UIView) {
        guard arrangedSubviews.contains(view) else { return }
        arrangedSubviews.removeAll { $0 === view }
        customSpacings[ObjectIdentifier(view)] = nil
        arrangementDidChange()
    }

    override open func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    override func visibilityDidChange(of subview: UIView) {
        guard arrangedSubviews.contains(subview) else { return }
        arrangementDidChange()
        // Apps hide a view in an animation and ask for no layout; the neighbours move with the animation all the same.
        ViewAnimation.runningBlock?.beforeEnd { [weak self] in self?.layoutIfNeeded() }
    }

    override func shrinksOnHiding(_ subview: UIView) -> Bool {
        arrangedSubviews.contains(subview)
    }

    override func contentSizeDidChange(of subview: UIView) {
        super.contentSizeDidChange(of: subview)
        if distribution == .fillProportionally, arrangedSubviews.contains(subview) { arrangementDidChange() }
    }

    // MARK: Arrangement

    open var axis: NSLayoutConstraint.Axis = .horizontal {
        didSet {
            if axis != oldValue { arrangementDidChange() }
        }
    }

    open var distribution: Distribution = .fill {
        didSet {
            if distribution != oldValue { arrangementDidChange() }
        }
    }

    open var alignment: Alignment = .fill {
        didSet {
            if alignment != oldValue { arrangementDidChange() }
        }
    }

    /// Between neighbours, in points; for `equalSpacing` and `equalCentering` the least.
    open var spacing: CGFloat = 0 {
        didSet {
            if spacing != oldValue { arrangementDidChange() }
        }
    }

    /// Whether columns count spacing from the last baseline of a view to the first of the next.
    open var isBaselineRelativeArrangement = false {
        didSet {
            if isBaselineRelativeArrangement != oldValue { arrangementDidChange() }
        }
    }

    /// Whether the views stay inside the stack's margins.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet {
            if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() }
        }
    }

    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    /// Sets the space between the view and the next one that is not hidden; `spacingUseDefault` takes it back.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arrangedSubviews.contains(arrangedSubview) else { return }
        let custom = spacing == Self.spacingUseDefault ? nil : spacing
        guard customSpacings[ObjectIdentifier(arrangedSubview)] != custom else { return }
        customSpacings[ObjectIdentifier(arrangedSubview)] = custom
        arrangementDidChange()
    }

    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    /// The space after a view, with the names for spaces resolved.
    func space(after view: UIView) -> CGFloat {
        let space = customSpacings[ObjectIdentifier(view)] ?? spacing
        return space == Self.spacingUseSystem ? systemSpacing : space == Self.spacingUseDefault ? 0 : space
    }

    // MARK: Constraints

    private var arrangement: [NSLayoutConstraint] = []

    private func arrangementDidChange() {
        invalidateIntrinsicContentSize()
        isArrangementDue = true
        setNeedsUpdateConstraints()
    }

    private var isArrangementDue = true

    override open func updateConstraints() {
        if isArrangementDue {
            isArrangementDue = false
            NSLayoutConstraint.deactivate(arrangement)
            arrangement = StackArrangement(of: self).constraints
            NSLayoutConstraint.activate(arrangement)
        }
        super.updateConstraints()
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        // The app's own constraints may give a hidden view a length. They stay as they are, and the view has none until it is shown.
        for view in arrangedSubviews where view.isHidden && view.transform.isIdentity {
            let length = axis == .horizontal ? \CGRect.size.width : \CGRect.size.height
            if view.frame[keyPath: length] > 0 { view.frame[keyPath: length] = 0 }
        }
    }

    private var shownSubviews: [UIView] {
        arrangedSubviews.filter { !$0.isHidden }
    }

    /// In a row the view with the highest text; in a column the first view.
    override open var forFirstBaselineLayout: UIView {
        shownSubviews.first ?? self
    }

    override open var forLastBaselineLayout: UIView {
        (axis == .vertical ? shownSubviews.last : shownSubviews.first) ?? self
    }
}
