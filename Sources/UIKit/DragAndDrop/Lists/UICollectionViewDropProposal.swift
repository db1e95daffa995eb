extension UICollectionViewDropProposal {
    /// The way in which the collection view takes a drop at the place of the finger.
    public enum Intent: Int, Sendable {
        /// The list shows nothing of it.
        case unspecified = 0
        /// It comes before the item that is there.
        case insertAtDestinationIndexPath = 1
        /// It goes into the item that is there.
        case insertIntoDestinationIndexPath = 2

    }
}

/// The answer of a collection view to what is dragged over it.
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
    public let intent: Intent

    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }

    override public init(operation: UIDropOperation) {
        intent = .unspecified
        super.init(operation: operation)
    }

    final var listIntent: ListDropIntent {
        switch intent {
        case .unspecified: .unspecified
        case .insertAtDestinationIndexPath: .insertAt
        case .insertIntoDestinationIndexPath: .insertInto

        }
    }
}
