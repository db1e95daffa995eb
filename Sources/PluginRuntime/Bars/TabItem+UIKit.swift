import PluginProtocol
import UIKit

@MainActor extension TabItem {
    /// What the host is told of a controller's item.
    init(_ item: UITabBarItem, _ pictures: BarPictures, _ traits: UITraitCollection) {
        self.init()
        title = item.title
        image = item.image.flatMap { pictures.describe($0, traits) }
        selectedImage = item.selectedImage.flatMap { pictures.describe($0, traits) }
        badge = item.badgeValue
        badgeColor = item.badgeColor?.resolvedColor(with: traits).cgColor
        accessibilityLabel = item.accessibilityLabel
        accessibilityIdentifier = item.accessibilityIdentifier
    }
}
