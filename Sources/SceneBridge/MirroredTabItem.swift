import PluginProtocol
import UIKit

/// What a plugin's controller has in the host's bar of tabs.
@MainActor package final class MirroredTabItem {
    private var item: TabItem?

    package init() {}

    /// - Parameters:
    ///   - news: Nil where nothing changed of it.
    ///   - controller: The title of its item has become its own, if that changed.
    package func apply(_ news: TabItem?, to controller: UIViewController) {
        guard let news else {
            if let item { controller.tabBarItem.title = item.title }
            return
        }
        let old = item
        item = news
        let tab: UITabBarItem = controller.tabBarItem
        tab.title = news.title
        if news.image != old?.image { tab.image = news.image.flatMap(UIImage.init(bar:)) }
        if news.selectedImage != old?.selectedImage {
            tab.selectedImage = news.selectedImage.flatMap(UIImage.init(bar:))
        }
        tab.badgeValue = news.badge
        tab.badgeColor = news.badgeColor.map { UIColor(cgColor: $0) }
        tab.accessibilityLabel = news.accessibilityLabel
        tab.accessibilityIdentifier = news.accessibilityIdentifier
    }
}
