/// The index of a table's sections: titles at the trailing edge that lead to sections.
@MainActor final class TableIndex {
    private unowned let table: UITableView
    private var titles: [String]?
    private var isDue = true
    private var view: SectionIndexView?

    init(of table: UITableView) {
        self.table = table
    }

    func reload() {
        isDue = true
        table.setNeedsLayout()
    }

    var isShown: Bool {
        view != nil
    }

    /// The part of the width of rows that the index takes, in points.
    var width: CGFloat {
        view == nil ? 0 : SectionIndexView.width
    }

    func colorsDidChange() {
        view?.dress(
            color: table.sectionIndexColor, ground: table.sectionIndexBackgroundColor,
            trackingGround: table.sectionIndexTrackingBackgroundColor)
    }

    private var hasEnoughRows: Bool {
        table.content.geometry.counts.reduce(0, +) >= table.sectionIndexMinimumDisplayRowCount
    }

    /// Shows the titles, if there are some and enough rows.
    func layOut() {
        if isDue {
            isDue = false
            titles = table.content.asking { table.dataSource?.sectionIndexTitles(for: table) }
        }
        guard let titles, !titles.isEmpty, hasEnoughRows else {
            guard let view else { return }
            view.removeFromSuperview()
            self.view = nil
            return table.setNeedsLayout()
        }
        let shown = view ?? make()
        shown.titles = titles
        let seen = table.bounds.inset(by: table.adjustedContentInset)
        let width = SectionIndexView.width
        let frame = CGRect(
            x: table.isMirrored ? seen.minX : seen.maxX - width, y: seen.minY, width: width,
            height: max(0, seen.height))
        if shown.frame != frame { UIView.performWithoutAnimation { shown.frame = frame } }
        table.bringSubviewToFront(shown)
    }

    private func make() -> SectionIndexView {
        let made = SectionIndexView(frame: .zero)
        made.onChoice = { [weak self] index in self?.scroll(to: index) }
        view = made
        colorsDidChange()
        table.addSubview(made)
        // The rows make room for the index.
        table.setNeedsLayout()
        return made
    }

    private func scroll(to index: Int) {
        guard let titles, titles.indices.contains(index), let source = table.dataSource else { return }
        let section = source.tableView(table, sectionForSectionIndexTitle: titles[index], at: index)
        guard table.currentGeometry.sections.indices.contains(section) else { return }
        table.scrollToRow(at: IndexPath(row: NSNotFound, section: section), at: .top, animated: false)
    }
}
