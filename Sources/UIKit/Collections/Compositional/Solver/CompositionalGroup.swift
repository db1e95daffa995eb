/// A line of items and further groups, or items at places of their own: the value of `NSCollectionLayoutGroup`.
struct CompositionalGroup {
    /// Says which items there are in a group, and where.
    enum Content {
        /// The elements one after the other, again and again for as long as there is room for the next one.
        case filled([CompositionalElement])
        /// One element several times, whether there is room or not.
        ///
        /// `isEqual` says that all get the same length along the line, however long the element is by itself.
        case repeated(CompositionalElement, count: Int, isEqual: Bool)
        /// Frames that somebody else computes for the size of the group, in its coordinates.
        case custom((CGSize) -> [CompositionalCustomFrame])
    }

    var item: CompositionalItem
    var axis: CompositionalAxis
    var spacing = CompositionalSpacing.none
    var content: Content
}

extension CompositionalGroup {
    /// Whether what the content measures decides how many items there are in the group, as in a line of words.
    var isFlowing: Bool {
        switch content {
        case .custom: false
        case .repeated(let element, _, _): element.group?.isFlowing ?? false
        case .filled(let elements):
            elements.contains { element in
                if let group = element.group, group.isFlowing { return true }
                return !item.size[axis].isEstimated && element.item.size[axis].isEstimated
            }
        }
    }

    /// Whether the content of something inside decides about a size.
    var isEstimated: Bool {
        if item.supplementaries.contains(where: \.size.isEstimated) { return true }
        return switch content {
        case .custom: false
        case .repeated(let element, _, _): element.isEstimated
        case .filled(let elements): elements.contains(where: \.isEstimated)
        }
    }
}

extension CompositionalElement {
    fileprivate var group: CompositionalGroup? {
        if case .group(let group) = self { group } else { nil }
    }

    fileprivate var isEstimated: Bool {
        switch self {
        case .item(let item): item.size.isEstimated || item.supplementaries.contains(where: \.size.isEstimated)
        case .group(let group): group.isEstimated
        }
    }
}
