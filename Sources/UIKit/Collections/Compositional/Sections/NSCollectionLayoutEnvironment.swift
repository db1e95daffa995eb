/// What a section or a group of a compositional layout may depend on.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: AnyObject {
    /// For a section the collection view, for a group that computes its places itself that group.
    var container: any NSCollectionLayoutContainer { get }
    /// Those of the collection view.
    var traitCollection: UITraitCollection { get }
}
