/// The surroundings of a compositional layout, as it tells sections and groups of them.
@MainActor final class LayoutEnvironment: NSCollectionLayoutEnvironment {
    let container: any NSCollectionLayoutContainer
    let traitCollection: UITraitCollection

    init(_ container: any NSCollectionLayoutContainer, _ traitCollection: UITraitCollection) {
        self.container = container
        self.traitCollection = traitCollection
    }
}
