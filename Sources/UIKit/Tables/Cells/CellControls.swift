/// The controls of a cell in a table that is edited: the one before the content, and the one by which the row is moved.
@MainActor final class CellControls {
    private unowned let cell: UITableViewCell
    private(set) var edit: EditControlView?
    private(set) var reorder: ReorderControlView?

    init(of cell: UITableViewCell) {
        self.cell = cell
    }

    /// Shows the controls that the cell has in its state.
    func update() {
        let kind = kind
        if edit?.kind != kind {
            edit?.removeFromSuperview()
            edit = kind.map(make)
            cell.setNeedsLayout()
        }
        edit?.isChosen = cell.isSelected
        edit?.rowDescription = cell.standardAccessibility.label
        let isMovable = cell.isEditing && cell.showsReorderControl && cell.setting.isMovable
        guard isMovable != (reorder != nil) else { return }
        reorder?.removeFromSuperview()
        reorder = isMovable ? ReorderControlView() : nil
        if let reorder {
            reorder.frame = cell.mirroredIfNeeded(
                CGRect(x: cell.bounds.width, y: 0, width: ReorderControlView.width, height: cell.bounds.height))
            cell.addSubview(reorder)
        }
        cell.setNeedsLayout()
    }

    private var kind: EditControlView.Kind? {
        guard cell.isEditing else { return nil }
        if cell.setting.showsSelection { return .select }
        switch cell.editingStyle {
        case .delete: return .delete
        case .insert: return .insert
        case .none: return nil
        }
    }

    private func make(_ kind: EditControlView.Kind) -> EditControlView {
        let control = EditControlView(kind)
        control.onTap = { [weak cell] in
            guard let cell else { return }
            cell.listView?.editControlWasTapped(in: cell)
        }
        // The control comes in from the leading edge.
        control.frame = cell.mirroredIfNeeded(
            CGRect(x: -EditControlView.width, y: 0, width: EditControlView.width, height: cell.bounds.height))
        cell.addSubview(control)
        return control
    }

    func layOut(_ layout: TableCellLayout, shift: CGFloat) {
        edit?.frame = cell.mirroredIfNeeded(layout.editControl).offsetBy(dx: shift, dy: 0)
        reorder?.frame = cell.mirroredIfNeeded(layout.reorderControl).offsetBy(dx: shift, dy: 0)
    }
}
