import CoreGraphics
import WireMessages

extension FontDescription {
    static let largestSize = 10_000.0
    static let longestFamily = 256
    static let weights = 1...1000

    init(wire: Mullion_V1_FontDescription) throws(Misbehaviour) {
        guard Self.weights.contains(Int(wire.weight)) else {
            throw Misbehaviour(.outOfRange, "\(wire.weight) is not from 1 to 1000", at: ["weight"])
        }
        self.init(
            family: wire.hasFamily
                ? try WireNumber.text(wire.family, upTo: Self.longestFamily, "family") : nil,
            size: try WireNumber.positive(wire.size, upTo: Self.largestSize, "size"), weight: Int(wire.weight),
            isItalic: wire.italic, hasMonospacedDigits: wire.monospacedDigits)
    }

    /// The nearest weight that the wire knows.
    var fittingWeight: Int {
        min(max(weight, Self.weights.lowerBound), Self.weights.upperBound)
    }

    /// A size that no font can have goes out as the smallest that the wire knows, which shows nothing, as such a font does.
    var wire: Mullion_V1_FontDescription {
        .with {
            if let family { $0.family = WireNumber.text(family, upTo: Self.longestFamily) }
            $0.size = WireNumber.positive(size, upTo: Self.largestSize, else: .leastNormalMagnitude)
            $0.weight = UInt32(fittingWeight)
            $0.italic = isItalic
            $0.monospacedDigits = hasMonospacedDigits
        }
    }
}
