/// A section of a compositional layout: a group that is repeated until all items of the section have their places, and what surrounds it.
@preconcurrency @MainActor public final class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup
    /// The configuration of a section that is a list; nil for other sections.
    var list: UICollectionLayoutListConfiguration?

    public init(group: NSCollectionLayoutGroup) {
        self.group = group
    }

    /// Makes a section that looks as a section of a table does.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        ListSections.section(configuration, layoutEnvironment)
    }

    // MARK: Space

    /// The space between one group and the next, in points.
    public var interGroupSpacing: CGFloat = 0
    /// The space around the groups, inside of headers and footers.
    public var contentInsets = NSDirectionalEdgeInsets.zero
    /// The edges from which the insets at the sides are counted.
    public var contentInsetsReference = UIContentInsetsReference.automatic
    /// The edges to which headers and footers keep at the sides. Automatic is the same as for the groups, if
    /// `supplementariesFollowContentInsets`; any other value leaves the section's `contentInsets` aside.
    public var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    /// Whether headers and footers keep free at the sides what the groups do. Apple's SDK has deprecated it in favour of
    /// `supplementaryContentInsetsReference`.
    public var supplementariesFollowContentInsets = true

    // MARK: Scrolling

    /// The way in which the section scrolls across the direction of the layout; at first it does not.
    public var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    public let orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    /// Called with the visible elements of the section each time it is laid out or scrolled.
    public var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

    // MARK: Surroundings

    public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    public var decorationItems: [NSCollectionLayoutDecorationItem] = []

    // MARK: Value

    /// - Parameters:
    ///   - axis: The axis of the layout.
    ///   - insets: The insets that a reference keeps free at the sides of the collection view.
    func value(
        in environment: any NSCollectionLayoutEnvironment, axis: CompositionalAxis,
        insets: (UIContentInsetsReference) -> NSDirectionalEdgeInsets
    ) -> CompositionalSection {
        let isOrthogonal = orthogonalScrollingBehavior != .none
        var section = CompositionalSection(
            group: group.group(in: environment), interGroupSpacing: interGroupSpacing.isFinite ? interGroupSpacing : 0)
        section.contentInsets = contentInsets.finite.adding(insets(contentInsetsReference), across: axis)
        section.supplementaryInsets =
            supplementaryContentInsetsReference == .automatic
            ? supplementariesFollowContentInsets ? section.contentInsets : .zero
            : NSDirectionalEdgeInsets.zero.adding(insets(supplementaryContentInsetsReference), across: axis)
        section.boundaries = boundarySupplementaryItems.boundaryValues
        if let padding = list?.headerTopPadding, padding > 0, let first = section.boundaries.indices.first {
            section.boundaries[first].padding = CompositionalLength.bounded(padding)
        }
        section.decorations = decorationItems.decorationValues
        if isOrthogonal {
            section.orthogonal = orthogonalScrollingBehavior == .groupPagingCentered ? .centred : .leading
        }
        return section
    }
}

extension NSCollectionLayoutSection: @MainActor NSCopying {
    /// Returns a section like this one. What is changed of the one later is not changed of the other; its group is the same.
    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutSection(group: group)
        copy.list = list
        copy.interGroupSpacing = interGroupSpacing
        copy.contentInsets = contentInsets
        copy.contentInsetsReference = contentInsetsReference
        copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
        copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
        copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
        copy.orthogonalScrollingProperties.decelerationRate = orthogonalScrollingProperties.decelerationRate
        copy.orthogonalScrollingProperties.bounce = orthogonalScrollingProperties.bounce
        copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.decorationItems = decorationItems
        return copy
    }
}

extension NSDirectionalEdgeInsets {
    /// The insets with those of a reference added at the two sides of an axis.
    fileprivate func adding(_ other: NSDirectionalEdgeInsets, across axis: CompositionalAxis) -> NSDirectionalEdgeInsets
    {
        var sum = self
        switch axis {
        case .vertical:
            sum.leading += other.leading
            sum.trailing += other.trailing
        case .horizontal:
            sum.top += other.top
            sum.bottom += other.bottom
        }
        return sum
    }
}
