import StoryboardFormat

/// The sections and rows of a table that a file has instead of a data source.
@MainActor final class StaticTableContent {
    private struct Row {
        let cell: UITableViewCell
        /// The row's own height, in points; nil where it has the table's.
        let height: CGFloat?
    }

    private struct Section {
        let header: String?
        let footer: String?
        let rows: [Row]
    }

    private let sections: [Section]
    /// Whether a row has a height of its own. It is asked for each row.
    private let hasHeights: Bool

    init(_ elements: [InterfaceElement], _ archive: InterfaceArchive) {
        let source = archive.source
        let sections = elements.filter { $0.name == "tableViewSection" }.map { element in
            let rows = element.members(of: "cells").compactMap { cellElement -> Row? in
                guard let cell = archive.view(cellElement) as? UITableViewCell else { return nil }
                let height = cellElement["rowHeight"].flatMap(InterfaceText.number)
                return Row(cell: cell, height: height.flatMap { $0 > 0 ? $0 : nil })
            }
            return Section(
                header: source.text("headerTitle", of: element), footer: source.text("footerTitle", of: element),
                rows: rows)
        }
        self.sections = sections
        hasHeights = sections.contains { $0.rows.contains { $0.height != nil } }
    }

    var numberOfSections: Int { sections.count }

    func numberOfRows(inSection section: Int) -> Int {
        sections.indices.contains(section) ? sections[section].rows.count : 0
    }

    private func row(at path: IndexPath) -> Row? {
        guard path.count == 2, sections.indices.contains(path.section) else { return nil }
        let rows = sections[path.section].rows
        return rows.indices.contains(path.row) ? rows[path.row] : nil
    }

    func cell(at path: IndexPath) -> UITableViewCell? { row(at: path)?.cell }

    /// The height of a row, the table's where it has none of its own; nil where no row has one.
    func height(at path: IndexPath, in table: UITableView) -> CGFloat? {
        guard hasHeights else { return nil }
        return row(at: path)?.height ?? table.rowHeight
    }

    func header(ofSection section: Int) -> String? {
        sections.indices.contains(section) ? sections[section].header : nil
    }

    func footer(ofSection section: Int) -> String? {
        sections.indices.contains(section) ? sections[section].footer : nil
    }
}
