/// Names an element of a collection view: what it is, and its place.
struct ElementKey: Hashable {
    let category: UICollectionView.ElementCategory
    /// The kind of a supplementary view or decoration; nil for cells.
    let kind: String?
    let indexPath: IndexPath

    init(cell indexPath: IndexPath) {
        (category, kind, self.indexPath) = (.cell, nil, indexPath)
    }

    init(supplementary kind: String, _ indexPath: IndexPath) {
        (category, self.kind, self.indexPath) = (.supplementaryView, kind, indexPath)
    }

    init(decoration kind: String, _ indexPath: IndexPath) {
        (category, self.kind, self.indexPath) = (.decorationView, kind, indexPath)
    }

    init(_ attributes: UICollectionViewLayoutAttributes) {
        category = attributes.representedElementCategory
        kind = attributes.representedElementKind
        indexPath = attributes.indexPath
    }

    /// The same element at another place.
    func moved(to indexPath: IndexPath) -> ElementKey {
        ElementKey(category, kind, indexPath)
    }

    /// The same element of another section. The name has to have a section.
    func inSection(_ section: Int) -> ElementKey {
        var place = indexPath
        place[0] = section
        return moved(to: place)
    }

    private init(_ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath) {
        (self.category, self.kind, self.indexPath) = (category, kind, indexPath)
    }
}
