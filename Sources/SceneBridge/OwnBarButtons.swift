import Diagnostics
import PluginProtocol
import UIKit

/// The buttons that a plugin's controller has in the bars of its containers, by the numbers that the host knows them by.
@MainActor package final class OwnBarButtons {
    private var items: [BarButtonID: UIBarButtonItem] = [:]
    private var ids: [ObjectIdentifier: BarButtonID] = [:]
    private var last: BarButtonID?
    private let pictures: BarPictures
    /// What is left for pictures of the item that is described, in bytes.
    private var room = 0
    private var hasWarned = false

    package init(_ pictures: BarPictures) {
        self.pictures = pictures
    }

    /// Nil for one that is in no bar any more.
    package subscript(_ id: BarButtonID) -> UIBarButtonItem? {
        items[id]
    }

    /// What the host is told of the item. Buttons that are not in it any more are forgotten.
    package func describe(_ item: UINavigationItem, traits: UITraitCollection) -> NavigationItem {
        let oldIDs = ids
        (items, ids) = ([:], [:])
        room = NavigationItem.mostPictureBytes
        let describe = { (button: UIBarButtonItem) in
            self.describe(button, traits, oldIDs[ObjectIdentifier(button)])
        }
        var told = NavigationItem()
        told.title = item.title
        told.backButtonTitle = item.backButtonTitle
        told.backButton = item.backBarButtonItem.map(describe)
        told.hidesBackButton = item.hidesBackButton
        told.leftItemsSupplementBackButton = item.leftItemsSupplementBackButton
        told.leadingButtons = side(item.leftBarButtonItems).map(describe)
        told.trailingButtons = side(item.rightBarButtonItems).map(describe)
        return told
    }

    private func side(_ items: [UIBarButtonItem]?) -> some Sequence<UIBarButtonItem> {
        // A view of the app's own stays in its process.
        (items ?? []).lazy.filter { $0.customView == nil }.prefix(NavigationItem.mostButtons)
    }

    private func describe(
        _ item: UIBarButtonItem, _ traits: UITraitCollection, _ known: BarButtonID?
    ) -> BarButton {
        let id = known ?? last?.next ?? .first
        if known == nil { last = id }
        items[id] = item
        ids[ObjectIdentifier(item)] = id
        var button = BarButton(id: id)
        button.title = item.title
        button.image = item.image.flatMap { describe($0, traits) }
        button.isDone = item.style == .done
        button.isEnabled = item.isEnabled
        button.isHidden = item.isHidden
        button.tint = item.tintColor?.resolvedColor(with: traits).cgColor
        button.accessibilityLabel = item.accessibilityLabel
        button.accessibilityIdentifier = item.accessibilityIdentifier
        button.hasAction = item.primaryAction != nil
        return button
    }

    /// Nil where the host does not take so much: the button has its title then.
    private func describe(_ image: UIImage, _ traits: UITraitCollection) -> BarImage? {
        guard let told = pictures.describe(image, traits) else { return nil }
        guard told.bytes <= room else {
            if !hasWarned {
                Log.plugins.warning(
                    "A bar has more pictures than a host takes, \(NavigationItem.mostPictureBytes) bytes: the last ones are left out."
                )
            }
            hasWarned = true
            return nil
        }
        room -= told.bytes
        return told
    }
}
