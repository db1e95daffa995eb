/// Lets the keys move the focus from row to row, and choose rows.
///
/// The Tab key comes to a table once: to the row that has or had the focus, to a selected one, or to the first that is seen. The arrows
/// lead on from there.
@MainActor final class TableKeys {
    private unowned let table: UITableView
    /// The row that has the focus.
    private(set) var focused: IndexPath?
    /// The row that had the focus last.
    private var last: IndexPath?
    /// The row whose cell had the focus when everything was read anew.
    private var lost: IndexPath?
    /// The row that is about to get the focus by a key.
    private var entering: IndexPath?
    /// The cell that a key went down in. It hears when that comes up, so that it stays in the table until then.
    private weak var origin: UITableViewCell?
    private var repetition: (key: UIKeyboardHIDUsage, timer: Autorepeat)?
    private var activation: UIKeyboardHIDUsage?

    init(of table: UITableView) {
        self.table = table
    }

    // MARK: Focus

    /// Whether a cell is the one that the Tab key comes to.
    func mayFocus(_ cell: UITableViewCell) -> Bool {
        guard table.allowsFocus, let path = cell.rowPath, table.tiles.cells[path] === cell else { return false }
        return path == entering ?? entry
    }

    /// Whether a cell must not leave the table, though its row is not seen.
    func holds(_ cell: UITableViewCell) -> Bool {
        origin === cell
    }

    private var entry: IndexPath? {
        if let focused, table.tiles.cells[focused] != nil { return focused }
        if table.remembersLastFocusedIndexPath, let last, table.tiles.cells[last] != nil { return last }
        let seen = table.content.geometry.rows(from: table.bounds.minY, to: table.bounds.maxY)
        let selected = seen.first { table.selecting.selection.contains($0) && isFocusable($0) }
        return selected ?? seen.first { isFocusable($0) }
    }

    private func isFocusable(_ path: IndexPath) -> Bool {
        table.tiles.cells[path] != nil && table.rowDelegate?.tableView(table, canFocusRowAt: path) != false
    }

    func focusDidMove(to view: UIView?) {
        let cell = view as? UITableViewCell
        let path = cell.flatMap { $0.listView === table ? $0.rowPath : nil }
        if path == nil { cancel() }
        guard path != focused else { return }
        release()
        focused = path
        guard let path else { return }
        last = path
        guard table.rowDelegate?.tableView(table, selectionFollowsFocusForRowAt: path) ?? table.selectionFollowsFocus,
            !table.selecting.selection.contains(path)
        else { return }
        table.selecting.choose(path, isAction: false)
    }

    /// Follows the rows to where they stand after an update.
    func adopt(_ change: ListChange) {
        focused = focused.flatMap(change.newIndexPath(of:))
        last = last.flatMap(change.newIndexPath(of:))
    }

    /// Keeps the row that has the focus, which gets it again, because everything is about to be read anew.
    func willReload() {
        lost = focused ?? lost
    }

    /// Gives the focus back to its row, once there are cells for the content as it is now.
    func tilesDidChange() {
        guard let path = lost else { return }
        lost = nil
        guard let cell = table.tiles.cells[path], let system = table.window?.focusSystem, system.focusedItem == nil
        else { return }
        entering = path
        system.requestFocusUpdate(to: cell)
        entering = nil
    }

    // MARK: Keys

    /// Operates the table by presses that begin.
    ///
    /// - Returns: Whether the keys meant the rows.
    func began(_ presses: Set<UIPress>, _ event: UIPressesEvent?) -> Bool {
        guard let key = presses.first?.key, key.isPlain, let focused, let cell = table.tiles.cells[focused],
            cell.isFocused
        else { return false }
        switch key.keyCode {
        case .keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter:
            guard table.selecting.isAllowed else { return false }
            guard activation == nil else { return true }
            activation = key.keyCode
            origin = cell
            press(focused)
            return true
        default:
            let extends = key.modifierFlags.contains(.shift)
            origin = cell
            guard step(key.keyCode, extends: extends) else {
                origin = nil
                return false
            }
            repetition = (
                key.keyCode, Autorepeat { [weak self] in _ = self?.step(key.keyCode, extends: extends) }
            )
            return true
        }
    }

    private func press(_ path: IndexPath) {
        guard table.rowDelegate?.tableView(table, shouldHighlightRowAt: path) != false else { return }
        table.tiles.cells[path]?.setHighlighted(true, animated: false)
        table.rowDelegate?.tableView(table, didHighlightRowAt: path)
    }

    func ended(_ presses: Set<UIPress>) -> Bool {
        guard let key = presses.first?.key?.keyCode else { return false }
        if key == repetition?.key {
            cancel()
            return true
        }
        guard key == activation else { return false }
        let path = focused
        let isPressed = path.flatMap { table.tiles.cells[$0] }?.isHighlighted == true
        release()
        if let path, isPressed { table.selecting.choose(path) }
        return true
    }

    /// Lets go of what was pressed without any effect.
    func cancel() {
        repetition = nil
        release()
    }

    private func release() {
        if repetition == nil { origin = nil }
        guard activation != nil else { return }
        activation = nil
        guard let focused, let cell = table.tiles.cells[focused], cell.isHighlighted else { return }
        cell.setHighlighted(false, animated: false)
        table.rowDelegate?.tableView(table, didUnhighlightRowAt: focused)
    }

    /// Moves the focus by the key.
    ///
    /// - Returns: Whether the key leads to another row.
    private func step(_ key: UIKeyboardHIDUsage, extends: Bool) -> Bool {
        guard let focused, let path = target(of: key, from: focused) else { return false }
        table.scrollToRow(at: path, at: .none, animated: false)
        table.layoutIfNeeded()
        guard let cell = table.tiles.cell(at: path), let system = table.window?.focusSystem else { return false }
        entering = path
        system.focusByKey(cell)
        entering = nil
        guard cell.isFocused else { return false }
        if extends, table.selecting.isMultiple { table.selecting.choose(path, extends: true, isAction: false) }
        return true
    }

    /// The nearest row in the direction of the key that takes the focus.
    private func target(of key: UIKeyboardHIDUsage, from path: IndexPath) -> IndexPath? {
        let geometry = table.content.geometry
        switch key {
        case .keyboardDownArrow: return nearest(geometry.row(after: path)) { geometry.row(after: $0) }
        case .keyboardUpArrow: return nearest(geometry.row(before: path)) { geometry.row(before: $0) }
        case .keyboardHome: return nearest(geometry.firstRow) { geometry.row(after: $0) }
        case .keyboardEnd: return nearest(geometry.lastRow) { geometry.row(before: $0) }
        case .keyboardPageDown: return nearest(page(from: path, 1)) { geometry.row(before: $0) }
        case .keyboardPageUp: return nearest(page(from: path, -1)) { geometry.row(after: $0) }
        default: return nil
        }
    }

    /// The greatest number of rows that are asked one after the other whether they take the focus.
    private static let mostAsked = 1000

    private func nearest(_ start: IndexPath?, _ next: (IndexPath) -> IndexPath?) -> IndexPath? {
        var candidate = start
        for _ in 0..<Self.mostAsked {
            guard let path = candidate, path != focused else { return nil }
            if table.rowDelegate?.tableView(table, canFocusRowAt: path) != false { return path }
            candidate = next(path)
        }
        return nil
    }

    private func page(from path: IndexPath, _ direction: CGFloat) -> IndexPath? {
        let geometry = table.content.geometry
        guard let span = geometry.span(ofRow: path) else { return nil }
        let inset = table.adjustedContentInset
        let room = max(span.height, table.bounds.height - inset.top - inset.bottom - span.height)
        return geometry.firstRow(endingBelow: span.start + direction * room)
            ?? (direction > 0 ? geometry.lastRow : geometry.firstRow)
    }
}
