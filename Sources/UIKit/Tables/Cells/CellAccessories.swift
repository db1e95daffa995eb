/// Shows what a cell has at its trailing edge: an arrow, a checkmark, a button, or a view of the app's.
@MainActor final class CellAccessories {
    private unowned let cell: UITableViewCell
    private var views: [UIView] = []
    private var shownType = UITableViewCell.AccessoryType.none
    private var shownView: UIView?

    /// The space between two pictures, in points.
    private static let gap: CGFloat = 8
    /// The size of the button for more, which has room around its picture.
    private static let buttonSize = CGSize(width: 28, height: 44)

    init(of cell: UITableViewCell) {
        self.cell = cell
    }

    /// Shows what the cell has for the state that it is in.
    func update() {
        let isEditing = cell.isEditing
        let view = isEditing ? cell.editingAccessoryView : cell.accessoryView
        let type = isEditing ? cell.editingAccessoryType : cell.accessoryType
        guard view !== shownView || type != shownType else { return }
        for old in views where old.superview === cell { old.removeFromSuperview() }
        (shownView, shownType) = (view, type)
        views = view.map { [$0] } ?? pictures(type)
        for view in views { cell.addSubview(view) }
        cell.updateMargins()
        cell.setNeedsLayout()
        cell.contentNeedsAnotherSize()
    }

    private func pictures(_ type: UITableViewCell.AccessoryType) -> [UIView] {
        switch type {
        case .none: []
        case .disclosureIndicator: [AccessoryPicture.disclosure()]
        case .checkmark: [AccessoryPicture.checkmark()]
        case .detailButton: [detailButton()]
        case .detailDisclosureButton: [detailButton(), AccessoryPicture.disclosure()]
        }
    }

    private func detailButton() -> UIView {
        let button = CellDetailButton(frame: CGRect(origin: .zero, size: Self.buttonSize))
        button.addAction(
            UIAction { [weak cell] _ in
                guard let cell, let table = cell.listView, let path = table.indexPath(for: cell) else { return }
                cell.accessorySegue?.trigger(cell)
                table.rowDelegate?.tableView(table, accessoryButtonTappedForRowWith: path)
            }, for: .primaryActionTriggered)
        return button
    }

    /// The size of all that is shown together; nil for nothing.
    var size: CGSize? {
        guard !views.isEmpty else { return nil }
        let sizes = views.map(size)
        return CGSize(
            width: sizes.reduce(0) { $0 + $1.width } + CGFloat(sizes.count - 1) * Self.gap,
            height: sizes.map(\.height).max() ?? 0)
    }

    private func size(_ view: UIView) -> CGSize {
        view === shownView || view is CellDetailButton ? view.bounds.size : view.intrinsicContentSize
    }

    /// - Parameters:
    ///   - area: With the leading edge at the left.
    ///   - shift: The distance by which a swipe has moved the cell's parts.
    func layOut(in area: CGRect, shift: CGFloat) {
        var x = area.minX
        for view in views {
            let size = size(view)
            let frame = CGRect(
                x: x, y: (area.midY - size.height / 2).rounded(), width: size.width, height: size.height)
            view.frame = cell.mirroredIfNeeded(frame).offsetBy(dx: shift, dy: 0)
            x += size.width + Self.gap
        }
    }
}
