/// For which kind of device a variant of an asset is.
enum AssetIdiom {
    /// Returns how well a variant fits the device of traits: more is better; nil where it is for no device that this UIKit knows.
    ///
    /// One for another device is better than none: a catalogue may have images for a phone alone.
    static func fit(_ idiom: String?, _ traits: UITraitCollection) -> Int? {
        switch idiom {
        case nil, "universal": 1
        case "iphone": traits.userInterfaceIdiom == .phone ? 2 : 0
        case "ipad": traits.userInterfaceIdiom == .pad ? 2 : 0
        default: nil
        }
    }
}
