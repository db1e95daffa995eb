/// A part of a group: an item or a further group.
indirect enum CompositionalElement {
    case item(CompositionalItem)
    case group(CompositionalGroup)

    /// The properties that items and groups have in common.
    var item: CompositionalItem {
        switch self {
        case .item(let item): item
        case .group(let group): group.item
        }
    }
}
