/// A row of a table: what it shows, in `contentView`, with a background, an accessory, and controls for editing around it.
@preconcurrency @MainActor open class UITableViewCell: UIView {
    /// The identifier by which the table finds a cell of the kind again; nil for a cell that is not reused.
    open var reuseIdentifier: String? { identifier }
    final var identifier: String?
    final let style: CellStyle

    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        identifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableLook.rowHeight))
        setUp()
    }

    override public convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        if frame.isFinite, !frame.isEmpty { self.frame = frame }
    }

    public required init?(coder: NSCoder) {
        style = TableViewCellAttributes.style(coder)
        identifier = TableViewCellAttributes.identifier(coder)
        super.init(coder: coder)
        setUp()
        coder.decodeInterface(as: UITableViewCell.self, into: self)
    }

    private func setUp() {
        // An app may keep the content view longer than this one.
        area.onSizeChange = { [weak self] in
            guard let self else { return }
            setNeedsLayout()
            contentNeedsAnotherSize()
        }
        area.frame = bounds
        addSubview(area)
        ground.update()
        updateMargins()
    }

    // MARK: Segues

    /// The segue that runs when the row, or its accessory, is tapped; nil for none.
    final var selectionSegue: SegueTemplate?
    final var accessorySegue: SegueTemplate?

    // MARK: Content

    /// The view that holds what the row shows. It is as large as the controls and the accessory beside it leave.
    open var contentView: UIView { area }
    /// The text of the cell's style. It exists once it is asked for.
    open var textLabel: UILabel? { classic.textLabel }
    /// The second text; nil in the default style.
    open var detailTextLabel: UILabel? { classic.detailTextLabel }
    open var imageView: UIImageView? { classic.imageView }

    /// The configuration that is shown in place of what the cell's style has; nil shows nothing in its place.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { host.configuration }
        set { setContent(newValue) }
    }
    /// Returns the configuration for the cell's style and state, with nothing in it yet.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        style.contentConfiguration.updated(for: configurationState)
    }
    /// Whether the content's configuration is made anew for each state of the cell.
    open var automaticallyUpdatesContentConfiguration = true

    // MARK: Background

    /// The background of the row; nil is the usual background of the table's style.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { ownBackground }
        set {
            ownBackground = newValue
            if newValue != nil { backgroundView = nil }
            ground.update()
        }
    }
    final var ownBackground: UIBackgroundConfiguration?
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        let usual: UIBackgroundConfiguration = setting.style == .plain ? .listPlainCell() : .listGroupedCell()
        return usual.updated(for: configurationState)
    }
    open var automaticallyUpdatesBackgroundConfiguration = true {
        didSet { ground.update() }
    }
    override open var backgroundColor: UIColor? {
        didSet { if backgroundColor != oldValue { ground.update() } }
    }
    /// The view that lies behind the content, in place of the usual background.
    open var backgroundView: UIView? {
        didSet { ground.replaceBackgroundView(oldValue, by: backgroundView) }
    }
    /// The view that lies behind the content while the row is selected or pressed.
    open var selectedBackgroundView: UIView? {
        didSet {
            if let oldValue, oldValue !== selectedBackgroundView { oldValue.removeFromSuperview() }
            ground.update()
        }
    }
    /// The view that lies behind the content while several rows are selected in a table that is edited; nil is `selectedBackgroundView`.
    open var multipleSelectionBackgroundView: UIView? {
        didSet {
            if let oldValue, oldValue !== multipleSelectionBackgroundView { oldValue.removeFromSuperview() }
            ground.update()
        }
    }

    // MARK: State

    /// The state that configurations are made for.
    open var configurationState: UICellConfigurationState { currentState }
    /// Called before the next layout after the state has changed. An override calls super, or sets configurations for the state.
    open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }
    /// Called with the cell and its state as `updateConfiguration(using:)` is, without a subclass.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }
    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
    open func setNeedsUpdateConfiguration() {
        isConfigurationDue = true
        setNeedsLayout()
    }

    open var selectionStyle = SelectionStyle.default {
        didSet { if selectionStyle != oldValue { ground.update() } }
    }
    open var isSelected: Bool {
        get { isSelectedNow }
        set { setSelected(newValue, animated: false) }
    }
    open var isHighlighted: Bool {
        get { isHighlightedNow }
        set { setHighlighted(newValue, animated: false) }
    }
    /// Shows the row selected. Overrides call super.
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != isSelectedNow else { return }
        isSelectedNow = selected
        stateDidChange(animated: animated)
    }
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlighted != isHighlightedNow else { return }
        isHighlightedNow = highlighted
        stateDidChange(animated: animated)
    }
    private final var isSelectedNow = false
    private final var isHighlightedNow = false

    /// Called before the cell is taken for another row. Overrides call super.
    open func prepareForReuse() { forgetRow() }

    // MARK: Accessories

    open var accessoryType = AccessoryType.none {
        didSet { if accessoryType != oldValue { accessories.update() } }
    }
    /// The view that stands in place of the accessory of `accessoryType`, in its own size.
    open var accessoryView: UIView? {
        didSet { if accessoryView !== oldValue { accessories.update() } }
    }
    open var editingAccessoryType = AccessoryType.none {
        didSet { if editingAccessoryType != oldValue { accessories.update() } }
    }
    open var editingAccessoryView: UIView? {
        didSet { if editingAccessoryView !== oldValue { accessories.update() } }
    }

    // MARK: Place of the content

    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { updateMargins() } }
    }
    /// The space that each level of indentation takes, in points.
    open var indentationWidth: CGFloat = 10 {
        didSet { if indentationWidth != oldValue { updateMargins() } }
    }
    /// The distances of the line below the row from the sides, in points: `left` counts from the leading one.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: separatorStart, bottom: 0, right: 0) }
        set {
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }
    final var ownSeparatorInset: UIEdgeInsets?

    // MARK: Editing

    open var isEditing: Bool {
        get { isEditingNow }
        set { setEditing(newValue, animated: false) }
    }
    /// Shows the controls for editing. The table calls it; overrides call super.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(to: editing, animated: animated) }
    final var isEditingNow = false
    /// The control that the table's delegate says the row has while the table is edited.
    open var editingStyle: EditingStyle { setting.editingStyle }
    /// Whether the row has the control by which it is moved, while the table is edited and the data source lets it be moved. Unless it is set,
    /// it is true of the rows that can be moved, as tables of UIKit have it.
    open var showsReorderControl: Bool {
        get { chosenReorderControl ?? setting.isMovable }
        set {
            chosenReorderControl = newValue
            controls.update()
        }
    }
    private final var chosenReorderControl: Bool?
    /// Whether the button that confirms the deletion of the row is seen.
    open var showingDeleteConfirmation: Bool { isDeletionAsked }
    final var isDeletionAsked = false
    /// Whether the content makes room for the control before it.
    open var shouldIndentWhileEditing = true {
        didSet { if shouldIndentWhileEditing != oldValue { setNeedsLayout() } }
    }
    /// Called before and after what is seen beside the content changes. Overrides call super.
    open func willTransition(to state: StateMask) {}
    open func didTransition(to state: StateMask) {}

    // MARK: Drag and drop

    /// Called when the row is lifted, dragged, or put down. Overrides call super.
    open func dragStateDidChange(_ dragState: DragState) {}
    final var dragPart = CellDragPart() {
        didSet { dragPartDidChange(from: oldValue) }
    }

    // MARK: Focus

    open var focusStyle = FocusStyle.default
    override open var canBecomeFocused: Bool { listView?.keys.mayFocus(self) ?? false }
    override open var focusEffect: UIFocusEffect? {
        get { focusStyle == .custom ? nil : super.focusEffect }
        set { super.focusEffect = newValue }
    }
    // The ring stays within the cell, which reaches to the edges of the table.
    override package var focusShape: (rect: CGRect, cornerRadius: CGFloat) {
        (bounds.shrunk(dx: 4, dy: 4), ControlRadius.medium)
    }

    // MARK: The parts

    private final let area = TableCellContentView(frame: .zero)
    final lazy var classic = ClassicCellContent(of: self, style)
    final lazy var host = ContentConfigurationHost(in: area)
    final lazy var ground = CellGround(of: self)
    final lazy var accessories = CellAccessories(of: self)
    final lazy var separators = CellSeparators(of: self)
    final lazy var controls = CellControls(of: self)

    /// The table that the cell is in, or was made for.
    package final var tableView: UITableView? { listView }
    final weak var listView: UITableView?
    /// The row that the cell is shown for.
    final var rowPath: IndexPath?
    /// The row's place and look, as the table says them.
    final var setting = TableCellSetting()
    final var isConfigurationDue = true
    final var isBeingMeasured = false
    /// Whether the cell waits to be taken for another row.
    final var isInReuse = false
    /// Whether the user holds the row to move it.
    final var isLifted = false
    /// The distance by which a swipe has moved the cell's parts aside, in points.
    final var swipeShift: CGFloat = 0

    // MARK: What views do

    override open func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: usualHeight(width: size.width))
    }

    /// The height that the row needs at the width of `targetSize`.
    override open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(width: targetSize.width > 0 ? targetSize.width : bounds.width)
    }

    override open func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        contentNeedsAnotherSize()
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

    override var ownGestureUse: GestureUse { .taps }

    override var standardAccessibility: StandardAccessibility { describedRow }

    override var accessibilityState: UIAccessibilityTraits { isSelectedNow ? .selected : [] }

    override package var reportedText: String? { classic.texts.first }
}
