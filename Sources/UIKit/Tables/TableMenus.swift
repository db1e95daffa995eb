/// Shows the menus of a table's rows: where the user presses a row long, clicks it with the secondary button, or presses the key for menus.
@MainActor final class TableMenus: UIContextMenuInteractionDelegate {
    private unowned let table: UITableView
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
    /// The interaction's recogniser of long presses.
    private weak var press: UIGestureRecognizer?
    /// The menu for the press that may begin just now.
    private var prepared: UIContextMenuConfiguration?

    init(of table: UITableView) {
        self.table = table
    }

    /// Finds the recogniser of the interaction, which was added to the table just now.
    func didAdd() {
        press = table.gestureRecognizers?.last
    }

    /// Whether a recogniser may begin; nil for one that is no business of menus. A long press on a row without a menu stays a press on the
    /// row.
    func decides(on recognizer: UIGestureRecognizer) -> Bool? {
        guard recognizer === press else { return nil }
        prepared = configuration(at: recognizer.location(in: table))
        return prepared != nil
    }

    private func configuration(at point: CGPoint) -> UIContextMenuConfiguration? {
        guard let delegate = table.rowDelegate, let path = row(at: point) else { return nil }
        return delegate.tableView(table, contextMenuConfigurationForRowAt: path, point: point)
    }

    /// The row that a menu at a point is for. The menu key, which asks at the middle of the table, means the row that has the focus.
    private func row(at point: CGPoint) -> IndexPath? {
        let middle = CGPoint(x: table.bounds.midX, y: table.bounds.midY)
        if point == middle, let focused = table.keys.focused { return focused }
        return table.path(at: point)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        defer { prepared = nil }
        table.touches.cancel()
        return prepared ?? configuration(at: location)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        table.rowDelegate?.tableView(table, willDisplayContextMenu: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        table.rowDelegate?.tableView(table, willEndContextMenuInteraction: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        table.rowDelegate?.tableView(table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
}
