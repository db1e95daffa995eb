/// How columns become one where there is no room for several, and come apart again.
///
/// UIKit puts the secondary column's navigation controller on the stack of the primary one. Here its controllers go there themselves:
/// one stack, one bar, and nothing that knows of two.
extension SplitLayoutController {
    private var delegate: (any UISplitViewControllerDelegate)? {
        split?.delegate
    }

    func collapse() {
        guard let split else { return }
        finishMoves()
        choice = nil
        if columns.style == .unspecified {
            let own = delegate?.primaryViewController(forCollapsing: split)
            if let own { columns.set(own, in: .primary) }
            bringTogether(in: .primary)
        } else {
            let proposed: Column = columns.given[.compact] != nil ? .compact : .secondary
            let top = delegate?.splitViewController(split, topColumnForCollapsingToProposedTopColumn: proposed)
            bringTogether(in: top ?? proposed)
        }
        setMode(.oneBesideSecondary)
        view?.setNeedsLayout()
        delegate?.splitViewControllerDidCollapse(split)
    }

    /// - Parameter top: The column that is to be seen then.
    private func bringTogether(in top: Column) {
        let isCompact = top == .compact && columns.given[.compact] != nil
        guard let base = isCompact ? .compact : columns.present.first else {
            collapsed = .primary
            return
        }
        for column in columns.all.reversed() where column != base { put(nil, in: column) }
        put(columns.child(for: base), in: base)
        collapsed = base
        if !isShown { placed[base]?.loadViewIfNeeded() }
        resizeOne(to: view?.bounds ?? .zero)
        if !isCompact {
            for column in columns.present where column != base {
                columns.style == .unspecified ? mergeSecondary() : mergeStack(of: column, upTo: top)
            }
        }
        place(base)
    }

    private func mergeSecondary() {
        guard let split, let primary = placed[.primary], let secondary = columns.given[.secondary] else { return }
        let isDone = delegate?.splitViewController(split, collapseSecondary: secondary, onto: primary) ?? false
        if !isDone { primary.collapseSecondaryViewController(secondary, for: split) }
    }

    private func mergeStack(of column: Column, upTo top: Column) {
        guard column.rawValue <= top.rawValue, let stack = baseStack else { return }
        lend(column, to: stack, animated: false)
    }

    /// That of the column that is shown.
    var baseStack: UINavigationController? {
        collapsed.flatMap { placed[$0] } as? UINavigationController
    }

    /// The primary column's stack takes the secondary controller, or what is on the stack of that one.
    func merge(_ secondary: UIViewController, onto stack: UINavigationController) {
        columns.set(secondary, in: .secondary)
        lend(.secondary, to: stack, animated: false)
    }

    /// Puts what a column has on a stack.
    func lend(_ column: Column, to stack: UINavigationController, animated: Bool) {
        guard let controller = columns.given[column] else { return }
        var pages = [controller]
        if let own = columns.stack(of: column) {
            // Nothing is left of it where it was shown already.
            pages = own.viewControllers.isEmpty ? loans[column]?.own ?? [] : own.viewControllers
            own.setViewControllers([], animated: false)
        }
        loans[column] = CollapsedColumn(pages)
        stack.setViewControllers(stack.viewControllers + pages, animated: animated)
    }

    /// Takes what belongs to a column from a stack again.
    ///
    /// - Returns: What the column shows then; nil where it has lent nothing.
    func takeBack(_ column: Column, from stack: UINavigationController) -> UIViewController? {
        guard let loan = loans.removeValue(forKey: column) else { return nil }
        var pages = loan.own
        let all = stack.viewControllers
        if let start = loan.start(in: all), start > 0 {
            pages = Array(all[start...])
            stack.setViewControllers(Array(all[..<start]), animated: false)
        }
        columns.giveBack(pages, to: column)
        return columns.given[column]
    }

    func expand() {
        guard let split, let view else { return }
        finishMoves()
        if let collapsed {
            let next = arrangement(wantedMode(in: view.bounds.size), in: view.bounds.size)
            resizeOne(to: next.frame(of: collapsed))
        }
        if columns.style == .unspecified { separateSecondary() } else { separateStacks() }
        loans = [:]
        collapsed = nil
        var next = wantedMode(in: view.bounds.size)
        if columns.style != .unspecified, let delegate {
            let own = delegate.splitViewController(split, displayModeForExpandingToProposedDisplayMode: next)
            if own != next {
                choice = (own.columns, SplitPreferences.isWide(view.bounds.size))
                next = wantedMode(in: view.bounds.size)
            }
        }
        setMode(next)
        install()
        dropHidden()
        delegate?.splitViewControllerDidExpand(split)
    }

    private func separateSecondary() {
        guard let split, let base = placed[.primary] else { return }
        let primary = delegate?.primaryViewController(forExpanding: split) ?? base
        if let secondary = delegate?.splitViewController(split, separateSecondaryFrom: primary) {
            columns.set(secondary, in: .secondary)
        } else if let secondary = primary.separateSecondaryViewController(for: split) {
            columns.set(secondary, in: .secondary)
        }
        columns.set(primary, in: .primary)
    }

    private func separateStacks() {
        put(nil, in: .compact)
        guard let stack = baseStack else { return }
        for column in [Column.secondary, .supplementary] { _ = takeBack(column, from: stack) }
    }

    /// The one column that was there may be one that the mode does not show.
    private func dropHidden() {
        for (column, child) in placed where !shows(column) {
            child.viewIfLoaded?.removeFromSuperview()
            panes.removeValue(forKey: column)?.removeFromSuperview()
        }
    }
}
