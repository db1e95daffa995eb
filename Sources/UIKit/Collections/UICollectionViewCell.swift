/// Shows an item of a collection view: content above a background that follows highlighting and selection.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    public typealias ConfigurationUpdateHandler = (
        _ cell: UICollectionViewCell, _ state: UICellConfigurationState
    ) -> Void

    /// The view that holds what the cell shows. It fills the cell.
    public let contentView: UIView = CellContentView(frame: .zero)

    override public init(frame: CGRect) {
        super.init(frame: frame)
        addContentView()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addContentView()
        coder.decodeInterface(as: UICollectionViewCell.self, into: self)
    }

    private func addContentView() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    /// The segue that runs when the item is selected; nil for none.
    final var selectionSegue: SegueTemplate?

    // MARK: State

    /// Whether the item is selected. The collection view sets it; apps select items by `selectItem(at:animated:scrollPosition:)`.
    open var isSelected = false {
        didSet { if isSelected != oldValue { selectionDidChange() } }
    }

    /// Whether somebody presses on the cell.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { selectionDidChange() } }
    }

    /// Whether the collection view is edited.
    package final var isEditingItem = false {
        didSet { if isEditingItem != oldValue { setNeedsUpdateConfiguration() } }
    }

    /// Whether the user moves the item to another place.
    package final var isReordering = false {
        didSet { if isReordering != oldValue { setNeedsUpdateConfiguration() } }
    }

    /// Called when the item is lifted, dragged, or put down. Overrides call super.
    open func dragStateDidChange(_ dragState: DragState) {}
    final var dragPart = CellDragPart() {
        didSet { dragPartDidChange(from: oldValue) }
    }

    /// The state that configurations go by. Overrides add states of their own to super's.
    open var configurationState: UICellConfigurationState { stateNow }

    // MARK: Background

    /// The view that lies behind the content and fills the cell. It takes the place of a background configuration.
    open var backgroundView: UIView? {
        didSet { backgroundViewDidChange(from: oldValue) }
    }

    /// The view that lies above `backgroundView` while the cell is selected or highlighted.
    open var selectedBackgroundView: UIView? {
        didSet { selectedBackgroundViewDidChange(from: oldValue) }
    }

    /// The description of the background; it takes the place of `backgroundView`.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet { backgroundConfigurationDidChange() }
    }

    /// Whether `backgroundConfiguration` is replaced by its copy for each new state.
    open var automaticallyUpdatesBackgroundConfiguration = true {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// The background that is usual for cells of this class.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

    final var configuredBackground: CellBackgroundView?

    // MARK: Content

    /// The description of the content: a view that the configuration makes fills `contentView`.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { contentConfigurationDidChange() }
    }

    /// Whether `contentConfiguration` is replaced by its copy for each new state.
    open var automaticallyUpdatesContentConfiguration = true {
        didSet { setNeedsUpdateConfiguration() }
    }

    final lazy var content = ContentConfigurationHost(in: contentView)

    // MARK: Updating configurations

    /// Called with the cell and its state whenever that is another one, after `updateConfiguration(using:)`.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Asks for `updateConfiguration(using:)` before the cell is laid out next.
    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    /// Brings the configurations up to date with the state. The base class leaves that to `configurationUpdateHandler`.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    final var needsConfigurationUpdate = true
    /// Whether the configurations are being updated just now, so that setting them asks for no other update.
    final var isUpdatingConfiguration = false

    // MARK: Layout

    override open func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
    }

    /// The size that the content needs.
    override open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        sizedContent.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }

    override package var sizesByConstraints: Bool {
        sizedContent !== contentView || contentView.containsAutoLayout
    }

    /// Tells the collection view, too, that the content needs another size.
    override open func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        collectionView?.contentDidChange(in: self)
    }

    override open func prepareForReuse() {
        super.prepareForReuse()
        setNeedsUpdateConfiguration()
    }

    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    // MARK: Focus

    /// Whether the cell can have the focus: items have it where the collection view and its delegate let them.
    override open var canBecomeFocused: Bool {
        collectionView?.canFocus(self) ?? false
    }

    override open func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        setNeedsUpdateConfiguration()
    }

    override var accessibilityState: UIAccessibilityTraits {
        isSelected ? .selected : []
    }
}
