import Diagnostics
import PluginProtocol
import SceneBridge
import UIKit

/// The buttons that a plugin's controller has in the bars of its containers, by the numbers that the host knows them by.
@MainActor final class BarButtonTable {
    /// A place of an item: an app may have the same item in two places, a space for instance, and each has a number.
    private struct Place: Hashable {
        let item: ObjectIdentifier
        let occurrence: Int
    }

    private var items: [BarButtonID: UIBarButtonItem] = [:]
    private var ids: [Place: BarButtonID] = [:]
    private var last: BarButtonID?
    private let menus = BarMenuTable()
    private let pictures: BarPictures
    /// What is left for pictures and menus of the bar that is described, in bytes.
    private var room = 0
    private var hasWarned = false

    init(_ pictures: BarPictures) {
        self.pictures = pictures
    }

    /// Nil for one that is in no bar any more.
    subscript(_ id: BarButtonID) -> UIBarButtonItem? {
        items[id]
    }

    /// The number by which the host knows an item; that of the first place where an app has it in several, and nil for one that is in no bar.
    func id(of item: UIBarButtonItem) -> BarButtonID? {
        ids[Place(item: ObjectIdentifier(item), occurrence: 0)]
    }

    /// Nil for one that is not in the button's menu any more.
    subscript(_ element: MenuElementID, of button: BarButtonID) -> UIMenuElement? {
        menus[element, of: button]
    }

    /// What the host is told of the bar and the toolbar. Buttons that are in neither any more are forgotten.
    ///
    /// - Parameter item: Nil where the controller has none.
    func describe(
        _ item: UINavigationItem?, _ toolbarItems: [UIBarButtonItem], _ traits: UITraitCollection
    ) -> (item: NavigationItem?, toolbar: Toolbar) {
        let oldIDs = ids
        (items, ids) = ([:], [:])
        let describe = { (button: UIBarButtonItem) in self.describe(button, traits, oldIDs) }
        return menus.describeAll {
            room = NavigationItem.mostPictureBytes
            let told = item.map { self.describe($0, traits, describe) }
            room = Toolbar.mostPictureBytes
            return (told, Toolbar(own(toolbarItems, upTo: Toolbar.mostItems).map(describe)))
        }
    }

    private func describe(
        _ item: UINavigationItem, _ traits: UITraitCollection, _ describe: (UIBarButtonItem) -> BarButton
    ) -> NavigationItem {
        var told = NavigationItem()
        told.title = item.title
        told.prompt = item.prompt
        told.largeTitleDisplay = NavigationItem.LargeTitleDisplay(item.largeTitleDisplayMode)
        told.standardAppearance = item.standardAppearance.map { NavigationBarAppearance($0, traits) }
        told.compactAppearance = item.compactAppearance.map { NavigationBarAppearance($0, traits) }
        told.scrollEdgeAppearance = item.scrollEdgeAppearance.map { NavigationBarAppearance($0, traits) }
        told.compactScrollEdgeAppearance = item.compactScrollEdgeAppearance.map { NavigationBarAppearance($0, traits) }
        told.backButtonTitle = item.backButtonTitle
        told.backButton = item.backBarButtonItem.map(describe)
        told.hidesBackButton = item.hidesBackButton
        told.leftItemsSupplementBackButton = item.leftItemsSupplementBackButton
        told.leadingButtons = own(item.leftBarButtonItems ?? [], upTo: NavigationItem.mostButtons).map(describe)
        told.trailingButtons = own(item.rightBarButtonItems ?? [], upTo: NavigationItem.mostButtons).map(describe)
        return told
    }

    private func own(_ items: [UIBarButtonItem], upTo limit: Int) -> some Sequence<UIBarButtonItem> {
        // A view of the app's own stays in its process.
        items.lazy.filter { $0.customView == nil }.prefix(limit)
    }

    private func number(_ item: UIBarButtonItem, _ oldIDs: [Place: BarButtonID]) -> BarButtonID {
        var occurrence = 0
        while ids[Place(item: ObjectIdentifier(item), occurrence: occurrence)] != nil { occurrence += 1 }
        let place = Place(item: ObjectIdentifier(item), occurrence: occurrence)
        let id = oldIDs[place] ?? last?.next ?? .first
        if oldIDs[place] == nil { last = id }
        ids[place] = id
        items[id] = item
        return id
    }

    private func describe(
        _ item: UIBarButtonItem, _ traits: UITraitCollection, _ oldIDs: [Place: BarButtonID]
    ) -> BarButton {
        var button = BarButton(id: number(item, oldIDs))
        button.title = item.title
        button.image = item.image.flatMap { describe($0, traits, &room) }
        button.isDone = item.style == .done
        button.isEnabled = item.isEnabled
        button.isHidden = item.isHidden
        button.tint = item.tintColor?.resolvedColor(with: traits).cgColor
        button.accessibilityLabel = item.accessibilityLabel
        button.accessibilityIdentifier = item.accessibilityIdentifier
        button.hasAction = item.tapAction != nil
        button.width = max(0, item.width)
        button.space = item.space.map { BarButton.Space($0) }
        button.menu = item.menu.map { menu in
            menus.describe(
                menu, of: button.id, room: &room, image: { self.describe($0, traits, &$1) },
                warn: { self.warn("A menu of a bar has more in it than a host takes") })
        }
        return button
    }

    /// Nil where the host does not take so much: the button has its title then.
    private func describe(_ image: UIImage, _ traits: UITraitCollection, _ room: inout Int) -> BarImage? {
        guard let told = pictures.describe(image, traits) else { return nil }
        guard told.bytes <= room else {
            warn("A bar has more pictures than a host takes")
            return nil
        }
        room -= told.bytes
        return told
    }

    private func warn(_ what: String) {
        guard !hasWarned else { return }
        hasWarned = true
        Log.plugins.warning(
            "\(what): \(NavigationItem.mostPictureBytes) bytes, \(Toolbar.mostPictureBytes) in a toolbar, and \(BarMenu.mostElements) elements a menu, \(BarMenu.mostDepth + 1) menus deep. The last ones are left out."
        )
    }
}
