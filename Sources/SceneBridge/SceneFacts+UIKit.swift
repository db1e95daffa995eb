import PluginProtocol
import UIKit

@MainActor extension SceneFacts {
    /// All that containers go by of `controller`.
    ///
    /// - Parameters:
    ///   - item: What it has in the bar of a navigation controller; nil where nobody has asked for that yet.
    ///   - buttons: Numbers the buttons in it, and in the toolbar.
    package init(
        _ controller: UIViewController, _ item: UINavigationItem?, _ buttons: OwnBarButtons, _ pictures: BarPictures
    ) {
        let traits = controller.traitCollection
        let bars = buttons.describe(item, controller.toolbarItems ?? [], traits)
        self.init(
            title: Title(controller.title), preferredContentSize: controller.preferredContentSize,
            navigationItem: bars.item, tabItem: controller.ownTabBarItem.map { TabItem($0, pictures, traits) },
            toolbar: bars.toolbar, preferences: ControllerPreferences(of: controller))
    }

    /// Makes what changed known to the containers of `controller`, but for its preferences, which it has to say itself.
    package func apply(
        to controller: UIViewController, _ buttons: MirroredBarButtons, _ tab: MirroredTabItem,
        _ mirroredToolbar: MirroredToolbar
    ) {
        let (title, preferredContentSize, navigationItem, tabItem, toolbar, _) = parts
        if let title { controller.title = title.text }
        if title != nil || navigationItem != nil { buttons.apply(navigationItem, to: controller) }
        if title != nil || tabItem != nil { tab.apply(tabItem, to: controller) }
        if let toolbar { mirroredToolbar.apply(toolbar, to: controller) }
        if let preferredContentSize { controller.preferredContentSize = preferredContentSize }
    }
}
