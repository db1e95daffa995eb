/// The room of a compositional layout, as sections and groups are told of it.
@MainActor final class LayoutContainer: NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets

    init(_ contentSize: CGSize, insets: NSDirectionalEdgeInsets = .zero) {
        self.contentSize = contentSize
        contentInsets = insets
    }

    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }

    var effectiveContentSize: CGSize {
        CGSize(
            width: max(0, contentSize.width - contentInsets.sum(along: .horizontal)),
            height: max(0, contentSize.height - contentInsets.sum(along: .vertical)))
    }
}
