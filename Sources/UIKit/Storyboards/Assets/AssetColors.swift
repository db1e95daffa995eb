import Diagnostics
import Synchronization

/// The colours of asset catalogues.
enum AssetColors {
    private struct Contents: Decodable {
        let colors: [Entry]?
    }

    private struct Entry: Decodable {
        let idiom: String?
        let appearances: [AssetAppearance]?
        let gamut: String?
        let color: Value?

        enum CodingKeys: String, CodingKey {
            case idiom, appearances, color
            case gamut = "display-gamut"
        }
    }

    private struct Value: Decodable {
        let space: String?
        let components: [String: String]?
        let reference: String?

        enum CodingKeys: String, CodingKey {
            case components, reference
            case space = "color-space"
        }
    }

    private struct Variant: Sendable {
        let idiom: String?
        let appearances: [AssetAppearance]?
        let color: UIColor
    }

    private static let known = Mutex<[String: UIColor]>([:])

    /// The colour of a name, which follows the traits of where it is used; nil where no catalogue has one.
    static func color(named name: String, in bundle: Bundle?) -> UIColor? {
        guard let folder = AssetCatalogs.folder(of: name, .color, in: bundle) else { return nil }
        if let color = known.withLock({ $0[folder.path] }) { return color }
        guard let color = read(folder) else { return nil }
        known.withLock { $0[folder.path] = color }
        return color
    }

    private static func read(_ folder: URL) -> UIColor? {
        let entries = AssetCatalogs.contents(of: folder, as: Contents.self)?.colors ?? []
        let variants = entries.compactMap { entry -> Variant? in
            guard AssetFit.isKnown(entry.idiom), entry.gamut != "display-P3",
                let color = entry.color.flatMap(color)
            else { return nil }
            return Variant(idiom: entry.idiom, appearances: entry.appearances, color: color)
        }
        guard let first = variants.first else { return nil }
        guard variants.count > 1 else { return first.color }
        return UIColor { traits in
            var best = first.color
            var bestFit: AssetFit?
            for variant in variants {
                guard let fit = AssetFit(idiom: variant.idiom, variant.appearances, traits) else { continue }
                // The first one counts among variants that fit alike.
                if let bestFit, fit <= bestFit { continue }
                (best, bestFit) = (variant.color, fit)
            }
            return best
        }
    }

    private static func color(_ value: Value) -> UIColor? {
        if let reference = value.reference { return SystemColorNames.color(reference) }
        guard let components = value.components else { return nil }
        let alpha = components["alpha"].flatMap(component) ?? 1
        if let white = components["white"].flatMap(component) { return UIColor(white: white, alpha: alpha) }
        guard let red = components["red"].flatMap(component), let green = components["green"].flatMap(component),
            let blue = components["blue"].flatMap(component)
        else { return nil }
        return value.space == "display-p3"
            ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
            : UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// From 0 to 1. Xcode writes a number with a point, a whole one up to 255, or the same in hexadecimal.
    static func component(_ text: String) -> CGFloat? {
        if text.hasPrefix("0x") || text.hasPrefix("0X") {
            return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
        }
        guard let number = InterfaceText.number(text) else { return nil }
        return text.contains(".") || number <= 1 ? number : number / 255
    }
}

extension UIColor {
    /// The colour of an asset catalogue in the program's resources; nil where there is none of the name, which a diagnostic says.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// - Parameters:
    ///   - bundle: Where to look, `.module` for instance; nil is as above.
    ///   - traitCollection: The traits for which the colour is to be a fixed one; nil for one that follows where it is used.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        guard let color = AssetColors.color(named: name, in: bundle) else {
            Log.views.warning(
                "UIColor(named:): there is no colour \"\(name)\" in the asset catalogues of the target's resources")
            return nil
        }
        if let traitCollection {
            self.init(cgColor: color.cgColor(with: traitCollection))
        } else {
            self.init { color.resolvedColor(with: $0) }
        }
    }
}
