/// Says what a collection view does with what is dragged over it and dropped there.
@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: AnyObject {
    /// It was dropped: this is where the data can be loaded and the data source changed.
    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)

    /// Whether the list has to do with the drag: true without an answer.
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool

    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)

    /// Returns what would become of the drop. Without an answer it is copied, at no place in particular.
    ///
    /// - Parameter destinationIndexPath: The place below the finger; nil where there is none.
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal

    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)

    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
}

extension UICollectionViewDropDelegate {
    public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        true
    }

    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {}

    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        UICollectionViewDropProposal(operation: .copy)
    }

    public func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {}
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {}
}
