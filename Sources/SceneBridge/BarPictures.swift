import PluginProtocol
import UIKit

/// The pictures that a plugin's controller has in bars, as the host is told of them. What is no symbol is drawn once.
@MainActor package final class BarPictures {
    private var drawn: [UIImage: BarImage] = [:]
    private var used: [UIImage: BarImage] = [:]

    /// Forgets those that were not described since the last call.
    package func forgetUnused() {
        (drawn, used) = (used, [:])
    }

    func describe(_ image: UIImage, _ traits: UITraitCollection) -> BarImage? {
        if let name = image.plainSymbolName { return .symbol(name) }
        let told = used[image] ?? drawn[image] ?? draw(image, traits)
        used[image] = told
        return told
    }

    private func draw(_ image: UIImage, _ traits: UITraitCollection) -> BarImage? {
        image.pixels(scale: max(1, traits.displayScale), longest: BarImage.longestSide).map {
            .pixels($0.image, scale: $0.scale, isTemplate: image.renderingMode != .alwaysOriginal)
        }
    }

    /// What the host is told of the item in a bar of tabs.
    package func describe(_ item: UITabBarItem, traits: UITraitCollection) -> TabItem {
        var told = TabItem()
        told.title = item.title
        told.image = item.image.flatMap { describe($0, traits) }
        told.selectedImage = item.selectedImage.flatMap { describe($0, traits) }
        told.badge = item.badgeValue
        told.badgeColor = item.badgeColor?.resolvedColor(with: traits).cgColor
        told.accessibilityLabel = item.accessibilityLabel
        told.accessibilityIdentifier = item.accessibilityIdentifier
        return told
    }
}
