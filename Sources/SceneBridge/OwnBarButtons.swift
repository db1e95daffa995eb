import PluginProtocol
import UIKit

/// The buttons that a plugin's controller has in the bars of its containers, by the numbers that the host knows them by.
@MainActor package final class OwnBarButtons {
    private var items: [BarButtonID: UIBarButtonItem] = [:]
    private var ids: [ObjectIdentifier: BarButtonID] = [:]
    private var last: BarButtonID?
    /// Of the images that are no symbols: they are drawn once.
    private var images: [UIImage: BarImage] = [:]

    package init() {}

    /// Nil for one that is in no bar any more.
    package subscript(_ id: BarButtonID) -> UIBarButtonItem? {
        items[id]
    }

    /// What the host is told of the item. Buttons that are not in it any more are forgotten.
    package func describe(_ item: UINavigationItem, traits: UITraitCollection) -> NavigationItem {
        let (oldIDs, oldImages) = (ids, images)
        (items, ids, images) = ([:], [:], [:])
        let describe = { (button: UIBarButtonItem) in
            self.describe(button, traits, oldIDs[ObjectIdentifier(button)], oldImages)
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
        _ item: UIBarButtonItem, _ traits: UITraitCollection, _ known: BarButtonID?, _ drawn: [UIImage: BarImage]
    ) -> BarButton {
        let id = known ?? last?.next ?? .first
        if known == nil { last = id }
        items[id] = item
        ids[ObjectIdentifier(item)] = id
        var button = BarButton(id: id)
        button.title = item.title
        button.image = item.image.flatMap { describe($0, traits, drawn) }
        button.isDone = item.style == .done
        button.isEnabled = item.isEnabled
        button.isHidden = item.isHidden
        button.tint = item.tintColor?.resolvedColor(with: traits).cgColor
        button.accessibilityLabel = item.accessibilityLabel
        button.accessibilityIdentifier = item.accessibilityIdentifier
        button.hasAction = item.primaryAction != nil
        return button
    }

    private func describe(_ image: UIImage, _ traits: UITraitCollection, _ drawn: [UIImage: BarImage]) -> BarImage? {
        if let name = image.plainSymbolName { return .symbol(name) }
        if let known = drawn[image] {
            images[image] = known
            return known
        }
        let drawn = image.pixels(scale: max(1, traits.displayScale), longest: BarImage.longestSide)
        let told = drawn.map {
            BarImage.pixels($0.image, scale: $0.scale, isTemplate: image.renderingMode != .alwaysOriginal)
        }
        images[image] = told
        return told
    }
}
