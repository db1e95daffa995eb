import PluginProtocol
import UIKit

/// What a plugin's controller has in the bar of the host's navigation controller.
@MainActor package final class MirroredBarButtons {
    private let mirror: BarButtonMirror
    private var item: NavigationItem?
    /// Whether that is of a controller that is gone: the next one begins with its title.
    private var isStale = false
    /// As the plugin said last.
    private var largeTitleDisplay = NavigationItem.LargeTitleDisplay.automatic

    /// - Parameter tap: Tells the plugin that the user has tapped a button, or chosen an element of its menu.
    package init(tap: @escaping @MainActor (BarButtonID, MenuElementID?) -> Void) {
        mirror = BarButtonMirror(tap: tap)
    }

    /// - Parameters:
    ///   - news: Nil where nothing changed of it.
    ///   - controller: Its title is the one that it has now. It has become that of its item, if it changed.
    package func apply(_ news: NavigationItem?, to controller: UIViewController) {
        let bar = controller.navigationItem
        guard news != nil || isStale else {
            if let item { bar.title = item.title }
            return
        }
        isStale = false
        item = news
        var told = news ?? NavigationItem()
        if news == nil { told.title = controller.title }
        show(told, in: bar)
        if !isBelowOthers(controller) { showLargeTitle(of: controller) }
    }

    private func show(_ told: NavigationItem, in bar: UINavigationItem) {
        var items = mirror.mirror(told.buttons)[...]
        bar.title = told.title
        bar.prompt = told.prompt
        largeTitleDisplay = told.largeTitleDisplay
        bar.standardAppearance = told.standardAppearance?.uiAppearance
        bar.compactAppearance = told.compactAppearance?.uiAppearance
        bar.scrollEdgeAppearance = told.scrollEdgeAppearance?.uiAppearance
        bar.compactScrollEdgeAppearance = told.compactScrollEdgeAppearance?.uiAppearance
        bar.backButtonTitle = told.backButtonTitle
        bar.hidesBackButton = told.hidesBackButton
        bar.leftItemsSupplementBackButton = told.leftItemsSupplementBackButton
        bar.leftBarButtonItems = Array(items.prefix(told.leadingButtons.count))
        items = items.dropFirst(told.leadingButtons.count)
        bar.rightBarButtonItems = Array(items.prefix(told.trailingButtons.count))
        bar.backBarButtonItem = items.dropFirst(told.trailingButtons.count).first
    }

    /// The controller is about to be shown: from now on its bar is as the plugin says.
    package func willAppear(_ controller: UIViewController) {
        showLargeTitle(of: controller)
    }

    /// Those above it on a stack go by its item too, and must not move because a plugin that nobody sees says something else.
    private func isBelowOthers(_ controller: UIViewController) -> Bool {
        let stack = (controller.parent as? UINavigationController)?.viewControllers ?? []
        return stack.dropLast().contains(controller)
    }

    private func showLargeTitle(of controller: UIViewController) {
        controller.navigationItem.largeTitleDisplayMode = UINavigationItem.LargeTitleDisplayMode(largeTitleDisplay)
    }

    /// Nobody hears of taps any more, until the next process says what its buttons are.
    package func sourceDidEnd() {
        mirror.sourceDidEnd()
        isStale = true
    }
}
