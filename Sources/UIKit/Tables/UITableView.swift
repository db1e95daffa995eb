/// A list of rows, in sections, of which there can be any number: cells exist for those that are seen.
///
/// The data source says what there is, and the delegate what becomes of it. Coordinates are those of the content; lengths are in points.
@preconcurrency @MainActor open class UITableView: UIScrollView {
    /// The value that leaves a height to the table: it measures what it shows.
    nonisolated public static let automaticDimension: CGFloat = -1
    /// The title of a section index that stands for a magnifying glass.
    nonisolated public static let indexSearch = "{search}"

    public let style: Style

    /// Makes a table of a style.
    ///
    /// - Parameter frame: The frame in the superview's coordinates.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        setUp()
    }

    /// Makes a plain table.
    override public convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    /// Makes a table in the style that Interface Builder wrote; any other coder gives a plain one.
    public required init?(coder: NSCoder) {
        style = TableViewAttributes.style(coder)
        super.init(coder: coder)
        setUp()
        coder.decodeInterface(as: UITableView.self, into: self)
    }

    private func setUp() {
        AppearanceRules.shared.setStandardLook { backgroundColor = TableLook.background(style) }
        alwaysBounceVertical = true
        traitOverrides.listEnvironment = style.environment
        touches.setUp()
    }

    // MARK: Who says what there is

    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { sourcesDidChange() } }
    }

    @_nonoverride open var delegate: (any UITableViewDelegate)? {
        get { super.delegate as? any UITableViewDelegate }
        set {
            let isOther = newValue !== super.delegate
            super.delegate = newValue
            if isOther { delegateDidChange() }
        }
    }

    /// The object that hears early of rows that are about to come.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    open var isPrefetchingEnabled = true

    // MARK: Heights

    /// The height of rows of which the delegate does not say it: a number, or `automaticDimension`.
    open var rowHeight: CGFloat = UITableView.automaticDimension {
        didSet { if rowHeight != oldValue { heightsDidChange() } }
    }
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { heightsDidChange() } }
    }
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { if sectionFooterHeight != oldValue { heightsDidChange() } }
    }
    /// The height that counts for a row until it is about to be seen; 0 has the delegate be asked for the heights of all rows at once.
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
        didSet { if estimatedRowHeight != oldValue { heightsDidChange() } }
    }
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { if estimatedSectionHeaderHeight != oldValue { heightsDidChange() } }
    }
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { if estimatedSectionFooterHeight != oldValue { heightsDidChange() } }
    }
    /// The height of the empty rows that fill the rest of a plain table, which are lines only; 0 and `automaticDimension` are none.
    open var fillerRowHeight: CGFloat = UITableView.automaticDimension {
        didSet { if fillerRowHeight != oldValue { setNeedsLayout() } }
    }
    /// The space above the headers of sections; `automaticDimension` is 22 points in plain tables, and none in others.
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
        didSet {
            noteLook(.sectionHeaderTopPadding)
            if sectionHeaderTopPadding != oldValue { heightsDidChange() }
        }
    }
    /// The changes in a cell that is shown which make its row be measured again.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    // MARK: Look

    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
        didSet {
            noteLook(.separatorStyle)
            if separatorStyle != oldValue { lookDidChange() }
        }
    }
    /// The colour of the lines between rows; nil is the usual colour.
    open var separatorColor: UIColor? = .separator {
        didSet {
            noteLook(.separatorColor)
            if separatorColor != oldValue { lookDidChange() }
        }
    }
    /// The distances of the lines between rows from the sides, in points: `left` counts from the leading one.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: look.margin, bottom: 0, right: 0) }
        set {
            ownSeparatorInset = newValue
            lookDidChange()
        }
    }
    final var ownSeparatorInset: UIEdgeInsets?
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
        didSet { if separatorInsetReference != oldValue { lookDidChange() } }
    }
    /// Whether content is not wider than is good to read.
    open var cellLayoutMarginsFollowReadableWidth = false {
        didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { widthDidChange() } }
    }
    /// Whether the content of rows keeps out of what is covered at the sides.
    open var insetsContentViewsToSafeArea = true {
        didSet { if insetsContentViewsToSafeArea != oldValue { lookDidChange() } }
    }

    // MARK: Views of the whole

    /// The view that lies behind everything, as large as the table, and does not scroll.
    open var backgroundView: UIView? {
        didSet { wholes.replace(oldValue, by: backgroundView, isBehind: true) }
    }
    /// The view above the first section. Its height counts, and it becomes as wide as the table.
    open var tableHeaderView: UIView? {
        didSet { wholes.replace(oldValue, by: tableHeaderView) }
    }
    /// The view below the last section. Its height counts, and it becomes as wide as the table.
    open var tableFooterView: UIView? {
        didSet { wholes.replace(oldValue, by: tableFooterView) }
    }

    // MARK: Cells by identifier

    /// - Parameter cellClass: Nil takes the class of the identifier away.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        reuse.register(cell: cellClass, identifier)
    }
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        reuse.register(header: aClass, identifier)
    }
    /// Has cells be made of the nib, which has one cell. Nil takes the nib of the identifier away.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        reuse.register(cellMaker: nib?.maker(of: UITableViewCell.self, identifier), identifier)
    }
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        reuse.register(headerMaker: nib?.maker(of: UITableViewHeaderFooterView.self, identifier), identifier)
    }
    /// A cell that was used before, or a new one of the registered class; nil where there is neither.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { reuse.cell(identifier) }
    /// A cell for a row, which has the row's width: one that was used before, or a new one. Where no class is registered there is a report,
    /// and a plain cell.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        tiles.dequeue(identifier, for: indexPath)
    }
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        reuse.header(identifier)
    }

    final func register(_ prototype: CellPrototype) {
        guard let identifier = prototype.identifier else { return }
        reuse.register(cellMaker: { prototype.make() as? UITableViewCell }, identifier)
    }

    /// The rows and sections that a storyboard has of a table with static cells; nil for a table whose data source has them.
    final var staticContent: StaticTableContent?

    // MARK: Counts

    open var numberOfSections: Int { currentGeometry.sections.count }
    /// The number of rows in a section; 0 for a section that there is not.
    open func numberOfRows(inSection section: Int) -> Int {
        let sections = currentGeometry.sections
        return sections.indices.contains(section) ? sections[section].rows.count : 0
    }

    // MARK: Places

    /// The place of a section with its header and footer; zero where there is no such section, as for the other places.
    open func rect(forSection section: Int) -> CGRect { rect(currentGeometry.span(ofSection: section)) }
    open func rectForHeader(inSection section: Int) -> CGRect { rect(currentGeometry.span(ofHeader: section)) }
    open func rectForFooter(inSection section: Int) -> CGRect { rect(currentGeometry.span(ofFooter: section)) }
    open func rectForRow(at indexPath: IndexPath) -> CGRect { rect(currentGeometry.span(ofRow: indexPath)) }
    /// The row at a point of the table's coordinates; nil where none is.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { path(at: point) }
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        rect.isFinite ? currentGeometry.rows(from: rect.minY, to: rect.maxY) : []
    }

    // MARK: Views of rows

    /// The row that a cell shows; nil for a cell that is not shown.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { tiles.path(of: cell) }
    /// The cell that shows a row; nil where the row is not shown.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { tiles.cell(at: indexPath) }
    /// The cells of which something is seen, from the top down.
    open var visibleCells: [UITableViewCell] { tiles.visiblePaths().compactMap { tiles.cell(at: $0) } }
    open var indexPathsForVisibleRows: [IndexPath]? { tiles.visiblePaths() }
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        headers.header(section) as? UITableViewHeaderFooterView
    }
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        headers.footer(section) as? UITableViewHeaderFooterView
    }

    // MARK: Scrolling

    /// Scrolls until a row stands where it shall. A row of `NSNotFound` stands for the beginning of its section.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(toRow: indexPath, scrollPosition, animated: animated)
    }
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        if let path = nearestSelectedRow { scroll(toRow: path, scrollPosition, animated: animated) }
    }

    // MARK: Reloading and updates

    /// Has everything be asked and shown anew, in the next layout. Nothing is selected then.
    open func reloadData() { updates.reload() }
    open func reloadSectionIndexTitles() { index.reload() }
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        updates.change { $0.reloadItems(indexPaths, animation: animation.rawValue) }
    }
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        updates.change { $0.reloadSections(sections, animation: animation.rawValue) }
    }
    /// Has the cells of rows be dressed anew, without another one being made.
    open func reconfigureRows(at indexPaths: [IndexPath]) { updates.change { $0.reconfigureItems(indexPaths) } }
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        updates.change { $0.insertItems(indexPaths, animation: animation.rawValue) }
    }
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        updates.change { $0.deleteItems(indexPaths, animation: animation.rawValue) }
    }
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        updates.change { $0.moveItem(at: indexPath, to: newIndexPath) }
    }
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        updates.change { $0.insertSections(sections, animation: animation.rawValue) }
    }
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        updates.change { $0.deleteSections(sections, animation: animation.rawValue) }
    }
    open func moveSection(_ section: Int, toSection newSection: Int) {
        updates.change { $0.moveSection(section, to: newSection) }
    }
    /// Makes several updates one, and shows them together. Rows that go are named by where they were before all of it, rows that come by
    /// where they are after it.
    ///
    /// - Parameter completion: Gets false where the animation was cut short.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        self.updates.perform(updates, completion)
    }
    /// Begins an update that ends with `endUpdates()`. Both may be nested. With nothing between them all heights are asked for again.
    open func beginUpdates() { updates.begin() }
    open func endUpdates() { updates.end() }
    /// Whether an update has begun that is not shown yet.
    open var hasUncommittedUpdates: Bool { updates.isOpen }

    // MARK: Selection

    open var allowsSelection = true
    open var allowsMultipleSelection = false {
        didSet { if !allowsMultipleSelection, !isEditing { selecting.limitToOne() } }
    }
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false {
        didSet { if allowsMultipleSelectionDuringEditing != oldValue { editingDidChange() } }
    }
    open var indexPathForSelectedRow: IndexPath? { selecting.selection.paths.first }
    /// The selected rows, in the order in which they were selected; nil where none is.
    open var indexPathsForSelectedRows: [IndexPath]? {
        selecting.selection.paths.isEmpty ? nil : selecting.selection.paths
    }
    /// Selects a row, which the delegate does not hear of; nil selects none.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        selecting.select(indexPath, animated: animated, scrollPosition)
    }
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { selecting.deselect(indexPath, animated: animated) }

    // MARK: Editing

    open var isEditing: Bool {
        get { isEditingNow }
        set { setEditing(newValue, animated: false) }
    }
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != isEditingNow else { return }
        isEditingNow = editing
        editingDidChange(animated: animated)
    }
    private final var isEditingNow = false

    // MARK: Dragging and dropping

    /// The object that says what can be dragged.
    open weak var dragDelegate: (any UITableViewDragDelegate)? {
        didSet { draggingDidChange() }
    }
    /// The object that says what can be dropped. Without one, rows of the table itself can be dropped where its data source lets them be moved.
    open weak var dropDelegate: (any UITableViewDropDelegate)? {
        didSet { draggingDidChange() }
    }
    /// Whether the user can drag rows.
    open var dragInteractionEnabled = true {
        didSet { draggingDidChange() }
    }
    /// Whether rows of the table are dragged just now.
    open var hasActiveDrag: Bool { startedDragging?.hasActiveDrag ?? false }
    /// Whether something is dragged over the table.
    open var hasActiveDrop: Bool { startedDragging?.hasActiveDrop ?? false }

    // MARK: Index of sections

    /// The number of rows from which on the index is shown.
    open var sectionIndexMinimumDisplayRowCount = 0 {
        didSet { setNeedsLayout() }
    }
    /// The colour of the titles; nil is the tint colour, as that of the ground is no colour.
    open var sectionIndexColor: UIColor? {
        didSet { index.colorsDidChange() }
    }
    open var sectionIndexBackgroundColor: UIColor? {
        didSet { index.colorsDidChange() }
    }
    /// The colour of the ground while a finger is on the index.
    open var sectionIndexTrackingBackgroundColor: UIColor? {
        didSet { index.colorsDidChange() }
    }

    // MARK: Focus

    /// Whether rows can have the focus.
    open var allowsFocus = true
    /// Whether the row that gets the focus is selected.
    open var selectionFollowsFocus = false
    /// Whether the focus comes back to the row that it left.
    open var remembersLastFocusedIndexPath = false

    // MARK: The parts

    final lazy var content = TableContent(of: self)
    final lazy var reuse = TableReuse()
    final lazy var tiles = TableTiles(of: self)
    final lazy var headers = TableHeaders(of: self)
    final lazy var wholes = TableWholes(of: self)
    final lazy var selecting = TableSelecting(in: self)
    final lazy var touches = TableTouches(in: self)
    final lazy var keys = TableKeys(of: self)
    final lazy var updates = TableUpdates(of: self)
    final lazy var index = TableIndex(of: self)
    final lazy var menus = TableMenus(of: self)
    final lazy var prefetching = TablePrefetching(of: self)
    final lazy var reordering = TableReordering(in: self)
    final var startedDragging: ListDragging?
    final lazy var rowSwipe = RowSwipe()
    final lazy var sweep = SelectionSweep(over: self)
    package final lazy var rowReorder = RowReorder(self)
    /// The delegate for which `knownRows` was found out last.
    final weak var knownSource: (any UIScrollViewDelegate)?
    final weak var knownRows: (any UITableViewDelegate)?
    final var scrollDelegate: (any UIScrollViewDelegate)? { super.delegate }
    /// The width and the look that heights were measured for; nil before the first layout.
    final var measured: (width: CGFloat, look: TableLook)?
    /// The questions that the delegate and the data source leave to the table.
    final var unanswered: TableQuestion = []
    /// The measures and colours for the width that the table has now.
    final var look: TableLook { currentLook }
    final var knownLook: TableLook?

    // MARK: What views do

    override var coversVerticalIndicator: Bool { index.isShown }

    /// Keeps the selection too where the data source has names for its rows.
    override open func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        (keptRows ?? ListState(of: self))?.encode(with: coder)
    }

    override open func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        keptRows = ListState(from: coder)
    }

    private final var keptRows: ListState?

    override func restoreKeptState() {
        super.restoreKeptState()
        keptRows?.restore(self)
        keptRows = nil
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        tiles.layOut()
    }

    override func boundsSizeDidChange(from oldSize: CGSize) {
        super.boundsSizeDidChange(from: oldSize)
        if bounds.width != oldSize.width { widthDidChange() }
    }

    override open func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        widthDidChange()
    }

    override open func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        widthDidChange()
    }

    override open var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds.origin
            super.bounds = newValue
            if super.bounds.origin != old { offsetDidMove() }
        }
    }

    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
        else { return }
        heightsDidChange()
    }

    override open func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { touches.cancel() }
    }

    override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        self.touches.began(touches, event)
    }

    override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
        self.touches.moved(touches)
    }

    override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        self.touches.ended(touches, event)
    }

    override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        self.touches.cancel()
    }

    override open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        menus.decides(on: gestureRecognizer)
            ?? super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    override open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !keys.began(presses, event) { super.pressesBegan(presses, with: event) }
    }

    override open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !keys.ended(presses) { super.pressesEnded(presses, with: event) }
    }

    override open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keys.cancel()
        super.pressesCancelled(presses, with: event)
    }

    override open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        super.didUpdateFocus(in: context, with: coordinator)
        keys.focusDidMove(to: context.nextFocusedView)
    }

    override var ownGestureUse: GestureUse {
        super.ownGestureUse.union(.taps)
    }
}
