extension UITableView: ReorderableList {
    package func reorderableRow(containing view: UIView) -> UIView? {
        cell(containing: view)
    }

    package func indexPath(ofRow row: UIView) -> IndexPath? {
        (row as? UITableViewCell).flatMap { tiles.path(of: $0) }
    }

    package func canMoveRow(at indexPath: IndexPath) -> Bool {
        content.asking { dataSource?.tableView(self, canMoveRowAt: indexPath) ?? false }
    }

    package func proposedIndexPath(at point: CGPoint) -> IndexPath? {
        guard let source = rowReorder.places?.source else { return nil }
        return content.geometry.proposedPlace(moving: source, middle: point.y)
    }

    package func targetIndexPath(from source: IndexPath, proposed: IndexPath) -> IndexPath {
        let answer = content.asking {
            rowDelegate?.tableView(self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed)
                ?? proposed
        }
        return isTarget(answer, from: source) ? answer : proposed
    }

    /// Whether a row can go to a place, once it is gone from where it was.
    private func isTarget(_ path: IndexPath, from source: IndexPath) -> Bool {
        let sections = content.geometry.sections
        guard path.count == 2, sections.indices.contains(path[0]), path[1] >= 0 else { return false }
        return path[1] <= sections[path[0]].rows.count - (path[0] == source.section ? 1 : 0)
    }

    package func moveLifted(_ row: UIView, to point: CGPoint) {
        if let cell = row as? UITableViewCell { reordering.lift(cell, to: point) }
    }

    package func openGap(from source: IndexPath, to target: IndexPath) {
        reordering.openGap(from: source, to: target)
    }

    package func commitMove(from source: IndexPath, to target: IndexPath) {
        reordering.commit(from: source, to: target)
    }

    package func cancelMove() {
        reordering.cancel()
    }

    package var reorderArea: CGRect {
        bounds.inset(by: adjustedContentInset)
    }

    package var scrollRoom: (before: CGFloat, after: CGFloat) {
        let inset = adjustedContentInset
        let lowest = -inset.top
        let highest = max(lowest, contentSize.height - bounds.height + inset.bottom)
        return (max(0, contentOffset.y - lowest), max(0, highest - contentOffset.y))
    }

    package func scrollForReorder(by step: CGFloat) {
        guard step.isFinite else { return }
        contentOffset.y += step
        tiles.layOut()
    }

    /// The cell of this table that a view lies in.
    func cell(containing view: UIView) -> UITableViewCell? {
        var candidate: UIView? = view
        while let current = candidate {
            if let cell = current as? UITableViewCell, cell.listView === self, cell.rowPath != nil { return cell }
            candidate = current.superview
        }
        return nil
    }
}
