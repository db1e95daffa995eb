/// The views that a collection view shows its elements with: it makes those that the layout wants near the bounds, places them, and keeps
/// those that are not needed any more for later.
@MainActor final class CollectionTiles {
    /// The collection view, which owns this.
    private unowned let view: UICollectionView

    var reuse = CollectionReuse()
    var prefetching = PrefetchPlan()
    private(set) var menus: CollectionMenus?
    private lazy var strips = OrthogonalStrips(view)

    private var shown: [ElementKey: UICollectionReusableView] = [:]

    init(_ view: UICollectionView) {
        self.view = view
    }

    private var layout: UICollectionViewLayout {
        view.currentLayout
    }

    func delegateDidChange() {
        guard view.delegate != nil, menus == nil else { return }
        let menus = CollectionMenus(view)
        self.menus = menus
        menus.install()
    }

    // MARK: Data

    private var knownCounts: CollectionCounts?
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
        view.forgetMovement()
        prefetching.reset()
        invalidateEverything()
        view.setNeedsLayout()
    }

    private func invalidateEverything() {
        let context = InstantiableInvalidationContext.make(type(of: layout).invalidationContextClass)
        context.concernsEverything = true
        context.concernsCounts = true
        layout.invalidateLayout(with: context)
    }

    private func reloadIfDue() {
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
    private var isPreparing = false
    /// What contexts want added to the offset once the layout is prepared.
    private var offsetAdjustment = CGPoint.zero

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

    /// The layout is another one.
    func layoutDidChange() {
        needsPreparation = true
        if !(layout is any OrthogonalLayout) { strips.removeAll() }
    }

    func prepareIfNeeded() {
        guard needsPreparation, !isPreparing else { return }
        prepare()
        commitContentSize()
        let adjustment = offsetAdjustment
        offsetAdjustment = .zero
        if adjustment != .zero, adjustment.isFinite {
            let offset = view.contentOffset
            view.contentOffset = CGPoint(x: offset.x + adjustment.x, y: offset.y + adjustment.y)
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

    /// Longer content than this is a mistake, in points.
    private static let mostContent: CGFloat = 1e9

    func commitContentSize() {
        var size = layout.collectionViewContentSize
        if !size.isFinite || size.width < 0 || size.height < 0 || max(size.width, size.height) > Self.mostContent {
            view.report(
                "The size of the content of \(type(of: layout)) cannot be \(size); it is cut to what is possible")
            func cut(_ length: CGFloat) -> CGFloat { length.isFinite ? min(max(length, 0), Self.mostContent) : 0 }
            size = CGSize(width: cut(size.width), height: cut(size.height))
        }
        if view.contentSize != size { view.contentSize = size }
        beginAtLeadingEdge()
    }

    /// Whether the content was shown from its leading edge.
    private var hasBegun = false

    /// A mirrored layout begins at the right end of its content.
    private func beginAtLeadingEdge() {
        guard !hasBegun, !view.bounds.isEmpty, view.contentSize != .zero else { return }
        hasBegun = true
        guard isMirrored, view.contentSize.width > view.bounds.width else { return }
        view.contentOffset.x = view.contentSize.width - view.bounds.width + view.adjustedContentInset.right
    }

    // MARK: Mirroring

    private var isMirrored: Bool {
        layout.flipsHorizontallyInOppositeLayoutDirection
            && view.effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
    }

    var mirror: LayoutMirror {
        guard isMirrored else { return LayoutMirror() }
        let inset = view.adjustedContentInset
        return LayoutMirror(width: max(view.contentSize.width, view.bounds.width - inset.left - inset.right))
    }

    /// The mirror by which the views were placed last.
    private var shownMirror = LayoutMirror()

    // MARK: Bounds

    /// The size of the bounds that the layout was told of last.
    private var toldSize: CGSize?

    func boundsWillChange(to bounds: CGRect) {
        guard !isPreparing, bounds.isFinite, bounds != view.bounds else { return }
        toldSize = bounds.standardized.size
        guard layout.shouldInvalidateLayout(forBoundsChange: bounds) else { return }
        layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: bounds))
    }

    func insetDidChange() {
        layout.invalidateLayout()
    }

    /// The size changed by a way on which the layout was not asked before: it is taken to be another one.
    private func catchUpWithBounds() {
        if let toldSize, toldSize != view.bounds.size { layout.invalidateLayout() }
        toldSize = view.bounds.size
    }

    // MARK: Laying out

    /// Whether views are being placed just now.
    private(set) var isLayingOut = false
    /// Whether a layout was asked for meanwhile.
    private var isLayoutDueAgain = false
    /// Cells that say another size each time would go on for ever.
    private static let mostPasses = 16

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
        pendingScroll = nil
        view.backgroundView.map(placeBackground)
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

    private func layoutDidEnd() {
        isLayingOut = false
        guard isLayoutDueAgain else { return }
        isLayoutDueAgain = false
        view.setNeedsLayout()
    }

    private func placeBackground(_ background: UIView) {
        if background.frame != view.bounds { background.frame = view.bounds }
    }

    // MARK: Standing still while sizes become known

    private struct Anchor {
        let key: ElementKey
        /// In the layout's coordinates.
        let origin: CGPoint
    }

    /// The first element that is seen from its beginning: what is seen stays where it is if elements before it turn out to be larger.
    private var anchor: Anchor? {
        let (seen, offset, inset) = (
            view.bounds.inset(by: view.adjustedContentInset), view.contentOffset, view.adjustedContentInset
        )
        // At its beginning the content stays at its beginning.
        guard offset.y > -inset.top || offset.x > -inset.left else { return nil }
        let whole = shown.values.filter { view in
            view.superview === self.view && view.element?.category == .cell && view.frame.minY >= seen.minY
                && view.frame.minX >= seen.minX && view.frame.minY < seen.maxY
        }
        guard let first = whole.min(by: Self.isEarlier), let key = first.element, let attributes = first.shownAttributes
        else { return nil }
        return Anchor(key: key, origin: attributes.frame.origin)
    }

    private func hold(_ anchor: Anchor) {
        guard let frame = attributes(of: anchor.key)?.frame else { return }
        var offset = view.contentOffset
        let seen = view.bounds.inset(by: view.adjustedContentInset).size
        if view.contentSize.height > seen.height { offset.y += frame.minY - anchor.origin.y }
        if view.contentSize.width > seen.width {
            offset.x += (frame.minX - anchor.origin.x) * (isMirrored ? -1 : 1)
        }
        if offset != view.contentOffset { view.contentOffset = view.scrollGeometry.clamped(offset) }
    }

    /// An item that was scrolled to, and that moves as long as sizes become known.
    var pendingScroll: (item: IndexPath, position: UICollectionView.ScrollPosition)?

    private func scrollToPendingItem() {
        guard let pendingScroll, let offset = view.offset(showing: pendingScroll.item, pendingScroll.position) else {
            return
        }
        if offset != view.contentOffset { view.contentOffset = offset }
    }

    // MARK: Placing

    private struct Wish {
        let key: ElementKey
        let attributes: UICollectionViewLayoutAttributes
        let container: UIScrollView
        let mirror: LayoutMirror
    }

    /// Where views come from and go to in an animation.
    struct Motion {
        /// The attributes that a new view of the element begins with, in the layout's coordinates; nil: it is there at once.
        let initial: (ElementKey) -> UICollectionViewLayoutAttributes?
        /// The attributes that the view of an element ends with which is not seen any more; nil: it stays where it is.
        let final: (ElementKey) -> UICollectionViewLayoutAttributes?
    }

    /// Makes, moves and takes away views until there is one for each element near the bounds.
    ///
    /// - Parameter motion: For an animation in whose block this is called.
    /// - Returns: The views that are to be dropped when the animation is over.
    @discardableResult private func place(_ motion: Motion? = nil) -> [UICollectionReusableView] {
        let wishes = wishes()
        let wanted = Set(wishes.map(\.key))
        let isTurned = mirror != shownMirror
        shownMirror = mirror
        var leaving: [UICollectionReusableView] = []
        let responder = view.window?.firstResponder as? UIView
        for old in shown.values.sorted(by: Self.isEarlier) {
            guard let key = old.element, !wanted.contains(key) else { continue }
            if responder?.isDescendant(of: old) == true, let attributes = attributes(of: key) {
                // What is being typed into stays, wherever it was scrolled to.
                apply(attributes, to: old, mirror)
                continue
            }
            shown[key] = nil
            if let motion {
                if let attributes = motion.final(key) { apply(attributes, to: old, mirror) }
                leaving.append(old)
            } else {
                drop(old)
            }
        }
        for wish in wishes {
            if let old = shown[wish.key] {
                if old.superview !== wish.container { insert(old, wish) }
                if isTurned || old.shownAttributes != wish.attributes { apply(wish.attributes, to: old, wish.mirror) }
                askForSize(old, wish.attributes)
            } else if let new = makeView(wish) {
                shown[wish.key] = new
                UIView.performWithoutAnimation {
                    let start = motion?.initial(wish.key).flatMap { isSane($0) ? $0 : nil }
                    apply(start ?? wish.attributes, to: new, wish.mirror)
                }
                willDisplay(new, wish.key)
                insert(new, wish)
                if new.shownAttributes != wish.attributes { apply(wish.attributes, to: new, wish.mirror) }
                askForSize(new, wish.attributes)
            }
        }
        return leaving
    }

    private func wishes() -> [Wish] {
        let mirror = mirror
        var wishes: [Wish] = []
        var known: Set<ElementKey> = []
        func add(_ attributes: UICollectionViewLayoutAttributes, _ container: UIScrollView, _ mirror: LayoutMirror) {
            guard !attributes.isHidden, isSane(attributes), let key = dataKey(of: attributes),
                known.insert(key).inserted
            else { return }
            wishes.append(Wish(key: key, attributes: attributes, container: container, mirror: mirror))
        }
        if let movement = view.movement {
            add(view.heldAttributes(movement), view, mirror)
        }
        let rect = mirror.turn(view.preparedBounds)
        for attributes in layout.layoutAttributesForElements(in: rect) ?? [] where isSane(attributes) {
            if attributes.frame.meets(rect) { add(attributes, view, mirror) }
        }
        if let layout = layout as? any OrthogonalLayout {
            strips.update(layout, near: rect, mirror)
            for strip in strips.all {
                for attributes in strip.attributes(layout) { add(attributes, strip, strip.mirror) }
            }
        }
        return wishes
    }

    /// The element in the data that the attributes are of; nil where there is no such element.
    private func dataKey(of attributes: UICollectionViewLayoutAttributes) -> ElementKey? {
        let key = ElementKey(attributes)
        guard key.category == .cell else { return key }
        let place = view.dataPlace(ofLayoutPlace: key.indexPath)
        guard counts.contains(place) else {
            view.report(
                "\(type(of: layout)) has attributes for an item at \(Array(key.indexPath)), of which the data source has none; they are left out"
            )
            return nil
        }
        return key.moved(to: place)
    }

    /// Whether a view can have the attributes.
    private func isSane(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        let frame = attributes.frame
        let isSane =
            frame.isFinite && attributes.transform.isFinite && attributes.alpha.isFinite && frame.width >= 0
            && frame.height >= 0
            && [frame.minX, frame.minY, frame.maxX, frame.maxY].allSatisfy { abs($0) <= Self.mostContent * 2 }
        if !isSane {
            view.report(
                "\(type(of: layout)) puts an element at \(frame), where nothing can be; such elements are left out")
        }
        return isSane
    }

    private func apply(
        _ attributes: UICollectionViewLayoutAttributes, to element: UICollectionReusableView, _ mirror: LayoutMirror
    ) {
        guard isSane(attributes) else { return }
        if element.transform != attributes.transform { element.transform = attributes.transform }
        if attributes.transform.isIdentity {
            let frame = mirror.turn(attributes.frame)
            if element.frame != frame { element.frame = frame }
        } else {
            if element.bounds.size != attributes.size { element.bounds.size = attributes.size }
            let center = mirror.turn(attributes.center)
            if element.center != center { element.center = center }
        }
        let alpha = min(max(attributes.alpha, 0), 1)
        if element.alpha != alpha { element.alpha = alpha }
        let zIndexDidChange = element.shownAttributes.map { $0.zIndex != attributes.zIndex } ?? false
        // A copy: layouts change the objects that they hand out.
        let copy = attributes.duplicate
        element.shownAttributes = copy
        if zIndexDidChange, let container = element.superview { order(element, in: container) }
        element.apply(copy)
    }

    private func insert(_ element: UICollectionReusableView, _ wish: Wish) {
        UIView.performWithoutAnimation { wish.container.insertContentSubview(element) }
        order(element, in: wish.container)
    }

    /// Puts the view below the first one that has a higher index.
    private func order(_ element: UICollectionReusableView, in container: UIView) {
        let zIndex = element.shownAttributes?.zIndex ?? 0
        let higher = container.subviews.first { other in
            guard other !== element, let other = other as? UICollectionReusableView else { return false }
            return (other.shownAttributes?.zIndex ?? 0) > zIndex
        }
        if let higher {
            container.insertSubview(element, belowSubview: higher)
        } else if let scroll = container as? UIScrollView, scroll.subviews.last !== element {
            scroll.insertContentSubview(element)
        }
    }

    // MARK: Sizes that views prefer

    private func askForSize(_ element: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        guard attributes.sizing != .fixed, attributes.representedElementCategory != .decorationView,
            element.fitting.map({ $0.asked != attributes.size && $0.preferred != attributes.size }) ?? true
        else { return }
        (element as? UICollectionViewCell)?.updateConfigurationIfNeeded()
        let preferred = element.preferredLayoutAttributesFitting(attributes.duplicate)
        element.fitting = (attributes.size, preferred.size)
        guard isSane(preferred),
            layout.shouldInvalidateLayout(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
        else { return }
        layout.invalidateLayout(
            with: layout.invalidationContext(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
    }

    func contentDidChange(in cell: UICollectionViewCell) {
        guard cell.shownAttributes.map({ $0.sizing != .fixed }) == true, view.selfSizingInvalidation != .disabled,
            shows(cell)
        else { return }
        cell.fitting = nil
        view.setNeedsLayout()
    }

    // MARK: Making views

    private func makeView(_ wish: Wish) -> UICollectionReusableView? {
        let (key, attributes) = (wish.key, wish.attributes)
        let made: UICollectionReusableView
        switch key.category {
        case .cell:
            guard let cell = makeCell(key, attributes.size) else { return nil }
            made = cell
        case .supplementaryView: made = makeSupplementary(key, attributes.size)
        case .decorationView: made = makeDecoration(key, attributes.size)
        }
        made.collectionView = view
        made.element = key
        made.dequeuedFor = nil
        made.fitting = nil
        if let cell = made as? UICollectionViewCell { view.prepareState(of: cell, at: key.indexPath) }
        return made
    }

    /// The element that the data source is asked for just now, and the size that its view will have.
    private var asked: (key: ElementKey, size: CGSize)?
    /// The cell that is filled again just now.
    private var reconfigured: UICollectionViewCell?

    /// Asks the data source for a view.
    private func ask<View>(_ key: ElementKey, _ size: CGSize, _ question: (any UICollectionViewDataSource) -> View)
        -> View?
    {
        guard let source = view.dataSource else { return nil }
        let outer = asked
        asked = (key, size)
        view.isAnswerStandard = false
        RegistrationName.askedDataSources += 1
        defer {
            asked = outer
            RegistrationName.askedDataSources -= 1
        }
        return question(source)
    }

    private func makeCell(_ key: ElementKey, _ size: CGSize) -> UICollectionViewCell? {
        let place = key.indexPath
        guard let cell = ask(key, size, { $0.collectionView(view, cellForItemAt: place) }) else { return nil }
        guard isFree(cell, key, "collectionView(_:cellForItemAt:)") else {
            return UICollectionViewCell(frame: CGRect(origin: .zero, size: size))
        }
        return cell
    }

    private func makeSupplementary(_ key: ElementKey, _ size: CGSize) -> UICollectionReusableView {
        let frame = CGRect(origin: .zero, size: size)
        let (kind, place) = (key.kind ?? "", key.indexPath)
        let answer = ask(key, size) {
            $0.collectionView(view, viewForSupplementaryElementOfKind: kind, at: place)
        }
        guard let answer else { return UICollectionReusableView(frame: frame) }
        if view.isAnswerStandard {
            view.report(
                "The layout has supplementary views of kind \"\(kind)\", but the data source does not implement collectionView(_:viewForSupplementaryElementOfKind:at:); they are empty"
            )
            return answer
        }
        let isFree = isFree(answer, key, "collectionView(_:viewForSupplementaryElementOfKind:at:)")
        return isFree ? answer : UICollectionReusableView(frame: frame)
    }

    /// Whether a view that a data source answered can show the element. What is odd about it is reported.
    private func isFree(_ answer: UICollectionReusableView, _ key: ElementKey, _ method: String) -> Bool {
        if answer.element != nil {
            view.report(
                "\(method) answered a view that shows something else already; dequeue one for each element. The element is empty"
            )
            return false
        }
        if answer.reuseIdentifier == nil {
            view.report("\(method) answered a view that was not dequeued; it is shown, and not used again")
        } else if let other = answer.dequeuedFor, other != key {
            view.report("\(method) answered a view that was dequeued for another place; it is shown")
        }
        return true
    }

    private func makeDecoration(_ key: ElementKey, _ size: CGSize) -> UICollectionReusableView {
        let kind = key.kind ?? ""
        let name = CollectionReuse.Name(category: .decorationView, kind: kind, identifier: kind)
        if !reuse.isRegistered(name), let type = layout.decorationClasses[kind] { reuse.register(type, as: name) }
        guard let made = reuse.dequeue(name, size: size) else {
            view.report("No class is registered with the layout for decorations of kind \"\(kind)\"; they are empty")
            return UICollectionReusableView(frame: CGRect(origin: .zero, size: size))
        }
        made.reuseIdentifier = kind
        return made
    }

    // MARK: Dequeuing

    func dequeueCell(_ identifier: String, for place: IndexPath) -> UICollectionViewCell {
        let name = CollectionReuse.Name(category: .cell, kind: nil, identifier: identifier)
        let key = ElementKey(cell: place)
        if let reconfigured, reconfigured.element == key, reconfigured.reuseIdentifier == identifier {
            return reconfigured
        }
        if let cell = reuse.dequeue(name, size: size(of: key)) as? UICollectionViewCell {
            prepare(cell, name, key)
            return cell
        }
        view.report(
            "No class is registered for cells with the identifier \"\(identifier)\"; call register(_:forCellWithReuseIdentifier:) before. The cell is empty"
        )
        let cell = UICollectionViewCell(frame: CGRect(origin: .zero, size: size(of: key)))
        prepare(cell, name, key)
        return cell
    }

    func dequeueSupplementary(_ kind: String, _ identifier: String, for place: IndexPath) -> UICollectionReusableView {
        let name = CollectionReuse.Name(category: .supplementaryView, kind: kind, identifier: identifier)
        let key = ElementKey(supplementary: kind, place)
        if let found = reuse.dequeue(name, size: size(of: key)) {
            prepare(found, name, key)
            return found
        }
        view.report(
            "No class is registered for supplementary views of kind \"\(kind)\" with the identifier \"\(identifier)\"; call register(_:forSupplementaryViewOfKind:withReuseIdentifier:) before. The view is empty"
        )
        let made = UICollectionReusableView(frame: CGRect(origin: .zero, size: size(of: key)))
        prepare(made, name, key)
        return made
    }

    func dequeue<View: UICollectionReusableView>(
        _ type: View.Type, _ registration: RegistrationName, _ name: CollectionReuse.Name, for key: ElementKey
    ) -> View {
        if registration.isTooLate {
            view.report(
                "A registration was made while the data source was asked for a view; make it once, before. Views are not used again so"
            )
        }
        if let reconfigured = reconfigured as? View, reconfigured.element == key,
            reconfigured.reuseIdentifier == name.identifier
        {
            return reconfigured
        }
        if !reuse.isRegistered(name) { reuse.register(type, as: name) }
        let size = size(of: key)
        let found = reuse.dequeue(name, size: size) as? View ?? InstantiableReusableView.make(exactly: type, size)
        prepare(found, name, key)
        return found
    }

    private func prepare(_ found: UICollectionReusableView, _ name: CollectionReuse.Name, _ key: ElementKey) {
        found.reuseIdentifier = name.identifier
        found.collectionView = view
        found.dequeuedFor = key
        let size = size(of: key)
        if found.bounds.size != size {
            UIView.performWithoutAnimation { found.bounds.size = size }
        }
    }

    private func size(of key: ElementKey) -> CGSize {
        if let asked, asked.key == key { return asked.size }
        return needsPreparation ? .zero : attributes(of: key)?.size ?? .zero
    }

    // MARK: Showing and dropping

    private func willDisplay(_ element: UICollectionReusableView, _ key: ElementKey) {
        if let cell = element as? UICollectionViewCell, key.category == .cell {
            view.delegate?.collectionView(view, willDisplay: cell, forItemAt: key.indexPath)
        } else if key.category == .supplementaryView {
            view.delegate?.collectionView(
                view, willDisplaySupplementaryView: element, forElementKind: key.kind ?? "", at: key.indexPath)
        }
    }

    /// Takes the view away and keeps it for later.
    func drop(_ element: UICollectionReusableView) {
        guard let key = element.element else { return }
        if let row = element as? any SwipeableRow { view.rowSwipe?.rowDidLeave(row) }
        element.removeFromSuperview()
        element.element = nil
        element.shownAttributes = nil
        element.fitting = nil
        if let cell = element as? UICollectionViewCell, key.category == .cell {
            view.delegate?.collectionView(view, didEndDisplaying: cell, forItemAt: key.indexPath)
            if cell.isHighlighted { cell.isHighlighted = false }
            if cell.isSelected { cell.isSelected = false }
            cell.isReordering = false
        } else if key.category == .supplementaryView {
            view.delegate?.collectionView(
                view, didEndDisplayingSupplementaryView: element, forElementOfKind: key.kind ?? "", at: key.indexPath)
        }
        // The delegate may have put it somewhere else.
        if element.superview == nil { reuse.enqueue(element, kind: key.kind, key.category) }
    }

    // MARK: Elements

    var cells: [UICollectionViewCell] {
        shown.values.compactMap { $0 as? UICollectionViewCell }
    }

    var all: [UICollectionReusableView] {
        shown.values.sorted(by: Self.isEarlier)
    }

    func view(of key: ElementKey) -> UICollectionReusableView? {
        shown[key]
    }

    func shows(_ element: UICollectionReusableView) -> Bool {
        element.element.map { shown[$0] === element } ?? false
    }

    /// The views that are seen, in the order of what they show.
    func visible(
        _ category: UICollectionView.ElementCategory, _ kind: String? = nil
    ) -> [UICollectionReusableView] {
        shown.filter { key, element in
            key.category == category && key.kind == kind && frame(of: element).intersects(view.bounds)
        }.values.sorted(by: Self.isEarlier)
    }

    /// In the collection view's coordinates.
    private func frame(of element: UICollectionReusableView) -> CGRect {
        element.superview === view ? element.frame : element.convert(element.bounds, to: view)
    }

    private static func isEarlier(_ one: UICollectionReusableView, _ other: UICollectionReusableView) -> Bool {
        guard let first = one.element, let second = other.element else { return false }
        return (first.indexPath, first.category.rawValue, first.kind ?? "")
            < (second.indexPath, second.category.rawValue, second.kind ?? "")
    }

    /// In the layout's coordinates; of an item in a section that scrolls by itself, in those of the section's content.
    func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        let found: UICollectionViewLayoutAttributes?
        switch key.category {
        case .cell:
            guard counts.contains(key.indexPath) else { return nil }
            found = layout.layoutAttributesForItem(at: view.layoutPlace(ofDataPlace: key.indexPath))
        case .supplementaryView:
            found = layout.layoutAttributesForSupplementaryView(ofKind: key.kind ?? "", at: key.indexPath)
        case .decorationView:
            found = layout.layoutAttributesForDecorationView(ofKind: key.kind ?? "", at: key.indexPath)
        }
        return found.flatMap { isSane($0) ? $0 : nil }
    }

    /// A copy in the collection view's coordinates.
    func attributesInView(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        guard let copy = attributes(of: key)?.duplicate else { return nil }
        copy.indexPath = key.indexPath
        if key.category == .cell, let strip = strip(of: key.indexPath) {
            copy.center = strip.convert(strip.mirror.turn(copy.center), to: view)
        } else {
            copy.center = mirror.turn(copy.center)
        }
        return copy
    }

    /// The scroll view of the item's section, where the section scrolls by itself.
    func strip(of place: IndexPath) -> OrthogonalStrip? {
        guard let layout = layout as? any OrthogonalLayout, let section = place.first else { return nil }
        return strips.strip(of: section, layout, mirror)
    }

    /// - Parameter point: In the collection view's coordinates.
    func item(at point: CGPoint) -> IndexPath? {
        guard point.isFinite else { return nil }
        prepareIfNeeded()
        if let layout = layout as? any OrthogonalLayout,
            let strip = strips.all.first(where: { $0.frame.contains(point) })
        {
            let inside = strip.mirror.turn(view.convert(point, to: strip))
            return item(at: inside, among: layout.orthogonalAttributes(section: strip.section, in: inside.spot))
        }
        return item(atLayoutPoint: mirror.turn(point))
    }

    func item(atLayoutPoint point: CGPoint) -> IndexPath? {
        guard point.isFinite else { return nil }
        prepareIfNeeded()
        return item(at: point, among: layout.layoutAttributesForElements(in: point.spot) ?? [])
    }

    private func item(at point: CGPoint, among elements: [UICollectionViewLayoutAttributes]) -> IndexPath? {
        let hit = elements.filter {
            $0.representedElementCategory == .cell && !$0.isHidden && isSane($0) && $0.frame.contains(point)
        }
        // Of several that lie one above the other, the last one is the uppermost.
        let top = hit.map(\.zIndex).max()
        return hit.last { $0.zIndex == top }.map { view.dataPlace(ofLayoutPlace: $0.indexPath) }
    }

    /// The items that touch the rectangle, with their frames, both in the collection view's coordinates.
    func items(in rect: CGRect) -> [(place: IndexPath, frame: CGRect)] {
        prepareIfNeeded()
        let mirror = mirror
        var found: [(place: IndexPath, frame: CGRect)] = []
        for attributes in layout.layoutAttributesForElements(in: mirror.turn(rect)) ?? []
        where attributes.representedElementCategory == .cell && !attributes.isHidden && isSane(attributes) {
            found.append((view.dataPlace(ofLayoutPlace: attributes.indexPath), mirror.turn(attributes.frame)))
        }
        guard let layout = layout as? any OrthogonalLayout else { return found }
        for strip in strips.all where strip.frame.meets(rect) {
            for attributes in layout.orthogonalAttributes(
                section: strip.section, in: strip.mirror.turn(strip.bounds.insetBy(dx: -strip.bounds.width, dy: 0)))
            where attributes.representedElementCategory == .cell && isSane(attributes) {
                found.append((attributes.indexPath, strip.convert(strip.mirror.turn(attributes.frame), to: view)))
            }
        }
        return found
    }

    // MARK: Where scrolling ends

    func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        let wanted = layout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
        return wanted.isFinite ? wanted : proposed
    }

    // MARK: Prefetching

    private func prefetch() {
        guard view.isPrefetchingEnabled, let source = view.prefetchDataSource, view.window != nil else { return }
        let (move, size) = (view.lastMove, view.bounds.size)
        let isDown = abs(move.dy) >= abs(move.dx)
        let ahead = view.bounds.offsetBy(
            dx: isDown ? 0 : (move.dx < 0 ? -size.width : size.width),
            dy: isDown && view.contentSize.height > size.height ? (move.dy < 0 ? -size.height : size.height) : 0)
        let isForwards = isDown ? move.dy >= 0 : move.dx >= 0
        let next = items(in: ahead).map(\.place).sorted()
        let seen = Set(shown.keys.filter { $0.category == .cell }.map(\.indexPath))
        let (wanted, cancelled) = prefetching.update(shown: seen, ahead: isForwards ? next : next.reversed())
        if !cancelled.isEmpty { source.collectionView(view, cancelPrefetchingForItemsAt: cancelled) }
        if !wanted.isEmpty { source.collectionView(view, prefetchItemsAt: wanted) }
    }

    // MARK: Updates

    /// Gives the views that stay the places that their elements have after an update.
    ///
    /// - Parameter newKey: The element's name after the update; nil where its view goes.
    /// - Returns: The views that go.
    func rename(_ newKey: (ElementKey) -> ElementKey?) -> [UICollectionReusableView] {
        var kept: [ElementKey: UICollectionReusableView] = [:]
        var gone: [UICollectionReusableView] = []
        for element in shown.values.sorted(by: Self.isEarlier) {
            if let key = element.element.flatMap(newKey), kept[key] == nil {
                element.element = key
                kept[key] = element
            } else {
                gone.append(element)
            }
        }
        shown = kept
        return gone
    }

    /// Where the elements stand now that there are views for, and those around them: what is needed to animate from here.
    func snapshot() -> [ElementKey: UICollectionViewLayoutAttributes] {
        var places: [ElementKey: UICollectionViewLayoutAttributes] = [:]
        if !needsPreparation, !isReloadDue {
            let near = view.bounds.insetBy(dx: -view.bounds.width, dy: -view.bounds.height)
            for attributes in layout.layoutAttributesForElements(in: mirror.turn(near)) ?? [] where isSane(attributes) {
                places[ElementKey(attributes)] = attributes.duplicate
            }
        }
        for (key, element) in shown { places[key] = element.shownAttributes }
        return places
    }

    /// Moves a view in an animation to where it is seen last.
    func send(_ element: UICollectionReusableView, to attributes: UICollectionViewLayoutAttributes?) {
        guard let attributes else { return }
        apply(attributes, to: element, mirror)
    }

    /// Has the data source fill the cell of an item again.
    func reconfigure(_ place: IndexPath) {
        let key = ElementKey(cell: place)
        guard let cell = shown[key] as? UICollectionViewCell, counts.contains(place) else { return }
        reconfigured = cell
        let answer = ask(key, cell.bounds.size) { $0.collectionView(view, cellForItemAt: place) }
        reconfigured = nil
        guard let answer, answer !== cell else {
            cell.setNeedsUpdateConfiguration()
            return contentDidChange(in: cell)
        }
        view.report(
            "collectionView(_:cellForItemAt:) answered another cell for an item that was to be reconfigured; the item gets that cell"
        )
        shown[key] = nil
        drop(cell)
        guard isFree(answer, key, "collectionView(_:cellForItemAt:)") else { return }
        // The next layout asks for it again, and finds it waiting.
        reuse.enqueue(answer, kind: nil, .cell)
        view.setNeedsLayout()
    }
}

extension CGPoint {
    /// A rectangle of one point around the point.
    fileprivate var spot: CGRect {
        CGRect(x: x - 0.5, y: y - 0.5, width: 1, height: 1)
    }
}
