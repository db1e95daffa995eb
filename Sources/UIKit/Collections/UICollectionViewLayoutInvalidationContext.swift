/// Says what of a layout is out of date, so that the layout can keep the rest.
///
/// A layout with a class of its own answers it from `UICollectionViewLayout.invalidationContextClass`.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObjectProtocol, Hashable,
    CustomStringConvertible
{
    public init() {}

    /// Whether nothing that the layout knows is to be kept: the data is reloaded, or the layout is new.
    open var invalidateEverything: Bool {
        concernsEverything
    }

    /// Whether the numbers of sections and items are to be asked for again.
    open var invalidateDataSourceCounts: Bool {
        concernsCounts
    }

    final var concernsEverything = false
    final var concernsCounts = false

    // MARK: Elements

    /// The items that `invalidateItems(at:)` was called with; nil for none.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// The places of the invalidated supplementary views, by kind; nil for none.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    /// The places of the invalidated decorations, by kind; nil for none.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }

    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
            .merging([elementKind: indexPaths], uniquingKeysWith: +)
    }

    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
            .merging([elementKind: indexPaths], uniquingKeysWith: +)
    }

    // MARK: Offset and size

    /// The distance that is added to the content offset once the layout has been prepared, in points.
    open var contentOffsetAdjustment = CGPoint.zero
    /// The difference that is added to the size of the content until the layout has been prepared, in points.
    open var contentSizeAdjustment = CGSize.zero

    // MARK: Interactive movement

    /// The places of the moved items before; nil where none is moved.
    open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// The places that the moved items would get if they were let go now; nil where none is moved.
    open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// The middle of the first moved item, in the layout's coordinates.
    open internal(set) var interactiveMovementTarget = CGPoint.zero

    // MARK: Identity

    nonisolated open var hash: Int { identityHash }
    nonisolated open func isEqual(_ object: Any?) -> Bool { isIdentical(to: object) }
    nonisolated open var description: String { identityDescription }

    nonisolated public static func == (
        left: UICollectionViewLayoutInvalidationContext, right: UICollectionViewLayoutInvalidationContext
    ) -> Bool {
        left === right || left.isEqual(right)
    }

    nonisolated public func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }
}

/// Makes contexts of a class that is known at run time only, by an `init()` that need not be `required`.
///
/// It works as `InstantiableLayer` says: an override of `init()` is found in the class's table.
@_spi(Instantiation) @preconcurrency @MainActor
open class InstantiableInvalidationContext: UICollectionViewLayoutInvalidationContext {
    public required override init() {
        super.init()
    }

    /// A new context of `type`; one of the base class where `type` is no class of contexts.
    static func make(_ type: AnyClass) -> UICollectionViewLayoutInvalidationContext {
        guard let type = type as? UICollectionViewLayoutInvalidationContext.Type else {
            UsageDiagnostic.report(
                .invalidCollection,
                "invalidationContextClass is \(type), which is no UICollectionViewLayoutInvalidationContext; the base class is used"
            )
            return UICollectionViewLayoutInvalidationContext()
        }
        return unsafeBitCast(type, to: InstantiableInvalidationContext.Type.self).init()
    }
}
