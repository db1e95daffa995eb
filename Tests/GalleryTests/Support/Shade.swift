import LayerRenderer
import UIKit

/// An opaque colour, for its contrast with another (WCAG 2.2, 1.4.3).
struct Shade: Hashable {
    let red: Double
    let green: Double
    let blue: Double

    private var luminance: Double {
        func linear(_ value: Double) -> Double {
            value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    func contrast(with other: Shade) -> Double {
        let (one, two) = (luminance, other.luminance)
        return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }

    /// This with a colour, which may be translucent, above it.
    func below(_ color: UIColor) -> Shade {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return self }
        func mixed(_ below: Double, _ above: CGFloat) -> Double {
            below + (Double(above) - below) * Double(alpha)
        }
        return Shade(red: mixed(self.red, red), green: mixed(self.green, green), blue: mixed(self.blue, blue))
    }
}
