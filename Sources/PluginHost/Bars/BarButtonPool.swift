import PluginProtocol
import SceneBridge
import UIKit

/// The items by which a host shows what a plugin's controller has in one bar: the same ones whenever it says something new of them, so
/// that none loses the focus or a finger.
@MainActor final class BarButtonPool {
    private var items: [BarButtonID: UIBarButtonItem] = [:]
    private var shown: [BarButtonID: BarButton] = [:]
    private let tap: @MainActor (BarButtonID, MenuElementID?) -> Void

    /// - Parameter tap: Tells the plugin that the user has tapped one, or chosen an element of its menu.
    init(tap: @escaping @MainActor (BarButtonID, MenuElementID?) -> Void) {
        self.tap = tap
    }

    /// Items for these buttons alone; those of others are let go of.
    func mirror(_ buttons: [BarButton]) -> [UIBarButtonItem] {
        let old = items
        items = [:]
        let mirrored = buttons.map { mirror($0, old) }
        shown = shown.filter { items[$0.key] != nil }
        return mirrored
    }

    /// The item that stands for a button; nil where the bar has none of this number.
    func item(of button: BarButtonID) -> UIBarButtonItem? {
        items[button]
    }

    /// Nobody hears of taps any more, until the next process says what its buttons are.
    func sourceDidEnd() {
        for item in items.values {
            item.isEnabled = false
            item.menu = nil
        }
        // Numbers mean something else in another process.
        (items, shown) = ([:], [:])
    }

    private func mirror(_ button: BarButton, _ old: [BarButtonID: UIBarButtonItem]) -> UIBarButtonItem {
        let item = old[button.id] ?? UIBarButtonItem()
        items[button.id] = item
        guard shown[button.id] != button else { return item }
        if button.image != shown[button.id]?.image { item.image = button.image.map(UIImage.init(bar:)) }
        // Anew also where the user has chosen: the states that the host has shown since may not be those of the plugin.
        if button.menu != nil || item.menu != nil {
            item.menu = button.menu.map { [tap, id = button.id] in UIMenu($0, of: id) { tap(id, $0) } }
        }
        shown[button.id] = button
        item.title = button.title
        item.style = button.isDone ? .done : .plain
        item.isEnabled = button.isEnabled
        item.isHidden = button.isHidden
        item.tintColor = button.tint.map { UIColor(cgColor: $0) }
        item.accessibilityLabel = button.accessibilityLabel
        item.accessibilityIdentifier = button.accessibilityIdentifier
        item.width = button.width
        item.space = button.space?.uiSpace
        if !button.hasAction {
            item.primaryAction = nil
        } else if item.primaryAction == nil {
            item.primaryAction = UIAction { [tap, id = button.id] _ in tap(id, nil) }
        }
        return item
    }
}
