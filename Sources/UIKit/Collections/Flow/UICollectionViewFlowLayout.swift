/// Sets items in lines, section after section, each with a header and a footer where they have a size.
///
/// Where all items of a section have the same size, nothing is computed for items that are not looked at.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// A value in the place of a size: cells say how large they are.
    nonisolated public static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    override public init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.decodeInterface(as: UICollectionViewFlowLayout.self, into: self)
    }

    // MARK: Properties

    /// The least space between lines, in points.
    open var minimumLineSpacing: CGFloat = 10 {
        didSet { if minimumLineSpacing != oldValue { rulesDidChange() } }
    }

    /// The least space between the items of a line, in points.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if minimumInteritemSpacing != oldValue { rulesDidChange() } }
    }

    /// The size of items for which the delegate says none.
    open var itemSize = CGSize(width: 50, height: 50) {
        didSet { if itemSize != oldValue { rulesDidChange() } }
    }

    /// The size that items count with until their cells have said how large they are; zero: cells are not asked.
    open var estimatedItemSize = CGSize.zero {
        didSet { if estimatedItemSize != oldValue { rulesDidChange() } }
    }

    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { if scrollDirection != oldValue { rulesDidChange() } }
    }

    /// The size of the header of each section, of which the length along the direction of scrolling counts, in points; 0 is no header.
    open var headerReferenceSize = CGSize.zero {
        didSet { if headerReferenceSize != oldValue { rulesDidChange() } }
    }

    /// The size of the footer of each section, of which the length along the direction of scrolling counts, in points; 0 is no footer.
    open var footerReferenceSize = CGSize.zero {
        didSet { if footerReferenceSize != oldValue { rulesDidChange() } }
    }

    /// The space around the items of each section, in points.
    open var sectionInset = UIEdgeInsets.zero {
        didSet { if sectionInset != oldValue { rulesDidChange() } }
    }

    open var sectionInsetReference = SectionInsetReference.fromContentInset {
        didSet { if sectionInsetReference != oldValue { rulesDidChange() } }
    }

    /// Whether headers stay in sight while their section is.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { if sectionHeadersPinToVisibleBounds != oldValue { rulesDidChange() } }
    }

    /// Whether footers stay in sight while their section is.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { if sectionFootersPinToVisibleBounds != oldValue { rulesDidChange() } }
    }

    // MARK: What is known

    /// The rules of each section, as the delegate or the properties say them; nil before they were asked.
    final var knownRules: [FlowRules]?
    /// The places of all elements; nil before they were computed.
    final var knownContent: FlowContent?
    /// The sizes that cells have said.
    final var measuredSizes: [IndexPath: CGSize] = [:]
    /// Whether the delegate is being asked just now. What it wants to know of the layout meanwhile is not known yet.
    final var isAskingDelegate = false
    /// Whether the delegate's answer for a size was the layout's own.
    final var saysSizesItself = false

    private func rulesDidChange() {
        forgetRules()
        invalidateLayout()
    }

    // MARK: Layout

    override open class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    override open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        forgetWhatIsOutOfDate(by: context)
        super.invalidateLayout(with: context)
    }

    override open var collectionViewContentSize: CGSize { contentSize }

    override open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        attributes(in: rect)
    }

    override open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        itemAttributes(at: indexPath)
    }

    override open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        supplementaryAttributes(elementKind, at: indexPath)
    }

    override open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        hasOtherRoom(in: newBounds) || pinsAnything && newBounds != user?.bounds
    }

    override open func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        if !hasOtherRoom(in: newBounds), let context = context as? UICollectionViewFlowLayoutInvalidationContext {
            context.invalidateFlowLayoutDelegateMetrics = false
            context.invalidateFlowLayoutAttributes = false
        }
        return context
    }

    override open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        sizesItems && originalAttributes.representedElementCategory == .cell
            && preferredAttributes.size != originalAttributes.size
    }

    override open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
            context.invalidateFlowLayoutDelegateMetrics = false
            context.invalidateFlowLayoutAttributes = false
        }
        measure(originalAttributes.indexPath, preferredAttributes.size)
        return context
    }

    override package func itemsDidChange(_ change: ListChange) {
        super.itemsDidChange(change)
        measuredSizes = change.carry(measuredSizes)
    }
}
