/// Moves the cells and headers of a table from where they were before an update to where they are after it.
///
/// It is made before the update, and run after it, when everything is in its final place already.
@MainActor final class TableAnimation {
    /// In seconds.
    private static let duration = 0.3

    private let table: UITableView
    private let change: ListChange?
    private let oldGeometry: TableGeometry
    private let oldOffset: CGPoint
    /// Where the views were, in the table's coordinates.
    private var oldFrames: [ObjectIdentifier: CGRect] = [:]
    private var leavingCells: [(path: IndexPath, cell: UITableViewCell)] = []
    private var leavingHeaders: [UIView] = []

    /// - Parameter change: Nil where only heights change.
    init(of table: UITableView, _ change: ListChange?) {
        self.table = table
        self.change = change
        oldGeometry = table.content.geometry
        oldOffset = table.contentOffset
        for view in views { oldFrames[ObjectIdentifier(view)] = view.frame }
    }

    private var views: [UIView] {
        Array(table.tiles.cells.values) + table.headers.shownViews
            + [table.tableHeaderView, table.tableFooterView].compactMap { $0 }
    }

    /// The views of what is gone, which are still in the table.
    func take(_ cells: [(path: IndexPath, cell: UITableViewCell)], _ headers: [UIView]) {
        leavingCells = cells
        leavingHeaders = headers
    }

    func run(isAnimated: Bool, _ completion: @escaping (Bool) -> Void) {
        guard isAnimated else {
            finish()
            return completion(true)
        }
        let newOffset = table.contentOffset
        let moves = moves()
        UIView.performWithoutAnimation {
            if newOffset != oldOffset { table.contentOffset = oldOffset }
            for move in moves {
                move.view.frame = move.start
                move.view.alpha = move.startAlpha
            }
        }
        UIView.animate(
            withDuration: Self.duration,
            animations: { [self] in
                if newOffset != table.contentOffset { table.contentOffset = newOffset }
                for move in moves {
                    move.view.frame = move.end
                    move.view.alpha = move.endAlpha
                }
            },
            completion: { [self] finished in
                finish()
                completion(finished)
            })
    }

    private func finish() {
        for (path, cell) in leavingCells { table.tiles.endLeaving(cell, path) }
        for header in leavingHeaders { table.headers.endLeaving(header) }
    }

    private struct Move {
        let view: UIView
        var start: CGRect
        var end: CGRect
        var startAlpha: CGFloat = 1
        var endAlpha: CGFloat = 1
    }

    private func moves() -> [Move] {
        var moves: [Move] = []
        for (path, cell) in table.tiles.cells where !cell.isLifted {
            if let old = oldFrames[ObjectIdentifier(cell)] {
                moves.append(Move(view: cell, start: old, end: cell.frame))
            } else {
                moves.append(entrance(of: cell, path))
            }
        }
        for view in table.headers.shownViews + [table.tableHeaderView, table.tableFooterView].compactMap({ $0 }) {
            if let old = oldFrames[ObjectIdentifier(view)] {
                moves.append(Move(view: view, start: old, end: view.frame))
            } else {
                moves.append(Move(view: view, start: view.frame, end: view.frame, startAlpha: 0))
            }
        }
        for (path, cell) in leavingCells where cell.rowPath == nil { moves.append(exit(of: cell, path)) }
        for view in leavingHeaders {
            moves.append(Move(view: view, start: view.frame, end: view.frame, endAlpha: 0))
        }
        return moves
    }

    private func entrance(of cell: UITableViewCell, _ path: IndexPath) -> Move {
        var move = Move(view: cell, start: cell.frame, end: cell.frame)
        guard let change else { return move }
        if let old = change.oldIndexPath(of: path), !change.reloaded.contains(old) {
            // It was out of sight before.
            if let span = oldGeometry.span(ofRow: old) { move.start.origin.y = span.start }
            return move
        }
        let wanted = animation(ofNew: path, change)
        apply(wanted, &move.start, &move.startAlpha)
        return move
    }

    private func exit(of cell: UITableViewCell, _ path: IndexPath) -> Move {
        var move = Move(view: cell, start: cell.frame, end: cell.frame)
        guard let change else { return move }
        if change.reloaded.contains(path), let new = change.newIndexPath(of: path),
            let frame = table.tiles.frame(ofRow: new)
        {
            move.end.origin.y = frame.minY
        }
        let wanted = animation(ofOld: path, change)
        apply(wanted, &move.end, &move.endAlpha)
        return move
    }

    /// How a row comes, by its place after the update.
    private func animation(ofNew path: IndexPath, _ change: ListChange) -> Int? {
        if change.inserted.contains(path) { return change.animations.insertedItems[path] }
        if change.insertedSections.contains(path.section) { return change.animations.insertedSections[path.section] }
        if let old = change.oldIndexPath(of: path) { return change.animations.reloadedItems[old] }
        return change.oldSection(of: path.section).flatMap { change.animations.reloadedSections[$0] }
    }

    /// How a row goes, by its place before the update.
    private func animation(ofOld path: IndexPath, _ change: ListChange) -> Int? {
        if change.deleted.contains(path) { return change.animations.deletedItems[path] }
        if change.reloaded.contains(path) { return change.animations.reloadedItems[path] }
        if change.deletedSections.contains(path.section) { return change.animations.deletedSections[path.section] }
        return change.animations.reloadedSections[path.section]
    }

    /// Puts the frame to where a row comes from or goes to.
    private func apply(_ animation: Int?, _ frame: inout CGRect, _ alpha: inout CGFloat) {
        let animation = animation.flatMap(UITableView.RowAnimation.init(rawValue:)) ?? .automatic
        let width = table.bounds.width
        switch animation {
        case .automatic, .fade, .middle: alpha = 0
        case .left: frame.origin.x -= width
        case .right: frame.origin.x += width
        case .top:
            frame.origin.y -= frame.height
            alpha = 0
        case .bottom:
            frame.origin.y += frame.height
            alpha = 0
        case .none: alpha = 1
        }
    }
}
