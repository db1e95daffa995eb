import PaletteContract
import UIKit

extension Color {
    /// What a palette shows before it is told of another one.
    static let usual = Color.with { ($0.red, $0.green, $0.blue) = (0.2, 0.5, 0.9) }

    var uiColor: UIColor {
        UIColor(red: red, green: green, blue: blue, alpha: 1)
    }

    /// `#3380E6`
    var hexadecimal: String {
        [red, green, blue].reduce("#") { $0 + String(format: "%02X", Int(exactly: ($1 * 255).rounded()) ?? 0) }
    }

    /// Whether black stands out more on it than white, by the luminance of WCAG 2.
    var isLight: Bool {
        func linear(_ part: Double) -> Double { part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4) }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) > 0.179
    }

    /// In English, lower case.
    var name: String {
        let (most, least) = (max(red, green, blue), min(red, green, blue))
        guard most - least > 0.08 else {
            return switch most {
            case ..<0.12: "black"
            case ..<0.4: "dark gray"
            case ..<0.8: "gray"
            case ..<0.96: "light gray"
            default: "white"
            }
        }
        var hue: CGFloat = 0
        uiColor.getHue(&hue, saturation: nil, brightness: nil, alpha: nil)
        let names = [
            "red", "orange", "yellow", "green", "green", "green", "cyan", "blue", "blue", "purple", "magenta", "pink",
        ]
        let name = names[(Int(exactly: (hue * 12).rounded()) ?? 0) % 12]
        return most < 0.5 ? "dark \(name)" : least > 0.6 ? "light \(name)" : name
    }
}

extension Swatches {
    static let most = 8

    static let usual = Swatches.with {
        $0.colors = [(0.86, 0.2, 0.18), (0.95, 0.6, 0.07), (0.2, 0.66, 0.33), (0.2, 0.5, 0.9), (0.55, 0.34, 0.8)].map {
            parts in
            Color.with { ($0.red, $0.green, $0.blue) = parts }
        }
    }
}
