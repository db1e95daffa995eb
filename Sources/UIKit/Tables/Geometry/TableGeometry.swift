/// The places of the headers, rows and footers of a table, as far as they are known: heights without views.
///
/// From the top down there are the table's header view, the sections, and the table's footer view. A section is the space before its
/// header, the header, its rows and its footer. A question takes O(log n) in the number of sections and of rows.
struct TableGeometry: Sendable, Equatable {
    /// The heights of one section.
    struct Section: Sendable, Equatable {
        /// The space before the header, in points.
        var padding: CGFloat = 0
        var header: CGFloat = 0
        var isHeaderKnown = true
        var rows: RowHeights
        var footer: CGFloat = 0
        var isFooterKnown = true

        var height: CGFloat {
            rowsStart + rows.sums.total + footer
        }

        /// The distance of the first row from the beginning of the section.
        var rowsStart: CGFloat {
            padding + header
        }
    }

    private(set) var sections: [Section]
    private var sums: HeightSums
    /// The height of the table's header view.
    var top: CGFloat = 0
    /// The height of the table's footer view.
    var bottom: CGFloat = 0

    init(_ sections: [Section] = []) {
        self.sections = sections
        sums = HeightSums(sections.map(\.height))
    }

    /// The height of everything.
    var height: CGFloat {
        top + sums.total + bottom
    }

    /// The number of rows of each section.
    var counts: [Int] {
        sections.map(\.rows.count)
    }

    func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && sections.indices.contains(path[0]) && path[1] >= 0 && path[1] < sections[path[0]].rows.count
    }

    // MARK: Places

    /// The span of a section; nil where there is no such section. The other spans are nil likewise.
    func span(ofSection section: Int) -> TableSpan? {
        guard sections.indices.contains(section) else { return nil }
        return TableSpan(start: top + sums.offset(of: section), height: sums[section])
    }

    func span(ofHeader section: Int) -> TableSpan? {
        guard let span = span(ofSection: section) else { return nil }
        return TableSpan(start: span.start + sections[section].padding, height: sections[section].header)
    }

    func span(ofFooter section: Int) -> TableSpan? {
        guard let span = span(ofSection: section) else { return nil }
        let footer = sections[section].footer
        return TableSpan(start: span.end - footer, height: footer)
    }

    func span(ofRow path: IndexPath) -> TableSpan? {
        guard contains(path), let span = span(ofSection: path[0]) else { return nil }
        let section = sections[path[0]]
        return TableSpan(
            start: span.start + section.rowsStart + section.rows.sums.offset(of: path[1]),
            height: section.rows.sums[path[1]])
    }

    var footerViewSpan: TableSpan {
        TableSpan(start: top + sums.total, height: bottom)
    }

    // MARK: What is where

    /// The sections of which something is between two places.
    func sections(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        sums.indices(from: low - top, to: high - top)
    }

    /// The rows of which something is between two places, from the top down.
    func rows(from low: CGFloat, to high: CGFloat) -> [IndexPath] {
        var paths: [IndexPath] = []
        for index in sections(from: low, to: high) {
            let section = sections[index]
            let start = top + sums.offset(of: index) + section.rowsStart
            for row in section.rows.sums.indices(from: low - start, to: high - start) {
                paths.append(IndexPath(row: row, section: index))
            }
        }
        return paths
    }

    /// The row at a place; nil where a header, a footer or nothing is.
    func row(at place: CGFloat) -> IndexPath? {
        guard let index = sums.index(at: place - top), let span = span(ofSection: index) else { return nil }
        let distance = place - span.start - sections[index].rowsStart
        let rows = sections[index].rows.sums
        guard distance >= 0, distance < rows.total, let row = rows.index(at: distance) else { return nil }
        return IndexPath(row: row, section: index)
    }

    /// The first row that ends below a place.
    func firstRow(endingBelow place: CGFloat) -> IndexPath? {
        guard var index = sums.index(at: place - top) else { return nil }
        while index < sections.count {
            let rows = sections[index].rows.sums
            let start = top + sums.offset(of: index) + sections[index].rowsStart
            if rows.count > 0, start + rows.total > place, let row = rows.index(at: max(0, place - start)) {
                return IndexPath(row: row, section: index)
            }
            index += 1
        }
        return nil
    }

    /// The row that comes before another one, in the same section or an earlier one; nil before the first.
    func row(before path: IndexPath) -> IndexPath? {
        if path.row > 0 { return IndexPath(row: path.row - 1, section: path.section) }
        let section = sections.prefix(max(0, path.section)).lastIndex { $0.rows.count > 0 }
        return section.map { IndexPath(row: sections[$0].rows.count - 1, section: $0) }
    }

    /// The row that comes after another one, in the same section or a later one; nil after the last.
    func row(after path: IndexPath) -> IndexPath? {
        if sections.indices.contains(path.section), path.row + 1 < sections[path.section].rows.count {
            return IndexPath(row: path.row + 1, section: path.section)
        }
        let section = sections.indices.first { $0 > path.section && sections[$0].rows.count > 0 }
        return section.map { IndexPath(row: 0, section: $0) }
    }

    var firstRow: IndexPath? {
        sections.firstIndex { $0.rows.count > 0 }.map { IndexPath(row: 0, section: $0) }
    }

    var lastRow: IndexPath? {
        sections.lastIndex { $0.rows.count > 0 }.map { IndexPath(row: sections[$0].rows.count - 1, section: $0) }
    }

    // MARK: Headers that stay

    /// The place of a header that stays at the upper edge of what is seen, as long as something of its section is.
    ///
    /// - Parameter edge: The upper edge of what is seen.
    func pinnedHeader(_ section: Int, below edge: CGFloat) -> TableSpan? {
        guard let whole = span(ofSection: section), var header = span(ofHeader: section) else { return nil }
        header.start = max(header.start, min(edge, whole.end - header.height))
        return header
    }

    /// The place of a footer that stays at the lower edge of what is seen.
    ///
    /// - Parameter edge: The lower edge of what is seen.
    func pinnedFooter(_ section: Int, above edge: CGFloat) -> TableSpan? {
        guard let whole = span(ofSection: section), var footer = span(ofFooter: section) else { return nil }
        footer.start = min(footer.start, max(edge - footer.height, whole.start + sections[section].rowsStart))
        return footer
    }

    // MARK: Changes

    mutating func setRow(_ height: CGFloat, at path: IndexPath) {
        guard contains(path) else { return }
        change(path[0]) { $0.rows.set(height, at: path[1]) }
    }

    mutating func setHeader(_ height: CGFloat, padding: CGFloat, of section: Int) {
        change(section) { ($0.header, $0.padding, $0.isHeaderKnown) = (height, padding, true) }
    }

    mutating func setFooter(_ height: CGFloat, of section: Int) {
        change(section) { ($0.footer, $0.isFooterKnown) = (height, true) }
    }

    mutating func forgetRow(_ path: IndexPath) {
        guard contains(path) else { return }
        sections[path[0]].rows.forget(path[1])
    }

    mutating func forgetHeader(of section: Int) {
        guard sections.indices.contains(section) else { return }
        sections[section].isHeaderKnown = false
    }

    mutating func forgetFooter(of section: Int) {
        guard sections.indices.contains(section) else { return }
        sections[section].isFooterKnown = false
    }

    /// Gives what has an estimate the heights that another geometry knew of the same rows, as better estimates.
    mutating func estimate(by old: TableGeometry) {
        guard counts == old.counts else { return }
        for index in sections.indices {
            let known = old.sections[index]
            change(index) { section in
                if !section.isHeaderKnown, known.isHeaderKnown {
                    (section.header, section.padding) = (known.header, known.padding)
                }
                if !section.isFooterKnown, known.isFooterKnown { section.footer = known.footer }
                section.rows.estimate(by: known.rows)
            }
        }
    }

    /// Has all heights be asked again. Until then they count as they are.
    mutating func forgetAll() {
        for index in sections.indices {
            sections[index].rows.forgetAll()
            sections[index].isHeaderKnown = false
            sections[index].isFooterKnown = false
        }
    }

    private mutating func change(_ section: Int, _ change: (inout Section) -> Void) {
        guard sections.indices.contains(section) else { return }
        change(&sections[section])
        sums[section] = sections[section].height
    }

    /// Has a row stand elsewhere.
    ///
    /// - Parameter target: Its place once it is there.
    mutating func moveRow(from source: IndexPath, to target: IndexPath) {
        guard contains(source), sections.indices.contains(target.section) else { return }
        let height = sections[source.section].rows.sums[source.row]
        change(source.section) { $0.rows = $0.rows.changed(at: source.row, nil) }
        change(target.section) { $0.rows = $0.rows.changed(at: min(max(target.row, 0), $0.rows.count), height) }
    }

    /// Takes over from what was before an update what is known of the heights of rows that are still there.
    mutating func adoptHeights(of old: TableGeometry, by change: ListChange) {
        for (index, section) in old.sections.enumerated() where !section.rows.areAllKnown {
            for row in section.rows.known {
                let path = IndexPath(row: row, section: index)
                guard !change.reloaded.contains(path), let new = change.newIndexPath(of: path), contains(new),
                    !sections[new.section].rows.areAllKnown
                else { continue }
                sections[new.section].rows.set(section.rows.sums[row], at: new.row)
            }
        }
        sums = HeightSums(sections.map(\.height))
    }
}
