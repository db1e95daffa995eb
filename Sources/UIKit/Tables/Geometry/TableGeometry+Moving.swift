extension TableGeometry {
    /// The place to which a row would go that is held with its middle at a height of the table.
    ///
    /// The other rows are taken as if the row were not there. It goes before the first one of which half is below its upper edge.
    func proposedPlace(moving source: IndexPath, middle: CGFloat) -> IndexPath? {
        guard let held = span(ofRow: source) else { return nil }
        let top = middle - held.height / 2
        // What stands below the row has come up by its height.
        let place = top < held.start ? top : top + held.height
        guard let section = section(at: place), let first = span(ofHeader: section)?.end else { return nil }
        let rows = sections[section].rows.sums
        let isOwn = section == source.section
        let rest = rows.count - (isOwn ? 1 : 0)
        guard rest > 0, place >= first, let row = rows.index(at: place - first) else {
            return IndexPath(row: place < first ? 0 : rest, section: section)
        }
        let isBehind = place - first >= rows.total
        // The index counts the rows that stay, without the one that is held.
        var index = isOwn && row > source.row ? row - 1 : row
        if isBehind || place > first + rows.offset(of: row) + rows[row] / 2 { index += 1 }
        return IndexPath(row: min(index, rest), section: section)
    }

    /// The section at a place; the first for what is before all, the last for what is behind all.
    private func section(at place: CGFloat) -> Int? {
        guard !sections.isEmpty else { return nil }
        let range = sections(from: place, to: place.nextUp)
        if let section = range.first { return section }
        return place < top ? 0 : sections.count - 1
    }
}
