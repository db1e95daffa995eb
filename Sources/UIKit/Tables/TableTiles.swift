/// The cells of a table that exist: those of the rows for which there shall be content. It makes, places and drops them.
@MainActor final class TableTiles {
    private unowned let table: UITableView

    /// The cells that are shown, by the places of their rows.
    private(set) var cells: [IndexPath: UITableViewCell] = [:]
    /// The cells that were made to be measured, and are not shown yet.
    private var spare: [IndexPath: UITableViewCell] = [:]
    /// The cells that the data source is to dress anew: asked for one of these rows, the table hands out the cell that the row has.
    private var reconfigured: [IndexPath: UITableViewCell] = [:]

    /// Whether all cells are to go before the next layout, because everything is read anew.
    private var isStale = false
    private(set) var isLayingOut = false
    private var isResolving = false

    /// The greatest number of passes of one layout in which rows are measured, until all that are seen are.
    private static let mostPasses = 32

    init(of table: UITableView) {
        self.table = table
    }

    // MARK: Questions

    func cell(at path: IndexPath) -> UITableViewCell? {
        settle()
        return cells[path]
    }

    func path(of cell: UITableViewCell) -> IndexPath? {
        settle()
        guard let path = cell.rowPath, cells[path] === cell else { return nil }
        return path
    }

    /// The rows of which something is seen, from the top down.
    func visiblePaths() -> [IndexPath] {
        settle()
        let bounds = table.bounds
        return table.content.geometry.rows(from: bounds.minY, to: bounds.maxY).filter { cells[$0] != nil }
    }

    /// Brings the cells up to date where everything is read anew and somebody asks before the next layout.
    private func settle() {
        if isStale, !table.content.isAsking { layOut() }
    }

    // MARK: Layout

    /// Has all cells go, before the next layout makes others.
    func discard() {
        isStale = true
    }

    func layOut() {
        guard !isLayingOut, !table.content.isAsking else { return }
        isLayingOut = true
        if isStale {
            isStale = false
            dropAll()
        }
        table.content.refresh()
        table.adoptWidth()
        table.wholes.measure()
        resolveHeights()
        table.contentHeightDidChange()
        let area = table.preparedBounds
        placeCells(in: area)
        table.headers.layOut(in: area)
        table.wholes.layOut()
        table.index.layOut()
        recycleSpare()
        isLayingOut = false
        table.keys.tilesDidChange()
        table.prefetching.update()
        if table.content.isDue { table.setNeedsLayout() }
    }

    private func dropAll() {
        for (path, cell) in cells.sorted(by: { $0.key < $1.key }) { endShowing(cell, path) }
        cells = [:]
        recycleSpare()
        table.headers.dropAll()
    }

    private func recycleSpare() {
        for cell in spare.values {
            cell.rowPath = nil
            table.reuse.keep(cell)
        }
        spare = [:]
    }

    // MARK: Heights

    /// Finds out the heights of what is about to be seen. What is seen stays where it is, though rows above it turn out to have other
    /// heights than were estimated.
    private func resolveHeights() {
        for _ in 0..<Self.mostPasses {
            let area = table.preparedBounds
            guard resolve(from: area.minY, to: area.maxY) else { return }
        }
    }

    /// Finds out the heights of all that is between two places. What is seen stays where it is seen.
    ///
    /// - Returns: Whether something got another height, so that other rows may be there.
    @discardableResult func resolve(from low: CGFloat, to high: CGFloat) -> Bool {
        // A data source that is asked for a cell may ask in turn where rows are.
        guard !isResolving, !table.content.isAsking else { return false }
        isResolving = true
        defer { isResolving = false }
        let content = table.content
        var (isOther, shift): (Bool, CGFloat) = (false, 0)
        let edge = table.bounds.minY
        func note(_ span: TableSpan?, _ height: CGFloat) {
            guard let span, span.height != height else { return }
            isOther = true
            if span.start < edge + shift { shift += height - span.height }
        }
        for section in content.geometry.sections(from: low, to: high) {
            // Measuring calls the app, which may take sections away.
            guard content.geometry.sections.indices.contains(section) else { break }
            let known = content.geometry.sections[section]
            if !known.isHeaderKnown {
                let old = content.geometry.span(ofHeader: section)
                let height = content.height(ofHeader: section, table.headers.makeHeader(section))
                let padding = content.padding(forHeader: height)
                content.geometry.setHeader(height, padding: padding, of: section)
                note(
                    old.map { TableSpan(start: $0.start - known.padding, height: known.padding + known.header) },
                    padding + height)
            }
            if !known.isFooterKnown {
                let old = content.geometry.span(ofFooter: section)
                let height = content.height(ofFooter: section, table.headers.makeFooter(section))
                content.geometry.setFooter(height, of: section)
                note(old, height)
            }
        }
        for path in content.geometry.rows(from: low, to: high) {
            guard content.geometry.contains(path), !content.geometry.sections[path.section].rows.isKnown(path.row)
            else {
                continue
            }
            let old = content.geometry.span(ofRow: path)
            let height = content.givenHeight(ofRow: path) ?? measuredHeight(ofRow: path)
            content.geometry.setRow(height, at: path)
            note(old, height)
        }
        if shift != 0 { table.shiftContentOffset(by: CGVector(dx: 0, dy: shift)) }
        return isOther
    }

    private func measuredHeight(ofRow path: IndexPath) -> CGFloat {
        let cell = cells[path] ?? spare[path] ?? make(path)
        if cells[path] == nil { spare[path] = cell }
        let width = table.look.cellSpan(in: table.bounds.width).width
        guard width > 0 else { return TableLook.rowHeight }
        return UIView.withoutAnimation {
            cell.isBeingMeasured = true
            defer { cell.isBeingMeasured = false }
            if cell.bounds.width != width { cell.frame.size.width = width }
            cell.updateConfigurationIfNeeded()
            let height = cell.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
            guard TableContent.isHeight(height) else { return TableLook.rowHeight }
            return height.roundedUp(to: table.hairline)
        }
    }

    /// Has the row of a cell that is shown be measured again, because its content needs another height.
    func sizeDidChange(of cell: UITableViewCell) {
        guard let path = cell.rowPath, cells[path] === cell, !cell.isBeingMeasured else { return }
        table.content.geometry.forgetRow(path)
        table.setNeedsLayout()
    }

    // MARK: Cells

    private func placeCells(in area: CGRect) {
        // Rows that make room for one that is held are beside their places.
        let room = table.reordering.gap?.height ?? 0
        let paths = table.content.geometry.rows(from: area.minY - room, to: area.maxY + room)
        let wanted = Set(paths)
        for (path, cell) in cells where !wanted.contains(path) && !cell.isHeldInTable {
            cells[path] = nil
            endShowing(cell, path)
        }
        for path in paths {
            if let cell = cells[path] {
                place(cell, path)
            } else {
                UIView.performWithoutAnimation { begin(spare.removeValue(forKey: path) ?? make(path), path) }
            }
        }
        for (path, cell) in cells where !wanted.contains(path) { place(cell, path) }
    }

    private func begin(_ cell: UITableViewCell, _ path: IndexPath) {
        cell.rowPath = path
        place(cell, path)
        let isSelected = table.selecting.selection.contains(path)
        if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
        if let dragging = table.startedDragging { cell.dragPart = dragging.part(of: path) }
        cell.updateConfigurationIfNeeded()
        cells[path] = cell
        table.content.asking { table.rowDelegate?.tableView(table, willDisplay: cell, forRowAt: path) }
        // Cells lie behind everything else, so that headers that stay in place lie over them.
        table.insertSubview(cell, at: table.backgroundView?.superview === table ? 1 : 0)
    }

    private func place(_ cell: UITableViewCell, _ path: IndexPath) {
        cell.adopt(table.setting(ofRow: path))
        guard !cell.isLifted, let frame = frame(ofRow: path), cell.frame != frame else { return }
        cell.frame = frame
    }

    /// The place of the cell of a row.
    func frame(ofRow path: IndexPath) -> CGRect? {
        guard var span = table.content.geometry.span(ofRow: path) else { return nil }
        if let gap = table.reordering.gap { span.start += gap.shift(ofRow: path) }
        return table.rect(span)
    }

    private func endShowing(_ cell: UITableViewCell, _ path: IndexPath) {
        table.rowSwipe.rowDidLeave(cell)
        cell.removeFromSuperview()
        cell.rowPath = nil
        if cell.isHighlighted { cell.setHighlighted(false, animated: false) }
        table.content.asking { table.rowDelegate?.tableView(table, didEndDisplaying: cell, forRowAt: path) }
        table.reuse.keep(cell)
    }

    /// Asks the data source for the cell of a row.
    private func make(_ path: IndexPath) -> UITableViewCell {
        guard let source = table.dataSource else { return UITableViewCell(style: .default, reuseIdentifier: nil) }
        let cell = UIView.withoutAnimation {
            table.content.asking { source.tableView(table, cellForRowAt: path) }
        }
        let isTaken =
            cell.rowPath.map { cells[$0] === cell || spare[$0] === cell } == true
            && reconfigured[path] !== cell
        guard !isTaken else {
            UsageDiagnostic.report(
                .invalidTable,
                "the data source of \(table) gave the same cell for two rows, \(cell.rowPath?.messageText ?? "") and \(path.messageText); "
                    + "take a cell for each by dequeueReusableCell(withIdentifier:for:). The second one stays empty")
            return prepare(UITableViewCell(style: .default, reuseIdentifier: nil), path)
        }
        table.reuse.drop(cell)
        return prepare(cell, path)
    }

    private func prepare(_ cell: UITableViewCell, _ path: IndexPath) -> UITableViewCell {
        cell.rowPath = path
        cell.listView = table
        cell.adopt(table.setting(ofRow: path))
        if let delegate = table.rowDelegate, !table.unanswered.contains(.indentationLevel) {
            let level = table.content.asking { delegate.tableView(table, indentationLevelForRowAt: path) }
            if !table.unanswered.contains(.indentationLevel) { cell.indentationLevel = level }
        }
        return cell
    }

    /// A cell for a row, as the data source asks for it.
    func dequeue(_ identifier: String, for path: IndexPath) -> UITableViewCell {
        if let cell = reconfigured[path], cell.reuseIdentifier == identifier { return cell }
        let cell: UITableViewCell
        if let found = table.reuse.cell(identifier) {
            cell = found
        } else {
            UsageDiagnostic.report(
                .invalidTable,
                "unable to dequeue a cell with identifier \(identifier) in \(table): register a class for it by "
                    + "register(_:forCellReuseIdentifier:). A plain cell is shown")
            cell = UITableViewCell(style: .default, reuseIdentifier: identifier)
        }
        let span = table.look.cellSpan(in: table.bounds.width)
        let height = table.content.geometry.span(ofRow: path)?.height ?? TableLook.rowHeight
        cell.listView = table
        UIView.performWithoutAnimation {
            cell.adopt(table.setting(ofRow: path))
            cell.frame = CGRect(x: span.x, y: cell.frame.minY, width: span.width, height: height)
        }
        return cell
    }

    // MARK: Updates

    /// Takes over where rows have gone. Cells of rows that are gone or get another cell come back for the animation.
    func adopt(_ change: ListChange) -> [(path: IndexPath, cell: UITableViewCell)] {
        var left: [(path: IndexPath, cell: UITableViewCell)] = []
        var new: [IndexPath: UITableViewCell] = [:]
        for (path, cell) in cells {
            guard let target = change.newIndexPath(of: path), !change.reloaded.contains(path) else {
                left.append((path, cell))
                continue
            }
            new[target] = cell
            cell.rowPath = target
        }
        recycleSpare()
        cells = new
        for (_, cell) in left { cell.rowPath = nil }
        return left
    }

    /// Ends the showing of the cell of a row that went, once the animation is over, unless the app has given that cell for a row again.
    func endLeaving(_ cell: UITableViewCell, _ path: IndexPath) {
        // The app may have given the same cell again for a row.
        guard cell.rowPath == nil else { return }
        endShowing(cell, path)
    }

    /// Asks the data source to dress the cells of rows anew, that have one.
    func reconfigure(_ paths: [IndexPath]) {
        for path in paths {
            guard let old = cells[path] else { continue }
            reconfigured[path] = old
            let cell = make(path)
            reconfigured[path] = nil
            table.content.geometry.forgetRow(path)
            guard cell !== old else { continue }
            cells[path] = nil
            endShowing(old, path)
            UIView.performWithoutAnimation { begin(cell, path) }
        }
        table.setNeedsLayout()
    }
}
