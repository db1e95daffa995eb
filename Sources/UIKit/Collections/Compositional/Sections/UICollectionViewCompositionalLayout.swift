/// Lays a collection view out in sections, each of which repeats a group of items.
///
/// The sections are values when they are laid out: what is changed of an `NSCollectionLayoutSection` counts from the next time that the
/// layout is invalidated. Sizes that are estimated are replaced by those that the cells prefer, and the content offset is adjusted by what
/// changes above that which is in sight.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private let provider: UICollectionViewCompositionalLayoutSectionProvider

    /// The settings of the layout as a whole. Setting it invalidates the layout; changing the object afterwards does not.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        didSet { invalidateLayout() }
    }

    /// Makes a layout in which every section is like this one.
    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// Makes a layout in which every section is like this one.
    public convenience init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        let copy = section.copy(with: nil) as? NSCollectionLayoutSection ?? section
        self.init(sectionProvider: { _, _ in copy }, configuration: configuration)
    }

    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(
            sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
        registerListBackground()
    }

    /// Makes a layout that shows nothing, because there is no archive of sections.
    public required init?(coder: NSCoder) {
        provider = { _, _ in nil }
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init(coder: coder)
        registerListBackground()
    }

    /// Makes a layout in which every section is a list.
    public static func list(using configuration: UICollectionLayoutListConfiguration)
        -> UICollectionViewCompositionalLayout
    {
        UICollectionViewCompositionalLayout { _, environment in
            NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
        }
    }

    // MARK: What is known

    /// The computed layout; nil while it has to be computed anew.
    final var solution: CompositionalSolution?
    /// The sizes that cells and headers asked for, by section, and the length across the layout's axis for which they asked.
    final var measures = MeasuredSections()
    /// The visible parts of sections that scroll by themselves, in their content's coordinates.
    final var orthogonalRects: [Int: CGRect] = [:]

    final func section(_ number: Int, in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? {
        provider(number, environment)
    }

    // MARK: Layout

    override open class var invalidationContextClass: AnyClass { CompositionalInvalidationContext.self }

    override open var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    override open func prepare() {
        super.prepare()
        solveIfNeeded()
    }

    override open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        forget(whatIsOutOfDateBy: context)
        super.invalidateLayout(with: context)
    }

    override package func itemsDidChange(_ change: ListChange) {
        super.itemsDidChange(change)
        forgetSolution()
        measures.carry(by: change)
    }

    override open var collectionViewContentSize: CGSize { solution?.solver.contentSize ?? .zero }

    override open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        attributes(in: rect)
    }

    override open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count == 2 else { return nil }
        return attributes(of: .item(indexPath.item), at: indexPath)
    }

    override open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count == 2 else { return nil }
        return attributes(of: .supplementary(kind: elementKind, index: indexPath.item), at: indexPath)
    }

    override open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count == 2 else { return nil }
        return attributes(of: .decoration(kind: elementKind, index: indexPath.item), at: indexPath)
    }

    // MARK: Bounds

    override open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        hasOtherRoom(in: newBounds.size) || followsBounds && newBounds.origin != user?.bounds.origin
    }

    override open func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        (context as? CompositionalInvalidationContext)?.keepsSolution = !hasOtherRoom(in: newBounds.size)
        return context
    }

    // MARK: Sizes that elements prefer

    override open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        isOtherSize(preferredAttributes.size, than: originalAttributes)
    }

    override open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        (context as? CompositionalInvalidationContext)?.keepsSolution = solution != nil
        measure(originalAttributes, as: preferredAttributes.size, context)
        return context
    }
}
