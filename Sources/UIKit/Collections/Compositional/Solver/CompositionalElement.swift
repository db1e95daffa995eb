/// What a group consists of: items and further groups.
indirect enum CompositionalElement {
    case item(CompositionalItem)
    case group(CompositionalGroup)

    /// What an item and a group have in common.
    var item: CompositionalItem {
        switch self {
        case .item(let item): item
        case .group(let group): group.item
        }
    }
}
