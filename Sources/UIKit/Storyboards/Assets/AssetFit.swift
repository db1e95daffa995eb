/// How well a variant of an asset fits traits. Of two variants the larger one's is used.
struct AssetFit: Comparable {
    private let device: Int
    private let look: Int

    /// Nil for a variant that is not for these traits.
    init?(idiom: String?, _ appearances: [AssetAppearance]?, _ traits: UITraitCollection) {
        guard let device = Self.fit(idiom, traits), let look = AssetAppearance.fit(appearances, traits) else {
            return nil
        }
        (self.device, self.look) = (device, look)
    }

    /// A variant for the device comes before one for all, whatever their looks.
    static func < (first: AssetFit, second: AssetFit) -> Bool {
        (first.device, first.look) < (second.device, second.look)
    }

    /// Returns how well a variant fits the device of traits: more is better; nil where it is for no device that this UIKit knows.
    ///
    /// One for another device is better than none: a catalogue may have images for a phone alone.
    private static func fit(_ idiom: String?, _ traits: UITraitCollection) -> Int? {
        switch idiom {
        case nil, "universal": 1
        case "iphone": traits.userInterfaceIdiom == .phone ? 2 : 0
        case "ipad": traits.userInterfaceIdiom == .pad ? 2 : 0
        default: nil
        }
    }

    /// Whether this UIKit knows the kind of device that a variant is for.
    static func isKnown(_ idiom: String?) -> Bool {
        fit(idiom, .current) != nil
    }
}
