/// Says where the elements of a collection view stand.
///
/// A subclass computes what it needs in `prepare()` and answers for rectangles and for single elements afterwards. The collection view asks
/// for what is near its bounds only. Coordinates are points from the corner of the content where the layout begins; where
/// `flipsHorizontallyInOppositeLayoutDirection` is true, the collection view mirrors them for the other direction of reading.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObjectProtocol, Hashable, CustomStringConvertible {
    public init() {}

    public required init?(coder: NSCoder) {}

    /// The collection view that uses the layout; nil while none does.
    open var collectionView: UICollectionView? {
        user
    }

    /// The collection view that uses the layout.
    final weak var user: UICollectionView?

    // MARK: Invalidating

    /// Has everything computed again before the next layout of the collection view.
    open func invalidateLayout() {
        invalidateLayout(with: InstantiableInvalidationContext.make(Self.invalidationContextClass))
    }

    /// Has what `context` names computed again before the next layout of the collection view. Overrides call super.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        user?.layoutWasInvalidated(with: context)
    }

    /// The class of the attributes that the layout makes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// The class of the contexts that the layout is invalidated with.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    // MARK: Computing

    /// Called before anything is asked of the layout that was invalidated.
    open func prepare() {}

    /// The size of all content, in points.
    open var collectionViewContentSize: CGSize { .zero }

    /// The attributes of all elements that touch `rect`; nil for none.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    // MARK: Bounds

    /// Whether the layout is another one in these bounds of the collection view. It is asked with every move of the content.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Returns the context that says what has to be computed again where `shouldInvalidateLayout(forBoundsChange:)` said so.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        InstantiableInvalidationContext.make(Self.invalidationContextClass)
    }

    // MARK: Sizes that elements prefer

    /// Whether the layout is another one where an element has the size that its view prefers.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// Returns the context that says what has to be computed again where the method above said so. The layout keeps the preferred size from
    /// here.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = InstantiableInvalidationContext.make(Self.invalidationContextClass)
        context.invalidate([originalAttributes])
        return context
    }

    // MARK: Where scrolling ends

    /// Returns the offset at which the content comes to rest that would come to `proposedContentOffset`.
    ///
    /// - Parameters:
    ///   - proposedContentOffset: The offset to which the content would come, in the collection view's coordinates, as is the answer.
    ///   - velocity: The velocity of the finger that was lifted, in points per millisecond.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// The content offset that the collection view has after updates or a change of layouts.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    // MARK: Direction

    /// The direction of reading that the layout was written for.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// Whether the collection view mirrors the layout where its direction of reading is not the one that the layout was written for.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Updates

    /// Called after the data changed and the layout was prepared for it, and before anything moves.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// Called in the animation of an update, after the elements have their new places.
    open func finalizeCollectionViewUpdates() {}

    /// Returns the attributes that an item which is to be seen after an update comes from; nil stands for those that it will have.
    ///
    /// The base class answers the place before the update, and for inserted items the place after it with an alpha of 0.
    /// - Parameter itemIndexPath: The item's place after the update.
    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes?
    {
        user?.initialAttributes(of: ElementKey(cell: itemIndexPath))
    }

    /// Returns the attributes that an item goes to which is not seen any more after an update; nil leaves it where it stood until it is
    /// gone.
    ///
    /// The base class answers the place after the update, and for deleted items the place before it with an alpha of 0.
    /// - Parameter itemIndexPath: The item's place before the update.
    open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes?
    {
        user?.finalAttributes(of: ElementKey(cell: itemIndexPath))
    }

    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        user?.initialAttributes(of: ElementKey(supplementary: elementKind, elementIndexPath))
    }

    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        user?.finalAttributes(of: ElementKey(supplementary: elementKind, elementIndexPath))
    }

    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        user?.initialAttributes(of: ElementKey(decoration: elementKind, decorationIndexPath))
    }

    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        user?.finalAttributes(of: ElementKey(decoration: elementKind, decorationIndexPath))
    }

    /// Called before the layout is prepared for updates, while it still knows what it computed before them, so that sizes of elements stay
    /// with the elements. Overrides call super.
    package func itemsDidChange(_ change: ListChange) {}

    // MARK: From one layout to another

    /// Called before the collection view passes from this layout to `newLayout`.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

    /// Called before the collection view passes from `oldLayout` to this layout.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

    /// Called on both layouts in the animation of the change, after the elements have their new places.
    open func finalizeLayoutTransition() {}

    // MARK: Decorations

    final var decorationClasses: [String: UICollectionReusableView.Type] = [:]

    /// Has views of `viewClass` show decorations of the kind; nil takes that back.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        if let viewClass, !(viewClass is UICollectionReusableView.Type) {
            UsageDiagnostic.report(
                .invalidCollection,
                "\(viewClass) cannot show decorations of kind \(elementKind): it is no UICollectionReusableView")
        }
        decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
    }

    // MARK: Interactive movement

    /// The place that an item would get that is held over `position`, in the layout's coordinates.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
        user?.indexPathForItem(atLayoutPoint: position) ?? previousIndexPath
    }

    /// The attributes of an item that is held over `position`, in the layout's coordinates.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes =
            layoutAttributesForItem(at: indexPath)?.duplicate
            ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.center = position
        attributes.zIndex = Int.max
        return attributes
    }

    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = InstantiableInvalidationContext.make(Self.invalidationContextClass)
        context.invalidateItems(at: previousIndexPaths + targetIndexPaths)
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
        context.interactiveMovementTarget = targetPosition
        return context
    }

    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = InstantiableInvalidationContext.make(Self.invalidationContextClass)
        context.invalidateItems(at: previousIndexPaths + indexPaths)
        return context
    }

    // MARK: Identity

    nonisolated open var hash: Int { identityHash }
    nonisolated open func isEqual(_ object: Any?) -> Bool { isIdentical(to: object) }
    nonisolated open var description: String { identityDescription }

    nonisolated public static func == (left: UICollectionViewLayout, right: UICollectionViewLayout) -> Bool {
        left === right || left.isEqual(right)
    }

    nonisolated public func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }
}

extension UICollectionViewLayoutInvalidationContext {
    /// Names the elements that the attributes are of.
    final func invalidate(_ elements: [UICollectionViewLayoutAttributes]) {
        for element in elements {
            switch (element.representedElementCategory, element.representedElementKind) {
            case (.supplementaryView, let kind?):
                invalidateSupplementaryElements(ofKind: kind, at: [element.indexPath])
            case (.decorationView, let kind?): invalidateDecorationElements(ofKind: kind, at: [element.indexPath])
            default: invalidateItems(at: [element.indexPath])
            }
        }
    }
}
