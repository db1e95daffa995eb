import UIKit

/// The contents that a tab's item of the host had before a plugin filled it, kept to be given back when the plugin is gone.
@MainActor struct KeptTabItem {
    private var title: String?
    private var image: UIImage?
    private var selectedImage: UIImage?
    private var badgeValue: String?
    private var badgeColor: UIColor?
    private var accessibilityLabel: String?
    private var accessibilityIdentifier: String?

    /// Makes the contents of an item that shows nothing.
    init() {}

    init(_ item: UITabBarItem) {
        title = item.title
        image = item.image
        selectedImage = item.selectedImage
        badgeValue = item.badgeValue
        badgeColor = item.badgeColor
        accessibilityLabel = item.accessibilityLabel
        accessibilityIdentifier = item.accessibilityIdentifier
    }

    func apply(to item: UITabBarItem) {
        item.title = title
        item.image = image
        item.selectedImage = selectedImage
        item.badgeValue = badgeValue
        item.badgeColor = badgeColor
        item.accessibilityLabel = accessibilityLabel
        item.accessibilityIdentifier = accessibilityIdentifier
    }
}
