/// What apps and their controllers have a split view show.
extension SplitLayoutController {
    /// Gives a column another controller.
    func set(_ controller: UIViewController?, in column: Column) {
        guard columns.given[column] !== controller else { return }
        if state.slides > 0 { finishMoves() }
        let old = loans.removeValue(forKey: column)
        if column == .secondary { showButton(nil) }
        columns.set(controller, in: column)
        let pages = baseStack?.viewControllers ?? []
        receive(.replacement(column, part: old.flatMap { $0.start(in: pages) }))
    }

    /// Shows a controller with the details of something: in the secondary column, or above what is shown where there is one column only.
    ///
    /// - Returns: Whether there is a place for it.
    func showDetail(_ controller: UIViewController) -> Bool {
        guard let collapsed = state.collapsed, collapsed != .secondary else {
            set(controller, in: .secondary)
            return true
        }
        guard let stack = baseStack else { return false }
        guard columns.given[.secondary] !== controller else {
            receive(.show(.secondary))
            return true
        }
        let before = loans[.secondary]?.pages ?? []
        var own = [controller]
        if let other = controller as? UINavigationController {
            own = other.viewControllers
            other.setViewControllers([], animated: false)
        }
        columns.set(controller, in: .secondary)
        loans[.secondary] = CollapsedColumn(own, above: before)
        stack.setViewControllers(stack.viewControllers + own, animated: true)
        return true
    }

    func showInPrimary(_ controller: UIViewController) {
        guard let stack = baseStack ?? columns.stack(of: .primary) else { return set(controller, in: .primary) }
        stack.pushViewController(controller, animated: true)
    }

    /// What the display mode button does.
    func toggle() {
        guard let split, state.collapsed == nil else { return }
        receive(.button(target: split.delegate?.targetDisplayModeForAction(in: split) ?? .automatic))
    }

    /// Whether a finger may bring in a column. Where the secondary column can go back, the edge is that one's.
    var canBringIn: Bool {
        state.isInstalled && state.collapsed == nil && !showsAll
            && (columns.stack(of: .secondary)?.viewControllers.count ?? 0) < 2
    }

    var showsAll: Bool {
        state.mode.columns == preferences.mostColumns
    }

    /// Puts a button into the bar of the secondary column, in the styles of columns.
    func showButton(_ item: UIBarButtonItem?) {
        guard columns.style != .unspecified else { return }
        columns.stack(of: .secondary)?.navigationBar.containerItem = item
    }
}
