/// The room that rows make for one that the user holds: by how much each part of the table is out of its place meanwhile.
struct RowGap: Equatable {
    /// The row's place before it was held; nil for room that is made for what comes from elsewhere.
    let source: IndexPath?
    /// The place to which it would go, as it is numbered once it is there.
    let target: IndexPath
    /// The height of the row, in points.
    let height: CGFloat

    /// Whether the row goes towards the end of the table.
    private func isDownward(from source: IndexPath) -> Bool {
        source < target
    }

    /// The distance by which a row is out of its place, in points; downwards is positive, as for headers and footers.
    func shift(ofRow path: IndexPath) -> CGFloat {
        guard let source else { return path >= target ? height : 0 }
        guard path != source, source != target else { return 0 }
        let isDownward = isDownward(from: source)
        if source.section == target.section {
            guard path.section == source.section else { return 0 }
            if isDownward { return path.row > source.row && path.row <= target.row ? -height : 0 }
            return path.row >= target.row && path.row < source.row ? height : 0
        }
        if isDownward {
            let isAfter = path > source
            let isBefore = path.section < target.section || path.section == target.section && path.row < target.row
            return isAfter && isBefore ? -height : 0
        }
        let isAfter = path.section > target.section || path.section == target.section && path.row >= target.row
        return isAfter && path < source ? height : 0
    }

    func shift(ofHeader section: Int) -> CGFloat {
        guard let source else { return section > target.section ? height : 0 }
        if section > source.section, section <= target.section { return -height }
        return section > target.section && section <= source.section ? height : 0
    }

    func shift(ofFooter section: Int) -> CGFloat {
        guard let source else { return section >= target.section ? height : 0 }
        if section >= source.section, section < target.section { return -height }
        return section >= target.section && section < source.section ? height : 0
    }
}
