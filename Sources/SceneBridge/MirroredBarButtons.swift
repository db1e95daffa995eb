import PluginProtocol
import UIKit

/// The buttons that a plugin's controller has in the host's bars: the same ones whenever it says something new of them, so that none
/// loses the focus or a finger.
@MainActor package final class MirroredBarButtons {
    private var items: [BarButtonID: UIBarButtonItem] = [:]
    private var shown: [BarButtonID: BarButton] = [:]
    private var item: NavigationItem?
    /// Whether that is of a controller that is gone: the next one begins with its title.
    private var isStale = false
    private let tap: (BarButtonID) -> Void

    /// - Parameter tap: Tells the plugin that the user has tapped one.
    package init(tap: @escaping (BarButtonID) -> Void) {
        self.tap = tap
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
    }

    private func show(_ told: NavigationItem, in bar: UINavigationItem) {
        let old = items
        items = [:]
        bar.title = told.title
        bar.backButtonTitle = told.backButtonTitle
        bar.hidesBackButton = told.hidesBackButton
        bar.leftItemsSupplementBackButton = told.leftItemsSupplementBackButton
        bar.backBarButtonItem = told.backButton.map { mirror($0, old) }
        bar.leftBarButtonItems = told.leadingButtons.map { mirror($0, old) }
        bar.rightBarButtonItems = told.trailingButtons.map { mirror($0, old) }
        shown = shown.filter { items[$0.key] != nil }
    }

    /// Nobody hears of taps any more, until the next process says what its buttons are.
    package func sourceDidEnd() {
        for item in items.values { item.isEnabled = false }
        // Numbers mean something else in another process.
        (items, shown) = ([:], [:])
        isStale = true
    }

    private func mirror(_ button: BarButton, _ old: [BarButtonID: UIBarButtonItem]) -> UIBarButtonItem {
        let item = old[button.id] ?? UIBarButtonItem()
        items[button.id] = item
        guard shown[button.id] != button else { return item }
        if button.image != shown[button.id]?.image { item.image = button.image.flatMap(UIImage.init(bar:)) }
        shown[button.id] = button
        item.title = button.title
        item.style = button.isDone ? .done : .plain
        item.isEnabled = button.isEnabled
        item.isHidden = button.isHidden
        item.tintColor = button.tint.map { UIColor(cgColor: $0) }
        item.accessibilityLabel = button.accessibilityLabel
        item.accessibilityIdentifier = button.accessibilityIdentifier
        if !button.hasAction {
            item.primaryAction = nil
        } else if item.primaryAction == nil {
            item.primaryAction = UIAction { [tap, id = button.id] _ in tap(id) }
        }
        return item
    }
}
