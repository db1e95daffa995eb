import Synchronization
import TextLayout

/// The image of an asset catalogue that has a variant for more than one look of the interface, such as a dark one.
struct ImageAsset: Hashable, Sendable {
    let name: String
    /// The bundle in which the catalogue is; nil stands for the program's own resources.
    let bundle: Bundle?
    /// The scale that was asked for; nil takes the finest.
    let scale: CGFloat?

    private struct Look: Hashable {
        let asset: ImageAsset
        let style: UIUserInterfaceStyle
        let contrast: UIAccessibilityContrast
        let idiom: UIUserInterfaceIdiom
    }

    /// The variants that were found. Views ask for theirs at each layout, and a catalogue is read from its folder.
    private static let known = Mutex(LeastRecentlyUsedCache<Look, UIImage>(costLimit: 16 << 20))

    /// Returns the variant for traits; nil where the catalogue has none any more.
    func image(for traits: UITraitCollection) -> UIImage? {
        let look = Look(
            asset: self, style: traits.userInterfaceStyle, contrast: traits.accessibilityContrast,
            idiom: traits.userInterfaceIdiom)
        if let known = Self.known.withLock({ $0.value(for: look) }) { return known }
        guard let image = ImageResources.image(named: name, in: bundle, scale: scale, traits) else { return nil }
        Self.known.withLock { $0.insert(image, for: look, cost: ImageResources.cost(of: image)) }
        return image
    }
}

extension UIImage {
    /// Returns the variant of the image's asset for traits, with all that was changed of the image after it was found; the image itself where it
    /// has one look alone.
    package func variant(for traits: UITraitCollection) -> UIImage {
        guard let found = properties.asset?.image(for: traits), found.content != content else { return self }
        var properties = properties
        properties.scale = found.scale
        return UIImage(found.content, properties)
    }
}
