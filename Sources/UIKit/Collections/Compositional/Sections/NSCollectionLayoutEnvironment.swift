/// The surroundings that a section or a group of a compositional layout may depend on.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: AnyObject {
    /// The room for the content: for a section that of the collection view, for a group that computes its places itself that group.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits of the collection view.
    var traitCollection: UITraitCollection { get }
}
