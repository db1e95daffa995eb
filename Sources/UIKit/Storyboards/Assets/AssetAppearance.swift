/// For which looks of the interface a variant of an asset is.
struct AssetAppearance: Decodable, Sendable {
    let appearance: String
    let value: String

    /// How well a variant's appearances fit traits: more is better; nil where they do not.
    static func fit(_ appearances: [AssetAppearance]?, _ traits: UITraitCollection) -> Int? {
        for entry in appearances ?? [] {
            switch (entry.appearance, entry.value) {
            case ("luminosity", "dark"): if traits.userInterfaceStyle != .dark { return nil }
            case ("luminosity", _): if traits.userInterfaceStyle == .dark { return nil }
            case ("contrast", "high"): if traits.accessibilityContrast != .high { return nil }
            default: return nil
            }
        }
        return appearances?.count ?? 0
    }
}
