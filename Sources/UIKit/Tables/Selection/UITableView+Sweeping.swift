extension UITableView: SweptList {
    func maySweep(from path: IndexPath) -> Bool {
        rowDelegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: path) ?? false
    }

    func sweepDidBegin(at path: IndexPath) {
        rowDelegate?.tableView(self, didBeginMultipleSelectionInteractionAt: path)
    }

    func sweepDidEnd() {
        rowDelegate?.tableViewDidEndMultipleSelectionInteraction(self)
    }

    var maySelectSeveral: Bool {
        selecting.isAllowed && selecting.isMultiple
    }

    func itemPaths(from first: IndexPath, to last: IndexPath) -> [IndexPath] {
        let geometry = currentGeometry
        return geometry.contains(first) && geometry.contains(last) ? selecting.rows(from: first, to: last) : []
    }

    func isItemSelected(_ path: IndexPath) -> Bool {
        selecting.selection.contains(path)
    }

    func sweepSelects(_ path: IndexPath) {
        selecting.userSelects(path)
    }

    func sweepDeselects(_ path: IndexPath) {
        selecting.userDeselects(path)
    }
}
