extension UICollectionView {
    /// Says which views show supplementary elements of a kind, and how a view is filled. It is made once, outside of the method that asks
    /// for views.
    @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        let elementKind: String
        let handler: Handler
        let name = RegistrationName()

        /// - Parameter handler: Fills the view each time that it is dequeued.
        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
        }
    }
}
