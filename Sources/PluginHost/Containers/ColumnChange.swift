import PluginProtocol
import SceneBridge
import UIKit

/// Shows or hides the column that a plugin asks for, or declines. Nobody else's column is hidden by it.
@MainActor struct ColumnChange {
    let request: ColumnRequest
    /// The pane whose plugin asks.
    let pane: RemoteViewController

    func run() throws(ContainerRefusal) {
        guard let split: UISplitViewController = pane.container(numbered: request.container) else {
            throw .isElsewhere
        }
        guard pane.viewIfLoaded?.window != nil else { throw ContainerRefusal("It is not seen.") }
        let column = request.column.uiColumn
        guard request.isHidden else { return split.show(column) }
        guard split.viewController(for: column).map(pane.isInside) == true else {
            throw ContainerRefusal("The column is not its own.")
        }
        split.hide(column)
    }
}
