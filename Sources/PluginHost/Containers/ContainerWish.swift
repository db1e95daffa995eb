import PluginProtocol
import SceneBridge
import UIKit

/// Carries out, or declines, what a plugin asks of tabs and columns that one of its panes is in.
///
/// Where the user is not, nothing is to be had: a plugin brings nobody back to itself, and hides nobody else's column.
@MainActor struct ContainerWish {
    let pane: RemoteViewController

    func select(_ request: TabRequest) throws(ContainerRefusal) {
        let tabs: UITabBarController = try container(request.container)
        guard tabs.selectedViewController.map(isAround) == true else {
            throw ContainerRefusal("The user is in another tab.")
        }
        let numbers = pane.plugins.numbers
        guard let tab = tabs.viewControllers?.first(where: { numbers.number(of: $0) == request.selected }) else {
            throw ContainerRefusal("There is no such tab any more.")
        }
        tabs.selectedViewController = tab
    }

    func show(_ request: ColumnRequest) throws(ContainerRefusal) {
        let split: UISplitViewController = try container(request.container)
        let column = request.column.uiColumn
        guard pane.viewIfLoaded?.window != nil else { throw ContainerRefusal("It is not seen.") }
        guard request.isHidden else { return split.show(column) }
        guard split.viewController(for: column).map(isAround) == true else {
            throw ContainerRefusal("The column is not its own.")
        }
        split.hide(column)
    }

    private func container<Container: UIViewController>(
        _ number: ControllerNumber
    ) throws(ContainerRefusal) -> Container {
        guard let container: Container = pane.container(numbered: number) else {
            throw ContainerRefusal("It is not in that container any more.")
        }
        return container
    }

    /// Whether the pane is this controller, or in it.
    private func isAround(_ controller: UIViewController) -> Bool {
        var next: UIViewController? = pane
        while let current = next {
            if current === controller { return true }
            next = current.parent
        }
        return false
    }
}
