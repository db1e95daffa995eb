/// The sizes of the items of a section.
enum FlowSizes: Equatable {
    /// All items are alike, and nothing is kept of each.
    case uniform(FlowSize, count: Int)
    case varied([FlowSize])

    var count: Int {
        switch self {
        case .uniform(_, let count): count
        case .varied(let sizes): sizes.count
        }
    }

    subscript(index: Int) -> FlowSize {
        switch self {
        case .uniform(let size, _): size
        case .varied(let sizes): sizes[index]
        }
    }
}
