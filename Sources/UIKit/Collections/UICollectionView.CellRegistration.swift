extension UICollectionView {
    /// Says which cells show items of a type, and how a cell is filled. It is made once, outside of the method that asks for cells.
    @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let handler: Handler
        let name = RegistrationName()

        /// - Parameter handler: Fills the cell each time that it is dequeued.
        public init(handler: @escaping Handler) {
            self.handler = handler
        }
    }
}
