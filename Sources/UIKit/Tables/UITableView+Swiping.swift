extension UITableView: SwipeableList {
    package func swipeRow(at point: CGPoint) -> (any SwipeableRow)? {
        guard !isEditing, let path = path(at: point) else { return nil }
        return tiles.cells[path]
    }

    package func leadingActions(for row: any SwipeableRow) -> UISwipeActionsConfiguration? {
        guard let path = rowPath(row) else { return nil }
        return content.asking { rowDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path) }
    }

    package func trailingActions(for row: any SwipeableRow) -> UISwipeActionsConfiguration? {
        guard let path = rowPath(row) else { return nil }
        return content.asking {
            rowDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) ?? deletion(of: path)
        }
    }

    package func swipeWillBegin(_ row: any SwipeableRow) {
        touches.cancel()
        guard let cell = row as? UITableViewCell, let path = rowPath(row) else { return }
        cell.isDeletionAsked = true
        cell.willTransition(to: .showingDeleteConfirmation)
        rowDelegate?.tableView(self, willBeginEditingRowAt: path)
        cell.didTransition(to: .showingDeleteConfirmation)
    }

    package func swipeDidEnd(_ row: any SwipeableRow) {
        guard let cell = row as? UITableViewCell else { return }
        let mask: UITableViewCell.StateMask = cell.isEditing ? .showingEditControl : []
        cell.willTransition(to: mask)
        cell.isDeletionAsked = false
        rowDelegate?.tableView(self, didEndEditingRowAt: rowPath(row))
        cell.didTransition(to: mask)
    }

    private func rowPath(_ row: any SwipeableRow) -> IndexPath? {
        (row as? UITableViewCell).flatMap { cell in
            cell.rowPath.flatMap { tiles.cells[$0] === cell ? $0 : nil }
        }
    }

    /// The action that deletes a row of which the data source says that it can be edited.
    private func deletion(of path: IndexPath) -> UISwipeActionsConfiguration? {
        guard let dataSource, dataSource.tableView(self, canEditRowAt: path), !unanswered.contains(.canEditRow),
            (rowDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete) == .delete
        else { return nil }
        let action = UIContextualAction(style: .destructive, title: deletionTitle(of: path)) {
            [weak self, weak cell = tiles.cells[path]] _, _, done in
            self?.commit(.delete, of: cell)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }

    private func deletionTitle(of path: IndexPath) -> String {
        rowDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    }

    /// Tells the data source what the user wants done with a row, wherever that is by now.
    private func commit(_ style: UITableViewCell.EditingStyle, of cell: UITableViewCell?) {
        guard let cell, let path = rowPath(cell) else { return }
        dataSource?.tableView(self, commit: style, forRowAt: path)
    }

    /// Does what the control before a row is for, because the user touched its minus or plus.
    func editControlWasTapped(in cell: UITableViewCell) {
        guard let path = rowPath(cell) else { return }
        guard cell.editingStyle == .delete else { return commit(cell.editingStyle, of: cell) }
        rowSwipe.confirmDeletion(of: cell, title: deletionTitle(of: path)) { [weak self, weak cell] in
            self?.commit(.delete, of: cell)
        }
    }
}
