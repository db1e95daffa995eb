/// Shows items of a data source where a layout puts them, by views that are used again.
///
/// Only what is near the bounds has views. Changes of the data are told by the methods for updates, which animate them, or by
/// `reloadData()`. What is asked for while the data source or the layout is being asked is done afterwards.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// Makes a collection view with a layout.
    ///
    /// - Parameter layout: Says where items stand. It belongs to this collection view from now on.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        currentLayout = layout
        super.init(frame: frame)
        layout.user = self
    }

    public required init?(coder: NSCoder) {
        currentLayout = CollectionViewAttributes.layout(coder)
        super.init(coder: coder)
        currentLayout.user = self
        coder.decodeInterface(as: UICollectionView.self, into: self)
    }

    // MARK: Data

    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }

    @_nonoverride open var delegate: (any UICollectionViewDelegate)? {
        get { super.delegate as? any UICollectionViewDelegate }
        set { setDelegate(newValue) }
    }

    /// Hands the delegate on to the scroll view, which keeps it.
    private func setDelegate(_ delegate: (any UICollectionViewDelegate)?) {
        super.delegate = delegate
        tiles.delegateDidChange()
    }

    /// The object that gets data ready for items before they are seen.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
        didSet { tiles.prefetching.reset() }
    }
    open var isPrefetchingEnabled = true

    open var numberOfSections: Int { shownCounts.items.count }

    /// The number of items in a section; 0 for a section that there is none of.
    open func numberOfItems(inSection section: Int) -> Int {
        let items = shownCounts.items
        return items.indices.contains(section) ? items[section] : 0
    }

    // MARK: Layout

    /// The layout that says where items stand. Setting it shows the items as the new layout puts them, at once.
    open var collectionViewLayout: UICollectionViewLayout {
        get { currentLayout }
        set { setCollectionViewLayout(newValue, animated: false) }
    }

    final var currentLayout: UICollectionViewLayout

    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated, completion: nil)
    }

    /// Goes over to another layout, and calls a block afterwards.
    ///
    /// - Parameter completion: Gets whether the animation went to its end.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) { LayoutChange(of: self, to: layout).run(animated: animated, completion) }

    /// Goes over to another layout as somebody sets the progress of the answer, until the transition is finished or cancelled.
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: UICollectionView.LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout { beginTransition(to: layout, completion) }

    /// Lets the items go to their places in the new layout.
    open func finishInteractiveTransition() { endTransition(finished: true) }

    /// Lets the items go back to their places in the old layout.
    open func cancelInteractiveTransition() { endTransition(finished: false) }

    /// A block that gets whether the animation went to its end, and whether the transition was finished.
    public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

    final var transitionCompletion: LayoutInteractiveTransitionCompletion?

    /// The attributes of an item, in the collection view's coordinates; nil for an item that there is none of.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        tiles.attributesInView(of: ElementKey(cell: indexPath))
    }

    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        tiles.attributesInView(of: ElementKey(supplementary: kind, indexPath))
    }

    /// The changes after which cells that are shown are asked again how large they are.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    // MARK: Views

    final lazy var tiles = CollectionTiles(self)

    /// Has cells of the class be made for the identifier; nil takes that back.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        register(cellClass, as: CollectionReuse.Name(category: .cell, kind: nil, identifier: identifier))
    }

    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        register(
            viewClass,
            as: CollectionReuse.Name(category: .supplementaryView, kind: elementKind, identifier: identifier))
    }

    /// Has cells be made of the nib, which has one cell; nil takes that back.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        let name = CollectionReuse.Name(category: .cell, kind: nil, identifier: identifier)
        tiles.reuse.register(maker: nib?.maker(of: UICollectionViewCell.self, identifier), as: name)
    }

    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        let name = CollectionReuse.Name(category: .supplementaryView, kind: kind, identifier: identifier)
        tiles.reuse.register(maker: nib?.maker(of: UICollectionReusableView.self, identifier), as: name)
    }

    /// Has cells, or supplementary views, be made of a storyboard's prototype.
    ///
    /// - Parameter kind: The kind of a supplementary view; nil for a cell.
    final func register(_ prototype: CellPrototype, kind: String? = nil) {
        guard let identifier = prototype.identifier else { return }
        let category: ElementCategory = kind == nil ? .cell : .supplementaryView
        let name = CollectionReuse.Name(category: category, kind: kind, identifier: identifier)
        tiles.reuse.register(maker: { prototype.make() as? UICollectionReusableView }, as: name)
    }

    /// A cell of the registered class, used before or new. Where no class is registered, that is reported, and the cell is a plain one.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell { tiles.dequeueCell(identifier, for: indexPath) }

    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView { tiles.dequeueSupplementary(elementKind, identifier, for: indexPath) }

    /// The background, behind all items; it fills the collection view and does not scroll.
    open var backgroundView: UIView? {
        didSet { backgroundViewDidChange(from: oldValue) }
    }

    /// The cells whose items are seen, in the order of the items.
    open var visibleCells: [UICollectionViewCell] { tiles.visible(.cell).compactMap { $0 as? UICollectionViewCell } }

    /// The items that are seen, in order.
    open var indexPathsForVisibleItems: [IndexPath] { tiles.visible(.cell).compactMap(\.element?.indexPath) }

    /// The cell that shows an item; nil where there is none at the moment.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        tiles.view(of: ElementKey(cell: indexPath)) as? UICollectionViewCell
    }

    open func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? { tiles.view(of: ElementKey(supplementary: elementKind, indexPath)) }

    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        tiles.visible(.supplementaryView, elementKind)
    }

    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        tiles.visible(.supplementaryView, elementKind).compactMap(\.element?.indexPath)
    }

    /// The item that a cell shows; nil for a cell that shows no item of this collection view.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        tiles.itemCell(cell)?.element?.indexPath
    }

    /// The place of a supplementary view; nil for a view that is none of this collection view's.
    open func indexPath(forSupplementaryView view: UICollectionReusableView) -> IndexPath? {
        tiles.shows(view) && view.element?.category == .supplementaryView ? view.element?.indexPath : nil
    }

    /// The item at a point; nil where there is none.
    ///
    /// - Parameter point: A point in the collection view's coordinates.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { tiles.item(at: point) }

    // MARK: Selection

    final var selection = CollectionSelection()
    final lazy var sweep = SelectionSweep(over: self)

    /// Whether the user can select items. Code can, whatever it says.
    open var allowsSelection = true
    /// Whether several items can be selected at a time.
    open var allowsMultipleSelection = false {
        didSet { if !allowsMultipleSelection, oldValue { keepOneSelected() } }
    }
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false

    /// The selected items, in the order in which they were selected; nil for none.
    open var indexPathsForSelectedItems: [IndexPath]? {
        selection.places.isEmpty ? nil : selection.places
    }

    /// Selects the item, and scrolls so that it is seen where `scrollPosition` says. The delegate is not told. Nil selects nothing.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated, scrollPosition)
    }

    /// Deselects the item. The delegate is not told.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        unselect(indexPath, animated: animated)
    }

    // MARK: Scrolling

    /// Scrolls so that the item is seen where `scrollPosition` says.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, scrollPosition, animated: animated)
    }

    // MARK: Updates

    /// Forgets everything that was known of the data: the items are read anew before the next layout. Nothing stays selected.
    open func reloadData() { tiles.reload() }

    open func insertSections(_ sections: IndexSet) { update { $0.insertSections(sections) } }
    open func deleteSections(_ sections: IndexSet) { update { $0.deleteSections(sections) } }
    open func reloadSections(_ sections: IndexSet) { update { $0.reloadSections(sections) } }
    open func moveSection(_ section: Int, toSection newSection: Int) {
        update { $0.moveSection(section, to: newSection) }
    }

    open func insertItems(at indexPaths: [IndexPath]) { update { $0.insertItems(indexPaths) } }
    open func deleteItems(at indexPaths: [IndexPath]) { update { $0.deleteItems(indexPaths) } }
    /// Gives the items new cells.
    open func reloadItems(at indexPaths: [IndexPath]) { update { $0.reloadItems(indexPaths) } }
    /// Has the data source fill the items' cells again, which stay.
    open func reconfigureItems(at indexPaths: [IndexPath]) { update { $0.reconfigureItems(indexPaths) } }
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update { $0.moveItem(at: indexPath, to: newIndexPath) }
    }

    /// Makes all changes that `updates` asks for together, and animates them. The data changes in the block too.
    ///
    /// - Parameter completion: Gets whether the animation went to its end.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        performUpdates(updates, completion)
    }

    /// The changes of the batch that is being collected; nil outside of one.
    final var collectedUpdates: ListUpdates?
    /// The completions of batches that were begun within the batch that is being collected.
    final var nestedCompletions: [(Bool) -> Void] = []
    /// The update that the layout is asked about just now.
    final var updateInProgress: CollectionUpdate?

    /// Whether there is something in the data that was not asked for yet, or changes that were not placed yet.
    open var hasUncommittedUpdates: Bool { collectedUpdates != nil || tiles.isReloadDue }

    // MARK: Editing

    /// Whether items are edited: by cells that show it, and by the rules for selection while editing.
    open var isEditing = false {
        didSet { if isEditing != oldValue { editingDidChange() } }
    }

    // MARK: Interactive movement

    final var movement: CollectionMovement?
    final lazy var movementScroll = MovementScroll(self)
    /// The gesture that a controller has installed.
    final var movementGesture: MovementGesture?

    /// Picks the item up, for code that follows a gesture.
    ///
    /// - Returns: Whether the data source lets it be moved.
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        beginMovement(of: indexPath, needsAnswer: false)
    }

    /// Moves the item that is held.
    ///
    /// - Parameter targetPosition: Where the middle of the item is held, in the collection view's coordinates.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { move(to: targetPosition) }

    /// Puts the item down where it is held, and has the data source follow.
    open func endInteractiveMovement() { endMovement() }

    /// Puts the item back.
    open func cancelInteractiveMovement() { cancelMovement() }

    // MARK: Dragging and dropping

    /// The object that says what can be dragged.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
        didSet { draggingDidChange() }
    }
    /// The object that says what can be dropped. Without one, items of the collection view itself can be dropped where its data source lets
    /// them be moved.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
        didSet { draggingDidChange() }
    }
    /// Whether the user can drag items.
    open var dragInteractionEnabled = true {
        didSet { draggingDidChange() }
    }
    /// Whether items of the collection view are dragged just now.
    open var hasActiveDrag: Bool { startedDragging?.hasActiveDrag ?? false }
    /// Whether something is dragged over the collection view.
    open var hasActiveDrop: Bool { startedDragging?.hasActiveDrop ?? false }
    final var startedDragging: ListDragging?
    /// Marks the place of a drop; nil while there is none.
    final var dropMark: DropMark?

    // MARK: Lists

    /// Moves rows of lists aside; nil while no list has actions for that.
    final var rowSwipe: RowSwipe?
    /// Moves rows by their handles.
    package final lazy var rowReorder = RowReorder(self)

    // MARK: Focus

    /// Whether items can have the focus.
    open var allowsFocus = true
    open var allowsFocusDuringEditing = true
    /// Whether the item that gets the focus by an arrow key is selected.
    open var selectionFollowsFocus = false
    /// Whether the focus comes back to the item that had it last.
    open var remembersLastFocusedIndexPath = false

    /// The item that had the focus last.
    final var lastFocusedItem: IndexPath?

    // MARK: Menus

    /// Shows the menus that the delegate has for items. Nil while there is no delegate.
    open var contextMenuInteraction: UIContextMenuInteraction? { tiles.menus?.interaction }

    // MARK: What scroll views do

    override open var bounds: CGRect {
        get { super.bounds }
        set {
            tiles.boundsWillChange(to: newValue)
            let old = super.bounds.origin
            super.bounds = newValue
            if super.bounds.origin != old { rowSwipe?.listDidScroll() }
        }
    }

    override open var frame: CGRect {
        get { super.frame }
        set {
            if transform.isIdentity, newValue.isFinite {
                tiles.boundsWillChange(to: CGRect(origin: bounds.origin, size: newValue.size))
            }
            super.frame = newValue
        }
    }

    /// Keeps the selection too where the data source has names for its items.
    override open func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        (keptItems ?? ListState(of: self))?.encode(with: coder)
    }

    override open func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        keptItems = ListState(from: coder)
    }

    private final var keptItems: ListState?

    override func restoreKeptState() {
        super.restoreKeptState()
        keptItems?.restore(self)
        keptItems = nil
    }

    override open func layoutSubviews() {
        tiles.layOut()
        super.layoutSubviews()
    }

    override open func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        tiles.insetDidChange()
    }

    /// The offset at which the content comes to rest that would come to `proposed`: the one that the layout wants.
    override func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        let proposed = super.restingOffset(for: proposed, velocity: velocity)
        return tiles.restingOffset(for: proposed, velocity: velocity)
    }

    override open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === movementGesture?.recognizer { return movementGesture?.mayBegin == true }
        if let menus = tiles.menus, menus.owns(gestureRecognizer) {
            return menus.mayBegin(at: gestureRecognizer.location(in: self))
        }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // MARK: Touches and keys

    final lazy var presses = ItemPress(self)

    override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !presses.began(touches, event) { super.touchesBegan(touches, with: event) }
    }

    override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !presses.ended(touches) { super.touchesEnded(touches, with: event) }
    }

    override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !presses.cancelled(touches) { super.touchesCancelled(touches, with: event) }
    }

    final lazy var keys = ItemKeys(self)

    override open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !keys.began(presses) { super.pressesBegan(presses, with: event) }
    }

    override open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !keys.ended(presses) { super.pressesEnded(presses, with: event) }
    }

    override open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !keys.ended(presses) { super.pressesCancelled(presses, with: event) }
    }

    override open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        super.didUpdateFocus(in: context, with: coordinator)
        focusDidMove(to: context.nextFocusedView)
    }

    // MARK: Answers that are not given

    /// Whether the data source's last answer was the one that a data source has which does not implement the question.
    final var isAnswerStandard = false
    /// The kinds of the reports that were made already, each of which is made once.
    final var madeReports: Set<String> = []
}
