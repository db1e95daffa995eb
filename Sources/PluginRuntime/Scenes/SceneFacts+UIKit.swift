import PluginProtocol
import SceneBridge
import UIKit

@MainActor extension SceneFacts {
    /// All that containers go by of `controller`.
    ///
    /// - Parameters:
    ///   - item: What it has in the bar of a navigation controller; nil where nobody has asked for that yet.
    ///   - buttons: Numbers the buttons in it, and in the toolbar.
    init(
        _ controller: UIViewController, _ item: UINavigationItem?, _ buttons: BarButtonTable, _ pictures: BarPictures
    ) {
        let traits = controller.traitCollection
        let bars = buttons.describe(item, controller.toolbarItems ?? [], traits)
        self.init(
            title: Title(controller.title), preferredContentSize: controller.preferredContentSize,
            navigationItem: bars.item, tabItem: controller.ownTabBarItem.map { TabItem($0, pictures, traits) },
            toolbar: bars.toolbar, preferences: ControllerPreferences(of: controller))
    }
}
