/// Changes how items look, according to how far their section is scrolled.
///
/// - Parameters:
///   - visibleItems: The elements of the section that are to be seen. Changes of them count until the handler is called again.
///   - contentOffset: That of the collection view, or of the section's own content where it scrolls by itself.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
    _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> Void
