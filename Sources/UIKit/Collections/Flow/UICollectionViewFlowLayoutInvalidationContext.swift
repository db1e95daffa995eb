/// Says which part of a flow layout is out of date.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
    UICollectionViewLayoutInvalidationContext
{
    override public init() {
        super.init()
    }

    /// Whether the delegate is to be asked again for sizes, insets and spaces.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether items are to be placed again. Without either, only what stays in sight moves.
    open var invalidateFlowLayoutAttributes = true
}
