import PluginProtocol
import UIKit

/// What a plugin's controller has in the toolbar of the host's navigation controller.
@MainActor package final class MirroredToolbar {
    private let mirror: BarButtonMirror

    /// - Parameter tap: Tells the plugin that the user has tapped a button, or chosen an element of its menu.
    package init(tap: @escaping @MainActor (BarButtonID, MenuElementID?) -> Void) {
        mirror = BarButtonMirror(tap: tap)
    }

    package func apply(_ toolbar: Toolbar, to controller: UIViewController) {
        let items = mirror.mirror(toolbar.items)
        controller.toolbarItems = items.isEmpty ? nil : items
    }

    /// Nobody hears of taps any more, until the next process says what its buttons are.
    package func sourceDidEnd() {
        mirror.sourceDidEnd()
    }
}
