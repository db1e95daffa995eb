import PluginProtocol
import UIKit

/// Selects the tab that a plugin asks for, or declines. Nobody is brought back to a plugin by it: the user has to be there.
@MainActor struct TabChange {
    let request: TabSelectionRequest
    /// A pane of the plugin that is in the tab bar controller.
    let pane: RemoteViewController
    let rule: ContainerRule

    func run() throws(ContainerRefusal) {
        guard let tabs: UITabBarController = pane.container(numbered: request.container) else { throw .isElsewhere }
        guard let selected = tabs.selectedViewController, rule.hasPane(in: selected) else {
            throw ContainerRefusal("The user is in another tab.")
        }
        let numbers = pane.plugins.numbers
        guard let tab = tabs.viewControllers?.first(where: { numbers.number(of: $0) == request.selected }) else {
            throw ContainerRefusal("There is no such tab any more.")
        }
        guard tab !== selected else { return }
        try rule.check(inPlaceOf: selected.visiblePages)
        tabs.selectedViewController = tab
    }
}
