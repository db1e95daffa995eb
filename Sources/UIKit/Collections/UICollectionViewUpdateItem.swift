/// One change of a batch that a collection view makes to its items or sections.
@preconcurrency @MainActor open class UICollectionViewUpdateItem {
    /// The kinds of change to an item or section.
    public enum Action: Int, Sendable {
        case insert = 0
        case delete = 1
        case reload = 2
        case move = 3
        case none = 4
    }

    /// The place before the update; nil for what is new. Of a whole section the item is `NSNotFound`.
    public let indexPathBeforeUpdate: IndexPath?
    /// The place after the update; nil for what is deleted. Of a whole section the item is `NSNotFound`.
    public let indexPathAfterUpdate: IndexPath?
    public let updateAction: Action

    init(_ action: Action, before: IndexPath?, after: IndexPath?) {
        updateAction = action
        indexPathBeforeUpdate = before
        indexPathAfterUpdate = after
    }
}
