import PluginProtocol
import UIKit

/// What a plugin's controller has in the toolbar of the host's navigation controller.
@MainActor final class MirroredToolbar: FactMirror {
    private let buttons: BarButtonPool
    private var before: [UIBarButtonItem]?

    /// - Parameter tap: Tells the plugin that the user has tapped a button, or chosen an element of its menu.
    init(tap: @escaping @MainActor (BarButtonID, MenuElementID?) -> Void) {
        buttons = BarButtonPool(tap: tap)
    }

    /// The item that stands for a button of the plugin's; nil where the toolbar has none of this number.
    func item(of button: BarButtonID) -> UIBarButtonItem? {
        buttons.item(of: button)
    }

    func remember(_ controller: UIViewController) {
        before = controller.toolbarItems
    }

    func apply(_ toolbar: Toolbar, to controller: UIViewController) {
        let items = buttons.mirror(toolbar.items)
        controller.toolbarItems = items.isEmpty ? nil : items
    }

    func giveBack(to controller: UIViewController, name: String) {
        buttons.sourceDidEnd()
        controller.toolbarItems = before
    }
}
