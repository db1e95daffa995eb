/// The views that a collection view shows its elements with: it makes those that the layout wants near the bounds, places them, and keeps
/// those that are not needed any more for later.
@MainActor final class CollectionTiles {
    /// The collection view, which owns this.
    unowned let view: UICollectionView

    let reuse = CollectionReuse()
    var prefetching = PrefetchPlan()
    private(set) var menus: CollectionMenus?
    lazy var strips = OrthogonalStrips(view)

    var shown: [ElementKey: UICollectionReusableView] = [:]

    init(_ view: UICollectionView) {
        self.view = view
    }

    var layout: UICollectionViewLayout {
        view.currentLayout
    }

    func delegateDidChange() {
        guard view.delegate != nil, menus == nil else { return }
        let menus = CollectionMenus(view)
        self.menus = menus
        menus.install()
        view.addGestureRecognizer(view.sweep)
    }

    // MARK: Asking

    /// Whether a view is asked for its size just now. Changes that it makes to itself meanwhile are in its answer.
    var isAskingForSize = false
    /// The element that the data source is asked for just now, and the size that its view will have.
    var asked: (key: ElementKey, size: CGSize)?
    /// The cell that the data source fills again just now; nil for none.
    var reconfigured: UICollectionViewCell?

    // MARK: Data

    var knownCounts: CollectionCounts?
    /// Whether all views are to be made anew before the next layout.
    private(set) var isReloadDue = false

    /// The numbers of items that the data source said last. It is asked where that is not known.
    var counts: CollectionCounts {
        if let knownCounts { return knownCounts }
        let counts = view.askForCounts()
        knownCounts = counts
        return counts
    }

    var knowsCounts: Bool {
        knownCounts != nil
    }

    func adopt(_ counts: CollectionCounts) {
        knownCounts = counts
    }

    func reload() {
        knownCounts = nil
        isReloadDue = true
        view.selection.removeAll()
        view.startedDragging?.forget()
        view.sweep.forget()
        view.forgetMovement()
        prefetching.reset()
        invalidateEverything()
        view.setNeedsLayout()
    }

    func invalidateEverything() {
        let context = InstantiableInvalidationContext.make(type(of: layout).invalidationContextClass)
        context.concernsEverything = true
        context.concernsCounts = true
        layout.invalidateLayout(with: context)
    }

    func reloadIfDue() {
        guard isReloadDue else { return }
        isReloadDue = false
        needsPreparation = true
        let views = shown.values.sorted(by: Self.isEarlier)
        shown = [:]
        for view in views { drop(view) }
    }

    // MARK: Preparing the layout

    /// Whether the layout was invalidated since it was prepared last.
    private(set) var needsPreparation = true
    var isPreparing = false
    /// The sum of what invalidation contexts add to the content offset once the layout has been prepared, in points.
    var offsetAdjustment = CGPoint.zero

    func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateDataSourceCounts, !isPreparing, view.updateInProgress == nil { knownCounts = nil }
        // A layout that changes its own rules while it is prepared goes by them at once.
        guard !isPreparing else { return }
        needsPreparation = true
        offsetAdjustment.x += context.contentOffsetAdjustment.x
        offsetAdjustment.y += context.contentOffsetAdjustment.y
        let more = context.contentSizeAdjustment
        if more != .zero, more.isFinite {
            let size = view.contentSize
            view.contentSize = CGSize(width: max(size.width + more.width, 0), height: max(size.height + more.height, 0))
        }
        view.setNeedsLayout()
    }

    /// Adopts another layout, which has been set.
    func layoutDidChange() {
        needsPreparation = true
        reuse.forgetDecorations()
        if !(layout is any OrthogonalLayout) { strips.removeAll() }
    }

    func prepareIfNeeded() {
        guard needsPreparation, !isPreparing else { return }
        prepare()
        commitContentSize()
        let adjustment = offsetAdjustment
        offsetAdjustment = .zero
        if adjustment != .zero, adjustment.isFinite {
            view.shiftContentOffset(by: CGVector(dx: adjustment.x, dy: adjustment.y))
        }
    }

    /// Prepares the layout and leaves the size of the content as it is.
    func prepare() {
        needsPreparation = false
        isPreparing = true
        _ = counts
        layout.prepare()
        isPreparing = false
    }

    /// The greatest length of content, in points; a layout that says more is taken to be mistaken.
    static let mostContent: CGFloat = 1e9

    func commitContentSize() {
        var size = layout.collectionViewContentSize
        if !size.isFinite || size.width < 0 || size.height < 0 || max(size.width, size.height) > Self.mostContent {
            view.report(
                "The size of the content of \(type(of: layout)) cannot be \(size); it is cut to what is possible",
                once: "content size")
            func cut(_ length: CGFloat) -> CGFloat { length.isFinite ? min(max(length, 0), Self.mostContent) : 0 }
            size = CGSize(width: cut(size.width), height: cut(size.height))
        }
        if view.contentSize != size { view.contentSize = size }
        beginAtLeadingEdge()
    }

    /// Whether the content was shown from its leading edge.
    var hasBegun = false

    /// Scrolls a mirrored layout to the right end of its content, where it begins.
    func beginAtLeadingEdge() {
        guard !hasBegun, !view.bounds.isEmpty, view.contentSize != .zero else { return }
        hasBegun = true
        guard isMirrored, view.contentSize.width > view.bounds.width else { return }
        view.contentOffset.x = view.contentSize.width - view.bounds.width + view.adjustedContentInset.right
    }

    // MARK: Mirroring

    var isMirrored: Bool {
        layout.flipsHorizontallyInOppositeLayoutDirection
            && view.effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
    }

    var mirror: LayoutMirror {
        guard isMirrored else { return LayoutMirror() }
        let inset = view.adjustedContentInset
        return LayoutMirror(width: max(view.contentSize.width, view.bounds.width - inset.left - inset.right))
    }

    /// The mirror by which the views were placed last.
    var shownMirror = LayoutMirror()

    // MARK: Bounds

    /// The size of the bounds that the layout was told of last.
    var toldSize: CGSize?

    func boundsWillChange(to bounds: CGRect) {
        guard !isPreparing, bounds.isFinite, bounds != view.bounds else { return }
        toldSize = bounds.standardized.size
        guard layout.shouldInvalidateLayout(forBoundsChange: bounds) else { return }
        layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: bounds))
    }

    /// The insets that the layout was made for last.
    private var knownInset: UIEdgeInsets?

    func insetDidChange() {
        // A bar that gives way to content that is scrolled changes no place in the content.
        let inset = view.insets.whole
        guard inset != knownInset else { return }
        knownInset = inset
        layout.invalidateLayout()
    }

    /// Takes the layout to be another one where the bounds changed their size by a way on which it was not asked.
    func catchUpWithBounds() {
        if let toldSize, toldSize != view.bounds.size { layout.invalidateLayout() }
        toldSize = view.bounds.size
    }

    // MARK: Laying out

    /// Whether views are being placed just now.
    private(set) var isLayingOut = false
    /// Whether a layout was asked for meanwhile.
    var isLayoutDueAgain = false
    /// The greatest number of passes of one layout: cells that say another size each time would go on for ever.
    static let mostPasses = 16

    func layOut() {
        guard !isLayingOut else {
            isLayoutDueAgain = true
            return
        }
        isLayingOut = true
        defer { layoutDidEnd() }
        catchUpWithBounds()
        var passes = 0
        repeat {
            reloadIfDue()
            // A layout that says itself by how much the offset changes has the last word.
            let anchor = passes > 0 && offsetAdjustment == .zero ? self.anchor : nil
            prepareIfNeeded()
            if let anchor { hold(anchor) }
            scrollToPendingItem()
            place()
            passes += 1
        } while (needsPreparation || isReloadDue) && passes < Self.mostPasses
        if !view.bounds.isEmpty { pendingScroll = nil }
        if let background = view.backgroundView { placeBackground(background) }
        view.lookForSwipes()
        prefetch()
    }

    /// Places the views in the block of an animation.
    ///
    /// - Returns: The views that are to be dropped when the animation is over.
    func place(moving motion: Motion) -> [UICollectionReusableView] {
        isLayingOut = true
        defer { layoutDidEnd() }
        return place(motion)
    }

    func layoutDidEnd() {
        isLayingOut = false
        guard isLayoutDueAgain else { return }
        isLayoutDueAgain = false
        view.setNeedsLayout()
    }

    func placeBackground(_ background: UIView) {
        if background.frame != view.bounds { background.frame = view.bounds }
    }

    // MARK: Standing still while sizes become known

    struct Anchor {
        let key: ElementKey
        /// The origin of the element, in the collection view's coordinates.
        let origin: CGPoint
    }

    /// The first element that is seen from its beginning: what is seen stays where it is if elements before it turn out to be larger.
    var anchor: Anchor? {
        let (seen, offset, inset) = (
            view.bounds.inset(by: view.adjustedContentInset), view.contentOffset, view.adjustedContentInset
        )
        // At its beginning the content stays at its beginning.
        guard offset.y > -inset.top || offset.x > -inset.left else { return nil }
        let whole = cells.filter { cell in
            guard cell.superview === view else { return false }
            let origin = cell.frame.origin
            return origin.y >= seen.minY && origin.x >= seen.minX && origin.y < seen.maxY
        }
        guard let first = whole.min(by: Self.isEarlier), let key = first.element, let attributes = first.shownAttributes
        else { return nil }
        return Anchor(key: key, origin: mirror.turn(attributes.frame).origin)
    }

    func hold(_ anchor: Anchor) {
        guard let frame = attributes(of: anchor.key).map({ mirror.turn($0.frame) }) else { return }
        var shift = CGVector.zero
        let seen = view.bounds.inset(by: view.adjustedContentInset).size
        if view.contentSize.height > seen.height { shift.dy = frame.minY - anchor.origin.y }
        if view.contentSize.width > seen.width { shift.dx = frame.minX - anchor.origin.x }
        if shift != .zero { view.shiftContentOffset(by: shift) }
    }

    /// The item that was scrolled to last, which is scrolled to again as long as sizes become known; nil for none.
    var pendingScroll: (item: IndexPath, position: UICollectionView.ScrollPosition)?

    func scrollToPendingItem() {
        guard let pendingScroll, let offset = view.offset(showing: pendingScroll.item, pendingScroll.position) else {
            return
        }
        if offset != view.contentOffset { view.contentOffset = offset }
    }
}
