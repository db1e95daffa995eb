import CoreGraphics
import WireMessages

extension BarTextStyle {
    init(wire: Mullion_V1_BarTextStyle) throws(Misbehaviour) {
        self.init(
            color: wire.hasColor ? try within("color", try CGColor(wire: wire.color)) : nil,
            font: wire.hasFont ? try within("font", try Font(wire: wire.font)) : nil)
    }

    var wire: Mullion_V1_BarTextStyle {
        .with {
            if let color { $0.color = color.wire }
            if let font { $0.font = font.wire }
        }
    }
}

extension BarTextStyle.Font {
    fileprivate init(wire: Mullion_V1_BarFont) throws(Misbehaviour) {
        let size = CGFloat(
            try WireNumber.check(
                Double(wire.size), in: Double(Self.sizes.lowerBound)...Double(Self.sizes.upperBound), "size"))
        guard (100...900).contains(wire.weight), wire.weight % 100 == 0 else {
            throw Misbehaviour(.outOfRange, "\(wire.weight) is not 100, 200 and so on to 900", at: ["weight"])
        }
        self.init(size: size, weight: Int(wire.weight))
    }

    fileprivate var wire: Mullion_V1_BarFont {
        .with {
            $0.size = UInt32(size)
            $0.weight = UInt32(weight)
        }
    }
}
