/// Moves the cells and headers of a table from where they were before an update to where they are after it.
///
/// It is made before the update, and run after it, when everything is in its final place already.
@MainActor final class TableAnimation {
    /// The time that it takes, in seconds.
    private static let duration = 0.3

    private let table: UITableView
    private let change: ListChange?
    private let oldGeometry: TableGeometry
    private let oldOffset: CGPoint
    /// The places of the views before, in the table's coordinates.
    private var oldFrames: [ObjectIdentifier: CGRect] = [:]
    private var leavingCells: [(path: IndexPath, cell: UITableViewCell)] = []
    private var leavingHeaders: [UIView] = []

    /// Keeps the places of the views before an update.
    ///
    /// - Parameter change: The change of the rows; nil where only heights change.
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

    /// Takes over the views of what is gone, which are still in the table, to animate them out.
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
                if move.fade == .comes || move.fade == .vanishes { move.view.alpha = 0 }
            }
        }
        UIView.animate(
            withDuration: Self.duration,
            animations: { [self] in
                if newOffset != table.contentOffset { table.contentOffset = newOffset }
                for move in moves {
                    move.view.frame = move.end
                    switch move.fade {
                    case .none, .vanishes: break
                    case .comes: move.view.alpha = move.alpha
                    case .goes: move.view.alpha = 0
                    }
                }
            },
            completion: { [self] finished in
                // A view that went may come again, and then has the alpha that the app has set.
                for move in moves where move.fade != .none { move.view.alpha = move.alpha }
                finish()
                completion(finished)
            })
    }

    private func finish() {
        for (path, cell) in leavingCells { table.tiles.endLeaving(cell, path) }
        for header in leavingHeaders { table.headers.endLeaving(header) }
    }

    private enum Fade {
        case none
        case comes
        case goes
        /// The view goes at once.
        case vanishes
    }

    @MainActor private struct Move {
        let view: UIView
        var start: CGRect
        var end: CGRect
        var fade = Fade.none
        /// The view's own alpha, as the app has set it.
        let alpha: CGFloat

        init(_ view: UIView, from start: CGRect? = nil, _ fade: Fade = .none) {
            self.view = view
            self.start = start ?? view.frame
            self.fade = fade
            end = view.frame
            alpha = view.alpha
        }
    }

    private func moves() -> [Move] {
        var moves: [Move] = []
        for (path, cell) in table.tiles.cells where !cell.isLifted {
            if let old = oldFrames[ObjectIdentifier(cell)] {
                moves.append(Move(cell, from: old))
            } else {
                moves.append(entrance(of: cell, path))
            }
        }
        for view in table.headers.shownViews + [table.tableHeaderView, table.tableFooterView].compactMap({ $0 }) {
            if let old = oldFrames[ObjectIdentifier(view)] {
                moves.append(Move(view, from: old))
            } else {
                moves.append(Move(view, .comes))
            }
        }
        for (path, cell) in leavingCells where cell.rowPath == nil { moves.append(exit(of: cell, path)) }
        for view in leavingHeaders {
            moves.append(Move(view, .goes))
        }
        return moves
    }

    private func entrance(of cell: UITableViewCell, _ path: IndexPath) -> Move {
        var move = Move(cell)
        guard let change else { return move }
        if let old = change.oldIndexPath(of: path), !change.reloaded.contains(old) {
            // The row was out of sight before.
            if let span = oldGeometry.span(ofRow: old) { move.start.origin.y = span.start }
            return move
        }
        let wanted = animation(ofNew: path, change)
        if fades(wanted, &move.start) { move.fade = .comes }
        return move
    }

    private func exit(of cell: UITableViewCell, _ path: IndexPath) -> Move {
        var move = Move(cell)
        guard let change else { return move }
        if change.reloaded.contains(path), let new = change.newIndexPath(of: path),
            let frame = table.tiles.frame(ofRow: new)
        {
            move.end.origin.y = frame.minY
        }
        let wanted = animation(ofOld: path, change)
        if fades(wanted, &move.end) { move.fade = .goes }
        if wanted == UITableView.RowAnimation.none.rawValue { move.fade = .vanishes }
        return move
    }

    /// The animation by which a row comes, by its place after the update; nil where it has none.
    private func animation(ofNew path: IndexPath, _ change: ListChange) -> Int? {
        if change.inserted.contains(path) { return change.animations.insertedItems[path] }
        if change.insertedSections.contains(path.section) { return change.animations.insertedSections[path.section] }
        if let old = change.oldIndexPath(of: path) { return change.animations.reloadedItems[old] }
        return change.oldSection(of: path.section).flatMap { change.animations.reloadedSections[$0] }
    }

    /// The animation by which a row goes, by its place before the update; nil where it has none.
    private func animation(ofOld path: IndexPath, _ change: ListChange) -> Int? {
        if change.deleted.contains(path) { return change.animations.deletedItems[path] }
        if change.reloaded.contains(path) { return change.animations.reloadedItems[path] }
        if change.deletedSections.contains(path.section) { return change.animations.deletedSections[path.section] }
        return change.animations.reloadedSections[path.section]
    }

    /// Puts the frame to where a row comes from or goes to.
    ///
    /// - Returns: Whether the row fades on its way.
    private func fades(_ animation: Int?, _ frame: inout CGRect) -> Bool {
        let animation = animation.flatMap(UITableView.RowAnimation.init(rawValue:)) ?? .automatic
        switch animation {
        case .automatic, .fade, .middle: return true
        case .left: frame.origin.x -= table.bounds.width
        case .right: frame.origin.x += table.bounds.width
        case .top:
            frame.origin.y -= frame.height
            return true
        case .bottom:
            frame.origin.y += frame.height
            return true
        case .none: break
        }
        return false
    }
}
