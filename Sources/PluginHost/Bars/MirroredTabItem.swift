import PluginProtocol
import SceneBridge
import UIKit

/// What a plugin's controller has in the host's bar of tabs.
@MainActor final class MirroredTabItem: FactMirror {
    private var item: TabItem?
    private var shown = TabItem()
    /// The host's own contents of the item, or nil if nobody had asked for the item.
    private var before: KeptTabItem?

    func remember(_ controller: UIViewController) {
        before = controller.ownTabBarItem.map(KeptTabItem.init)
    }

    func giveBack(to controller: UIViewController, name: String) {
        (item, shown) = (nil, TabItem())
        guard let tab = controller.ownTabBarItem else { return }
        (before ?? KeptTabItem()).apply(to: tab)
        if tab.title == nil { tab.title = controller.title ?? name }
    }

    /// - Parameters:
    ///   - news: Nil where nothing changed of it.
    ///   - controller: Its title is the one that it has now. It has become that of its item, if it changed.
    func apply(_ news: TabItem?, to controller: UIViewController) {
        guard let news else {
            // The item's own title stays, and the host's name for the pane does not.
            controller.ownTabBarItem?.title = if let item { item.title } else { controller.title }
            return
        }
        item = news
        if let tab = controller.tabBarItem { show(news, in: tab) }
    }

    private func show(_ told: TabItem, in tab: UITabBarItem) {
        tab.title = told.title
        if told.image != shown.image { tab.image = told.image.map(UIImage.init(bar:)) }
        if told.selectedImage != shown.selectedImage {
            tab.selectedImage = told.selectedImage.map(UIImage.init(bar:))
        }
        tab.badgeValue = told.badge
        tab.badgeColor = told.badgeColor.map { UIColor(cgColor: $0) }
        tab.accessibilityLabel = told.accessibilityLabel
        tab.accessibilityIdentifier = told.accessibilityIdentifier
        shown = told
    }
}
