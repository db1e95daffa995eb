/// A cell of a list: content with accessories beside it, indented by its level in an outline, with lines that divide it from its
/// neighbours.
///
/// It can stand in any layout. In a section that is a list it has that list's background, separators and swipe actions. As a header or
/// footer of such a section it has neither lines nor a card behind it.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
    override public init(frame: CGRect) {
        super.init(frame: frame)
        backgroundConfiguration = defaultBackgroundConfiguration()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        backgroundConfiguration = defaultBackgroundConfiguration()
    }

    // MARK: Content

    /// The content that is usual for rows of a list. It takes the look of the list that the cell is in once it is shown there.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

    override open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

    override open var configurationState: UICellConfigurationState { listState }

    // MARK: Accessories

    /// The accessories beside the content. Those of the system have their places whatever their order is.
    open var accessories: [UICellAccessory] = [] {
        didSet { parts.forgetAccessories() }
    }

    // MARK: Indentation

    /// The level in an outline; 0 is the outermost.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { contentWidthDidChange() } }
    }

    /// The distance by which each level indents the cell, in points.
    open var indentationWidth: CGFloat = 10 {
        didSet { if indentationWidth != oldValue { contentWidthDidChange() } }
    }

    /// Whether the accessories at the leading edge are indented, too.
    open var indentsAccessories = true {
        didSet { if indentsAccessories != oldValue { contentWidthDidChange() } }
    }

    // MARK: Outlines

    /// Whether what belongs to the cell in an outline is shown. The data source sets it.
    package final var isExpanded = false {
        didSet { if isExpanded != oldValue { expansionDidChange() } }
    }

    /// Called when the user wants to see what belongs to the cell in an outline, or to see it no longer.
    package final var onOutlineDisclosure: (@MainActor () -> Void)?

    /// Called when the user touches a delete accessory for which the app has no handler: the trailing swipe actions are to be uncovered.
    package final var onDelete: (@MainActor () -> Void)?

    // MARK: Separators

    /// The place of the line below the cell, as far as its sides go. By itself it begins where the content's text does; constraints of the
    /// app change that. The guide costs constraints, so it is made when somebody asks for it.
    open var separatorLayoutGuide: UILayoutGuide { separators.guide }

    // MARK: Parts

    /// The place in the list; nil outside of lists.
    final var row: ListRow?
    final lazy var parts = ListCellParts(of: self)
    final lazy var separators = ListCellSeparators(of: self)

    // MARK: Swiping

    /// The distance of the cell from its place while it is swiped aside, in points, above 0 to the right.
    package final var swipeOffset: CGFloat = 0 {
        didSet { if swipeOffset != oldValue { swipeDidChange(from: oldValue) } }
    }

    // MARK: Layout

    override open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        fit(to: (layoutAttributes as? ListLayoutAttributes)?.row)
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
    }

    /// The size that the content needs, with the accessories beside it.
    override open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let taken = parts.layout.taken
        let content = super.systemLayoutSizeFitting(
            CGSize(width: max(0, targetSize.width - taken), height: targetSize.height),
            withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
        return parts.size(around: content)
    }

    override package var sizesByConstraints: Bool { true }

    override open func prepareForReuse() {
        super.prepareForReuse()
        swipeOffset = 0
    }
}
