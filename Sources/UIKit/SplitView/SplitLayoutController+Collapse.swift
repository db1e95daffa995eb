/// How columns become one where there is no room for several, and come apart again.
///
/// UIKit puts the secondary column's navigation controller on the stack of the primary one. Here its controllers go there themselves:
/// one stack, one bar, and nothing that knows of two.
extension SplitLayoutController {
    private var delegate: (any UISplitViewControllerDelegate)? {
        split?.delegate
    }

    func mergeSecondary() {
        guard let split, let primary = placed[.primary], let secondary = columns.given[.secondary] else { return }
        let isDone = delegate?.splitViewController(split, collapseSecondary: secondary, onto: primary) ?? false
        if !isDone { primary.collapseSecondaryViewController(secondary, for: split) }
    }

    /// That of the column that is shown.
    var baseStack: UINavigationController? {
        state.collapsed.flatMap { placed[$0] } as? UINavigationController
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

    /// Takes what belongs to the other columns from the one that is shown.
    func separate() {
        if columns.style == .unspecified { separateSecondary() } else { separateStacks() }
        loans = [:]
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
}
