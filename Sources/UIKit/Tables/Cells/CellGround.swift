/// Shows what lies behind the content of a cell: its background, and what tells that it is selected.
@MainActor final class CellGround {
    private unowned let cell: UITableViewCell
    /// Draws the background configuration. It is there always, because it is what a swipe moves aside first.
    let view = CellBackgroundView(configuration: .clear())

    init(of cell: UITableViewCell) {
        self.cell = cell
        cell.insertSubview(view, at: 0)
    }

    /// Brings what is shown up to date with the cell's state.
    func update() {
        let state = cell.configurationState
        let isOwn = cell.ownBackground != nil
        var shown = cell.ownBackground ?? usual
        if !isOwn || cell.automaticallyUpdatesBackgroundConfiguration { shown = shown.updated(for: state) }
        if !isOwn { adapt(&shown) }
        view.configuration = shown
        view.isHidden = cell.backgroundView != nil
        showSelection(cell.showsSelection)
    }

    private var usual: UIBackgroundConfiguration {
        switch cell.setting.style {
        case .plain: .listPlainCell()
        case .grouped, .insetGrouped: .listGroupedCell()
        case nil: .clear()
        }
    }

    /// Sets the colour of a background that the app has not given: the selection's, the app's `backgroundColor`, or that of the table's
    /// style.
    private func adapt(_ shown: inout UIBackgroundConfiguration) {
        shown.backgroundInsets = .zero
        shown.cornerRadius = 0
        let isSelected = cell.showsSelection
        if isSelected, cell.selectionStyle != .none, selectionView == nil, cell.setting.style != nil {
            shown.backgroundColor = TableLook.selection
        } else if let color = cell.backgroundColor {
            shown.backgroundColor = color
        } else if let style = cell.setting.style {
            shown.backgroundColor = TableLook.cellBackground(style)
        }
    }

    private var selectionView: UIView? {
        let isMultiple = cell.setting.showsSelection && cell.setting.isEditing
        return isMultiple
            ? cell.multipleSelectionBackgroundView ?? cell.selectedBackgroundView
            : cell.selectedBackgroundView
    }

    private func showSelection(_ isSelected: Bool) {
        let shown = isSelected && cell.selectionStyle != .none ? selectionView : nil
        for view in [cell.selectedBackgroundView, cell.multipleSelectionBackgroundView] {
            guard let view, view !== shown, view.superview === cell else { continue }
            view.removeFromSuperview()
        }
        if let shown, shown.superview !== cell {
            shown.frame = cell.bounds
            cell.insertSubview(shown, belowSubview: cell.contentView)
        }
    }

    func replaceBackgroundView(_ old: UIView?, by new: UIView?) {
        guard old !== new else { return }
        if old?.superview === cell { old?.removeFromSuperview() }
        if let new {
            new.frame = cell.bounds
            cell.insertSubview(new, aboveSubview: view)
        }
        update()
    }

    /// Fills the cell, which is shifted by a swipe.
    func layOut(in bounds: CGRect) {
        view.frame = bounds
        for view in [cell.backgroundView, cell.selectedBackgroundView, cell.multipleSelectionBackgroundView] {
            guard let view, view.superview === cell else { continue }
            view.frame = bounds
        }
    }
}
