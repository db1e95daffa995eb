/// Selects and deselects the rows of a table, and tells the delegate in UIKit's order.
@MainActor final class TableSelecting {
    private unowned let table: UITableView
    private(set) var selection = TableSelection()
    /// The row from which a selection is extended.
    private var anchor: IndexPath?

    init(in table: UITableView) {
        self.table = table
    }

    /// Whether the user can select rows just now.
    var isAllowed: Bool {
        table.isEditing
            ? table.allowsSelectionDuringEditing || table.allowsMultipleSelectionDuringEditing : table.allowsSelection
    }

    /// Whether more rows than one can be selected just now.
    var isMultiple: Bool {
        table.isEditing ? table.allowsMultipleSelectionDuringEditing : table.allowsMultipleSelection
    }

    // MARK: By the app

    /// Selects a row, of which the delegate does not hear; nil selects none.
    func select(_ path: IndexPath?, animated: Bool, _ position: UITableView.ScrollPosition) {
        guard let path else {
            for old in selection.paths { deselect(old, animated: animated) }
            return
        }
        guard table.currentGeometry.contains(path) else {
            return UsageDiagnostic.report(
                .invalidTable,
                "\(table) was to select row \(path.messageText), which does not exist; nothing changes")
        }
        if !isMultiple { for old in selection.paths where old != path { deselect(old, animated: animated) } }
        mark(path, animated: animated)
        if position != .none { table.scrollToRow(at: path, at: position, animated: animated) }
    }

    /// Deselects a row, of which the delegate does not hear.
    func deselect(_ path: IndexPath, animated: Bool) {
        selection.remove(path)
        table.tiles.cells[path]?.setSelected(false, animated: animated)
    }

    private func mark(_ path: IndexPath, animated: Bool) {
        selection.insert(path)
        anchor = path
        table.tiles.cells[path]?.setSelected(true, animated: animated)
    }

    func removeAll() {
        for path in selection.paths { table.tiles.cells[path]?.setSelected(false, animated: false) }
        selection.removeAll()
        anchor = nil
    }

    /// Leaves one row selected at most, because no more are allowed any longer.
    func limitToOne() {
        for path in selection.paths.dropFirst() { deselect(path, animated: false) }
    }

    /// Deselects what was selected while the table was edited, which was meant for that.
    func limitAfterEditing() {
        if table.allowsMultipleSelectionDuringEditing { removeAll() } else if !isMultiple { limitToOne() }
    }

    func adopt(_ change: ListChange) {
        selection.adopt(change)
        anchor = anchor.flatMap(change.newIndexPath(of:))
    }

    // MARK: By the user

    /// Selects or deselects a row, because the user chose it.
    ///
    /// - Parameters:
    ///   - extends: Whether all rows from the one that was chosen last to this one are meant.
    ///   - isAction: Whether it does what the row is for, too.
    func choose(_ path: IndexPath, extends: Bool = false, isAction: Bool = true) {
        guard isAllowed else { return }
        if extends, !isMultiple, table.maySweep(from: path) { return chooseSeveral(path) }
        if isMultiple, extends, let anchor, anchor != path {
            extend(from: anchor, to: path)
        } else if isMultiple, selection.contains(path) {
            userDeselects(path)
        } else {
            userSelects(path)
            guard isAction, selection.contains(path), !isMultiple, let delegate = table.rowDelegate,
                delegate.tableView(table, canPerformPrimaryActionForRowAt: path)
            else { return }
            delegate.tableView(table, performPrimaryActionForRowAt: path)
        }
    }

    /// Begins to select several rows with one that was chosen with Shift, if the delegate has had that be possible.
    private func chooseSeveral(_ path: IndexPath) {
        let start = anchor
        table.sweepDidBegin(at: path)
        if isAllowed, isMultiple {
            extend(from: start.flatMap { table.currentGeometry.contains($0) ? $0 : nil } ?? path, to: path)
        }
        table.sweepDidEnd()
    }

    func userSelects(_ path: IndexPath) {
        guard let wanted = table.rowDelegate.map({ $0.tableView(table, willSelectRowAt: path) }) ?? path,
            table.currentGeometry.contains(wanted)
        else { return }
        if !isMultiple { for old in selection.paths where old != wanted { userDeselects(old) } }
        // The delegate may have kept the old row selected.
        guard isMultiple || selection.paths.allSatisfy({ $0 == wanted }) else { return }
        mark(wanted, animated: false)
        // A segue comes before the delegate hears of the selection, and finds the row selected.
        if let cell = table.cellForRow(at: wanted) { cell.selectionSegue?.trigger(cell) }
        table.rowDelegate?.tableView(table, didSelectRowAt: wanted)
    }

    func userDeselects(_ path: IndexPath) {
        guard let wanted = table.rowDelegate.map({ $0.tableView(table, willDeselectRowAt: path) }) ?? path,
            selection.contains(wanted)
        else { return }
        deselect(wanted, animated: false)
        table.rowDelegate?.tableView(table, didDeselectRowAt: wanted)
    }

    /// The greatest number of rows that one gesture selects, because the delegate hears of each.
    private static let most = 10_000

    private func extend(from start: IndexPath, to end: IndexPath) {
        for path in rows(from: start, to: end) where !selection.contains(path) { userSelects(path) }
        anchor = start
    }

    /// The rows between two, from the top down, and both of them.
    func rows(from start: IndexPath, to end: IndexPath) -> [IndexPath] {
        var path = min(start, end)
        var all: [IndexPath] = []
        for _ in 0..<Self.most {
            all.append(path)
            guard path < max(start, end), let next = table.content.geometry.row(after: path) else { break }
            path = next
        }
        return all
    }
}
