/// The header or footer of a section of a table.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
    /// The identifier by which the table finds a view of the kind again; nil for one that is not reused.
    open var reuseIdentifier: String? { identifier }
    final var identifier: String?

    public init(reuseIdentifier: String?) {
        identifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
        setUp()
    }

    override public convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        if frame.isFinite, !frame.isEmpty { self.frame = frame }
    }

    public required init?(coder: NSCoder) {
        identifier = TableViewCellAttributes.identifier(coder)
        super.init(coder: coder)
        setUp()
        coder.decodeInterface(as: UITableViewHeaderFooterView.self, into: self)
    }

    private func setUp() {
        // An app may keep the content view longer than this one.
        area.onSizeChange = { [weak self] in
            guard let self else { return }
            setNeedsLayout()
            contentNeedsAnotherSize()
        }
        area.frame = bounds
        area.preservesSuperviewLayoutMargins = true
        addSubview(ground)
        addSubview(area)
    }

    // MARK: Content

    /// The view that holds what the header or footer shows, and fills it.
    open var contentView: UIView { area }
    /// The label of the title. It exists once it is asked for.
    open var textLabel: UILabel? { labels.text }
    /// The label of a second text below the title, in grouped tables.
    open var detailTextLabel: UILabel? { labels.detail }

    /// The configuration that is shown in place of the labels; nil shows nothing in its place.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { host.configuration }
        set { setContent(newValue) }
    }
    /// Returns the configuration for the table's style and the view's state, with nothing in it yet.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        let usual: UIListContentConfiguration =
            isGrouped
            ? (isHeader ? .groupedHeader() : .groupedFooter()) : (isHeader ? .plainHeader() : .plainFooter())
        return usual.updated(for: configurationState)
    }
    open var automaticallyUpdatesContentConfiguration = true

    // MARK: Background

    /// The background of the view; nil is the usual background of the table's style.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet { updateGround() }
    }
    open var automaticallyUpdatesBackgroundConfiguration = true {
        didSet { updateGround() }
    }
    /// The view that lies behind the content, in place of the usual background.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            if let backgroundView { insertSubview(backgroundView, belowSubview: area) }
            updateGround()
        }
    }
    override open var backgroundColor: UIColor? {
        didSet { if backgroundColor != oldValue { updateGround() } }
    }

    // MARK: State

    /// The state that configurations are made for.
    open var configurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isPinned = isPinned
        state.isDisabled = !isUserInteractionEnabled
        state.isFocused = isFocused
        return state
    }
    /// Called before the next layout after the state has changed. An override calls super, or sets configurations for the state.
    open func updateConfiguration(using state: UIViewConfigurationState) { configurationUpdateHandler?(self, state) }
    /// Called with the view and its state as `updateConfiguration(using:)` is, without a subclass.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }
    // The type does not name the main actor, which the class gives it: with that a subclass in this module would not link
    // (`InstantiableTableViewHeaderFooterView`).
    public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void
    open func setNeedsUpdateConfiguration() {
        isConfigurationDue = true
        setNeedsLayout()
    }

    /// Called before the view is taken for another section. Overrides call super.
    open func prepareForReuse() {
        isPinned = false
        setNeedsUpdateConfiguration()
    }

    // MARK: The parts

    private final let area = TableCellContentView(frame: .zero)
    private final let ground = CellBackgroundView(configuration: .clear())
    private final lazy var host = ContentConfigurationHost(in: area)
    private final lazy var labels = HeaderLabels(of: self)
    private final var isConfigurationDue = true
    /// The table that shows the view.
    final weak var listView: UITableView?
    private final var isGrouped = false
    private final var isHeader = true
    /// Whether the view stays at the edge of the table, away from where it belongs.
    final var isPinned = false {
        didSet { if isPinned != oldValue { setNeedsUpdateConfiguration() } }
    }

    /// Takes over how the table looks.
    final func adopt(_ look: TableLook, isHeader: Bool) {
        isGrouped = look.isGrouped
        self.isHeader = isHeader
        // In grouped tables titles stand where the texts of the cells do.
        directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: look.isGrouped ? 7 : 4, leading: look.margin, bottom: look.isGrouped ? 7 : 4, trailing: look.margin)
        labels.adopt(look, isHeader: isHeader)
        updateGround()
    }

    private func updateGround() {
        var shown = backgroundConfiguration ?? (isGrouped ? .listGroupedHeaderFooter() : .listPlainHeaderFooter())
        if backgroundConfiguration == nil || automaticallyUpdatesBackgroundConfiguration {
            shown = shown.updated(for: configurationState)
        }
        if backgroundConfiguration == nil, let backgroundColor { shown.backgroundColor = backgroundColor }
        ground.configuration = shown
        ground.isHidden = backgroundView != nil
    }

    private func setContent(_ configuration: (any UIContentConfiguration)?) {
        let isUpdated = automaticallyUpdatesContentConfiguration
        host.configuration = isUpdated ? configuration?.updated(for: configurationState) : configuration
        setNeedsLayout()
        contentNeedsAnotherSize()
    }

    private func contentNeedsAnotherSize() {
        listView?.headers.sizeDidChange(of: self)
    }

    private func updateConfigurationIfNeeded() {
        guard isConfigurationDue else { return }
        let state = configurationState
        if automaticallyUpdatesContentConfiguration, let configuration = host.configuration {
            host.configuration = configuration.updated(for: state)
        }
        updateGround()
        updateConfiguration(using: state)
        isConfigurationDue = false
    }

    // MARK: What views do

    override open func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        let views: [UIView?] = [ground, backgroundView, area]
        for view in views { view?.frame = bounds }
        labels.layOut()
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: labels.height(width: size.width))
    }

    /// The height that the view needs at the width of `targetSize`.
    override open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        let width = targetSize.width > 0 ? targetSize.width : bounds.width
        guard area.containsAutoLayout else { return sizeThatFits(CGSize(width: width, height: 0)) }
        return area.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
    }

    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    override open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        super.didUpdateFocus(in: context, with: coordinator)
        guard context.previouslyFocusedView === self || context.nextFocusedView === self else { return }
        setNeedsUpdateConfiguration()
    }
}
