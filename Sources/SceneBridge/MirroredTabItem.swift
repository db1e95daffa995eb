import PluginProtocol
import UIKit

/// What a plugin's controller has in the host's bar of tabs.
@MainActor package final class MirroredTabItem {
    private var item: TabItem?
    private var shown = TabItem()
    /// Whether that is of a controller that is gone: the next one begins with its title.
    private var isStale = false

    package init() {}

    /// The next process says what it has.
    package func sourceDidEnd() {
        isStale = true
    }

    /// - Parameters:
    ///   - news: Nil where nothing changed of it.
    ///   - controller: Its title is the one that it has now. It has become that of its item, if it changed.
    package func apply(_ news: TabItem?, to controller: UIViewController) {
        guard news != nil || isStale else {
            if let item { controller.tabBarItem?.title = item.title }
            return
        }
        isStale = false
        item = news
        var told = news ?? TabItem()
        if news == nil { told.title = controller.title }
        if let tab = controller.tabBarItem { show(told, in: tab) }
    }

    private func show(_ told: TabItem, in tab: UITabBarItem) {
        tab.title = told.title
        if told.image != shown.image { tab.image = told.image.flatMap(UIImage.init(bar:)) }
        if told.selectedImage != shown.selectedImage {
            tab.selectedImage = told.selectedImage.flatMap(UIImage.init(bar:))
        }
        tab.badgeValue = told.badge
        tab.badgeColor = told.badgeColor.map { UIColor(cgColor: $0) }
        tab.accessibilityLabel = told.accessibilityLabel
        tab.accessibilityIdentifier = told.accessibilityIdentifier
        shown = told
    }
}
