/// The room in which a section or a group of a compositional layout is laid out.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: AnyObject {
    /// The size of the container in points.
    var contentSize: CGSize { get }
    /// The size without the insets, in points.
    var effectiveContentSize: CGSize { get }
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The insets that the container keeps free.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}
