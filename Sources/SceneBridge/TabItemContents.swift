import UIKit

/// What a tab's item shows, to be shown again.
@MainActor struct TabItemContents {
    private var title: String?
    private var image: UIImage?
    private var selectedImage: UIImage?
    private var badgeValue: String?
    private var badgeColor: UIColor?
    private var accessibilityLabel: String?
    private var accessibilityIdentifier: String?

    /// Those of an item that shows nothing.
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
