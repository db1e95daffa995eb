/// Follows a finger or the pointer on the rows of a table: the row is pressed, and chosen where the finger leaves it.
@MainActor final class TableTouches {
    private unowned let table: UITableView
    private weak var touch: UITouch?
    /// The row that is pressed; nil for none.
    private(set) var pressed: IndexPath?
    private var extends = false

    init(in table: UITableView) {
        self.table = table
    }

    func setUp() {
        table.addInteraction(table.rowSwipe)
        table.addInteraction(table.menus.interaction)
        table.menus.didAdd()
        table.addGestureRecognizer(table.sweep)
    }

    func began(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard touch == nil, let new = touches.first, table.selecting.isAllowed, table.rowReorder.liftedRow == nil,
            let path = table.path(at: new.location(in: table)), let cell = table.tiles.cells[path],
            isPart(new, of: cell)
        else { return }
        guard table.rowDelegate?.tableView(table, shouldHighlightRowAt: path) != false else { return }
        touch = new
        extends = event?.modifierFlags.contains(.shift) == true
        pressed = path
        cell.setHighlighted(true, animated: false)
        table.rowDelegate?.tableView(table, didHighlightRowAt: path)
    }

    /// Whether the touch is one on the cell itself, and not on something in it that takes touches.
    private func isPart(_ touch: UITouch, of cell: UITableViewCell) -> Bool {
        touch.view?.isDescendant(of: cell) == true
    }

    func moved(_ touches: Set<UITouch>) {
        guard let touch, touches.contains(touch), let pressed else { return }
        if table.path(at: touch.location(in: table)) != pressed { cancel() }
    }

    func ended(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let touch, touches.contains(touch), let path = pressed else { return }
        let isInside = table.path(at: touch.location(in: table)) == path
        let extends = extends
        release()
        guard isInside, table.content.geometry.contains(path) else { return }
        table.selecting.choose(path, extends: extends)
    }

    /// Ends the press without an effect, because the touch is for something else, or the row has gone.
    func cancel() {
        release()
    }

    private func release() {
        touch = nil
        guard let path = pressed else { return }
        pressed = nil
        table.tiles.cells[path]?.setHighlighted(false, animated: false)
        table.rowDelegate?.tableView(table, didUnhighlightRowAt: path)
    }
}
