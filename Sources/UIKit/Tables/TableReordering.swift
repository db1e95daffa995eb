/// Has the rows of a table make room while the user holds one of them.
@MainActor final class TableReordering {
    private unowned let table: UITableView
    private weak var lifted: UITableViewCell?
    /// The room that is made for the row; nil while none is held.
    private(set) var gap: RowGap?

    init(in table: UITableView) {
        self.table = table
    }

    func lift(_ cell: UITableViewCell, to point: CGPoint) {
        if lifted !== cell {
            lifted?.isLifted = false
            lifted = cell
            cell.isLifted = true
            cell.setNeedsUpdateConfiguration()
        }
        cell.center = CGPoint(x: cell.center.x, y: point.y)
    }

    func openGap(from source: IndexPath, to target: IndexPath) {
        let height = table.content.geometry.span(ofRow: source)?.height ?? TableLook.rowHeight
        gap = RowGap(source: source, target: target, height: height)
        table.tiles.layOut()
    }

    /// Makes room for what is dragged over the table; nil takes it back.
    func openGap(at target: IndexPath?, height: CGFloat) {
        gap = target.map { RowGap(source: nil, target: $0, height: height) }
        table.tiles.layOut()
    }

    /// Takes back the room that is made for what comes from elsewhere, with the next layout.
    func forgetGap() {
        guard gap != nil, gap?.source == nil else { return }
        gap = nil
        table.setNeedsLayout()
    }

    /// The upper edge of the room that is made for what comes from elsewhere, in the table's coordinates; nil where there is none.
    var gapStart: CGFloat? {
        guard let gap, gap.source == nil else { return nil }
        let geometry = table.content.geometry
        if let span = geometry.span(ofRow: gap.target) { return span.start }
        guard gap.target.row > 0 else { return geometry.span(ofHeader: gap.target.section)?.end }
        return geometry.span(ofRow: IndexPath(row: gap.target.row - 1, section: gap.target.section))?.end
    }

    private weak var marked: UITableViewCell?

    /// Marks the row into which something would be dropped; nil marks none.
    func mark(_ path: IndexPath?) {
        let cell = path.flatMap { table.tiles.cell(at: $0) }
        guard cell !== marked else { return }
        marked?.setHighlighted(false, animated: true)
        marked = cell
        cell?.setHighlighted(true, animated: true)
    }

    /// Puts the row down where the gap is. The table has it there before the data source hears of it, which may have the table show
    /// something else at once.
    func commit(from source: IndexPath, to target: IndexPath) {
        putDown()
        defer { table.tiles.layOut() }
        let before = table.content.geometry.counts
        guard source != target, !table.content.isDue, table.content.geometry.contains(source),
            before.indices.contains(target.section), let dataSource = table.dataSource
        else { return }
        var after = before
        after[source.section] -= 1
        after[target.section] += 1
        var batch = ListUpdates()
        batch.moveItem(at: source, to: target)
        guard case .success(let change) = batch.resolve(before: before, after: after) else { return }
        _ = table.tiles.adopt(change)
        table.content.geometry.moveRow(from: source, to: target)
        table.updates.follow(change)
        if let moves = dataSource as? any UserMoveSource {
            moves.userMovesItem(at: source, to: target)
            moves.listDidShowMove()
        } else {
            dataSource.tableView(table, moveRowAt: source, to: target)
        }
    }

    /// Moves all rows back to their places.
    func cancel() {
        guard gap != nil || lifted != nil else { return }
        putDown()
        table.tiles.layOut()
    }

    private func putDown() {
        gap = nil
        lifted?.isLifted = false
        lifted?.setNeedsUpdateConfiguration()
        lifted = nil
    }
}
