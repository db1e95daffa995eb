/// What apps and their controllers have a split view show.
extension SplitLayoutController {
    /// Gives a column another controller.
    func set(_ controller: UIViewController?, in column: Column) {
        guard columns.given[column] !== controller else { return }
        if moves > 0 { finishMoves() }
        let old = loans.removeValue(forKey: column)
        if column == .secondary { showButton(nil) }
        columns.set(controller, in: column)
        guard isInstalled else { return }
        if let old, let stack = baseStack, let start = old.start(in: stack.viewControllers), start > 0 {
            // It is on the stack of another column: the new one takes its place there.
            stack.setViewControllers(Array(stack.viewControllers[..<start]), animated: false)
            if controller != nil { lend(column, to: stack, animated: false) }
        } else if collapsed == nil ? column != .compact : column == collapsed {
            put(columns.child(for: column), in: column)
            if placed[column] != nil, shows(column) { place(column) }
            view?.setNeedsLayout()
            split?.displayModeDidChange()
        }
    }

    /// Shows a controller with the details of something: in the secondary column, or above what is shown where there is one column only.
    ///
    /// - Returns: Whether there is a place for it.
    func showDetail(_ controller: UIViewController) -> Bool {
        guard let collapsed, collapsed != .secondary else {
            set(controller, in: .secondary)
            return true
        }
        guard let stack = baseStack else { return false }
        guard columns.given[.secondary] !== controller else {
            show(.secondary)
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

    func show(_ column: Column) {
        guard collapsed != nil else { return showBeside(column) }
        guard let stack = baseStack, collapsed != .compact, column != .compact else { return }
        if column == collapsed {
            let first = loans.values.compactMap { $0.start(in: stack.viewControllers) }.min()
            pop(stack, to: first)
        } else if let loan = loans[column], let start = loan.start(in: stack.viewControllers) {
            let above = loans.values.compactMap { $0.start(in: stack.viewControllers) }.filter { $0 > start }.min()
            pop(stack, to: above)
        } else {
            lend(column, to: stack, animated: true)
        }
    }

    func hide(_ column: Column) {
        guard collapsed != nil else { return hideBeside(column) }
        guard let stack = baseStack else { return }
        pop(stack, to: loans[column]?.start(in: stack.viewControllers))
    }

    /// - Parameter index: Of the first that goes; nil: nothing does.
    private func pop(_ stack: UINavigationController, to index: Int?) {
        guard let index, index > 0 else { return }
        stack.popToViewController(stack.viewControllers[index - 1], animated: true)
    }

    private func showBeside(_ column: Column) {
        switch column {
        case .primary: choose(columns: preferences.mostColumns)
        case .supplementary: if hasSupplementary, mode.columns < 1 { choose(columns: 1) }
        // What lies above it goes.
        case .secondary: if mode.isOverlay { choose(columns: 0) }
        case .compact: break
        }
    }

    private func hideBeside(_ column: Column) {
        switch column {
        case .primary: if mode.columns == preferences.mostColumns { choose(columns: mode.columns - 1) }
        case .supplementary: if hasSupplementary { choose(columns: 0) }
        case .secondary, .compact: break
        }
    }

    /// One column more.
    func bringIn() {
        choose(columns: mode.columns + 1)
    }

    /// What the display mode button does.
    func toggle() {
        guard let split, collapsed == nil else { return }
        let own = split.delegate?.targetDisplayModeForAction(in: split) ?? .automatic
        let next = mode.columns < preferences.mostColumns ? mode.columns + 1 : mode.columns - 1
        choose(columns: own == .automatic ? next : own.columns)
    }

    /// Whether a finger may bring in a column. Where the secondary column can go back, the edge is that one's.
    var canBringIn: Bool {
        isInstalled && collapsed == nil && !showsAll && (columns.stack(of: .secondary)?.viewControllers.count ?? 0) < 2
    }

    var showsAll: Bool {
        mode.columns == preferences.mostColumns
    }

    var isCovered: Bool {
        collapsed == nil && mode.isOverlay
    }

    /// Puts a button into the bar of the secondary column, in the styles of columns.
    func showButton(_ item: UIBarButtonItem?) {
        guard columns.style != .unspecified else { return }
        columns.stack(of: .secondary)?.navigationBar.containerItem = item
    }
}
