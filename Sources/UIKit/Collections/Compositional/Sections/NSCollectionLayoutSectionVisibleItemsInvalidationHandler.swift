/// Changes how items look, according to how far their section is scrolled.
///
/// - Parameters:
///   - visibleItems: What is to be seen of the section. Changes of them count until the handler is called again.
///   - contentOffset: That of the collection view, or of the section's own content where it scrolls by itself.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
    _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> Void
