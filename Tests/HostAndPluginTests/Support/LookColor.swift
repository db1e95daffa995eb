import Foundation

/// A colour as it is on the screen.
struct LookColor: Hashable {
    let red: UInt8
    let green: UInt8
    let blue: UInt8

    /// As WCAG 2 defines it.
    private var luminance: Double {
        func linear(_ byte: UInt8) -> Double {
            let value = Double(byte) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    func contrast(with other: LookColor) -> Double {
        let (one, two) = (luminance, other.luminance)
        return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }
}
