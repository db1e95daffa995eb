import PluginProtocol
import SceneBridge
import UIKit

/// Shows or hides the column that a plugin asks for, or declines. Nobody else's column is hidden by it.
@MainActor struct ColumnChange {
    let request: ColumnRequest
    /// A pane of the plugin that is in the split view controller.
    let pane: RemoteViewController
    let rule: ContainerRule

    func run() throws(ContainerRefusal) {
        guard let split: UISplitViewController = pane.container(numbered: request.container) else {
            throw .isElsewhere
        }
        guard split.viewControllers.contains(where: { $0.isSeen && rule.hasPane(in: $0) }) else {
            throw ContainerRefusal("It is not seen.")
        }
        let column = request.column.uiColumn
        try request.isHidden ? hide(column, of: split) : show(column, of: split)
    }

    private func show(_ column: UISplitViewController.Column, of split: UISplitViewController) throws(ContainerRefusal)
    {
        let shown = split.child(of: column)
        if split.isCollapsed {
            // Everything above the column's own pages leaves the stack.
            try rule.check(inPlaceOf: Array(split.viewControllers.flatMap(\.allPages).dropFirst()) + split.visiblePages)
        } else {
            // The others lie below it then, or get narrower.
            try rule.check(
                inPlaceOf: split.viewControllers.filter { $0 !== shown && $0.isSeen }.flatMap(\.visiblePages))
        }
        split.show(column)
    }

    private func hide(_ column: UISplitViewController.Column, of split: UISplitViewController) throws(ContainerRefusal)
    {
        guard let shown = split.child(of: column), rule.hasPane(in: shown) else {
            throw ContainerRefusal("The column is not its own.")
        }
        try rule.check(inPlaceOf: shown.visiblePages)
        split.hide(column)
    }
}
