import PluginProtocol
import UIKit

/// The pictures that a plugin's controller has in bars, as the host is told of them. What is no symbol is drawn once.
@MainActor final class BarPictures {
    private var drawn: [UIImage: BarImage] = [:]
    private var used: [UIImage: BarImage] = [:]

    init() {}

    /// Forgets those that were not described since the last call.
    func forgetUnused() {
        (drawn, used) = (used, [:])
    }

    /// Nil where there is nothing to see.
    func describe(_ image: UIImage, _ traits: UITraitCollection) -> BarImage? {
        let image = image.variant(for: traits)
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
}
