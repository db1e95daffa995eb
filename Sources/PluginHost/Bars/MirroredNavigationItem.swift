import PluginProtocol
import SceneBridge
import UIKit

/// What a plugin's controller has in the bar of the host's navigation controller.
@MainActor final class MirroredNavigationItem: FactMirror {
    private let buttons: BarButtonPool
    private var item: NavigationItem?
    /// The plugin's last word, or nil if it says nothing.
    private var largeTitleDisplay: UINavigationItem.LargeTitleDisplayMode?
    /// Whether the item's large title is as the plugin said, which may have ended since.
    private var hasPluginsLargeTitle = false
    /// Whether the host itself hid the button that leads back when the plugin last said something.
    private var hidBackButton = false
    /// The host's own contents of the item, or nil if nobody had asked for the item.
    private var before: KeptNavigationItem?

    /// - Parameter tap: Tells the plugin that the user has tapped a button, or chosen an element of its menu.
    init(tap: @escaping @MainActor (BarButtonID, MenuElementID?) -> Void) {
        buttons = BarButtonPool(tap: tap)
    }

    /// The item that stands for a button of the plugin's; nil where the bar has none of this number.
    func item(of button: BarButtonID) -> UIBarButtonItem? {
        buttons.item(of: button)
    }

    func remember(_ controller: UIViewController) {
        let largeTitle = hasPluginsLargeTitle ? before?.largeTitleDisplayMode ?? .automatic : nil
        before = controller.ownNavigationItem.map(KeptNavigationItem.init)
        if let largeTitle { before?.largeTitleDisplayMode = largeTitle }
    }

    func giveBack(to controller: UIViewController, name: String) {
        let hidesBackButton = isBackButtonHiddenByHost(of: controller)
        buttons.sourceDidEnd()
        (item, largeTitleDisplay, hidBackButton) = (nil, nil, false)
        guard let bar = controller.ownNavigationItem else { return }
        (before ?? KeptNavigationItem()).apply(to: bar)
        bar.hidesBackButton = hidesBackButton
        if bar.title == nil { bar.title = controller.title ?? name }
        if !isBelowOthers(controller) { showLargeTitle(of: controller) }
    }

    /// - Parameters:
    ///   - news: Nil where nothing changed of it.
    ///   - controller: Its title is the one that it has now. It has become that of its item, if it changed.
    func apply(_ news: NavigationItem?, to controller: UIViewController) {
        guard let news else {
            // The item's own title stays, and the host's name for the pane does not.
            controller.ownNavigationItem?.title = if let item { item.title } else { controller.title }
            return
        }
        hidBackButton = isBackButtonHiddenByHost(of: controller)
        item = news
        show(news, in: controller.navigationItem)
        if !isBelowOthers(controller) { showLargeTitle(of: controller) }
    }

    private func show(_ told: NavigationItem, in bar: UINavigationItem) {
        var items = buttons.mirror(told.buttons)[...]
        bar.title = told.title
        bar.prompt = told.prompt
        largeTitleDisplay = UINavigationItem.LargeTitleDisplayMode(told.largeTitleDisplay)
        bar.standardAppearance = told.standardAppearance?.uiAppearance
        bar.compactAppearance = told.compactAppearance?.uiAppearance
        bar.scrollEdgeAppearance = told.scrollEdgeAppearance?.uiAppearance
        bar.compactScrollEdgeAppearance = told.compactScrollEdgeAppearance?.uiAppearance
        bar.backButtonTitle = told.backButtonTitle
        bar.hidesBackButton = told.hidesBackButton || hidBackButton
        bar.leftItemsSupplementBackButton = told.leftItemsSupplementBackButton
        bar.leftBarButtonItems = Array(items.prefix(told.leadingButtons.count))
        items = items.dropFirst(told.leadingButtons.count)
        bar.rightBarButtonItems = Array(items.prefix(told.trailingButtons.count))
        bar.backBarButtonItem = items.dropFirst(told.trailingButtons.count).first
    }

    /// Whether the host itself hides the button that leads back, whatever the plugin says of it. What is not as it was made by the plugin's
    /// last word, the host has made so.
    func isBackButtonHiddenByHost(of controller: UIViewController) -> Bool {
        let isHidden = controller.ownNavigationItem?.hidesBackButton == true
        guard let item else { return isHidden }
        return isHidden == (item.hidesBackButton || hidBackButton) ? hidBackButton : isHidden
    }

    /// The controller is about to be shown: from now on its bar is as the plugin says.
    func willAppear(_ controller: UIViewController) {
        showLargeTitle(of: controller)
    }

    /// Those above it on a stack go by its item too, and must not move because a plugin that nobody sees says something else.
    private func isBelowOthers(_ controller: UIViewController) -> Bool {
        let stack = (controller.parent as? UINavigationController)?.viewControllers ?? []
        return stack.dropLast().contains(controller)
    }

    private func showLargeTitle(of controller: UIViewController) {
        guard let bar = controller.ownNavigationItem else { return }
        if let largeTitleDisplay {
            bar.largeTitleDisplayMode = largeTitleDisplay
            hasPluginsLargeTitle = true
        } else if hasPluginsLargeTitle {
            bar.largeTitleDisplayMode = before?.largeTitleDisplayMode ?? .automatic
            hasPluginsLargeTitle = false
        }
    }
}
