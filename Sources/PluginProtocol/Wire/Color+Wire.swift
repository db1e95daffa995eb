import CoreGraphics
import WireMessages

extension CGColor {
    convenience init(wire: Mullion_V1_Color) throws(Misbehaviour) {
        self.init(
            red: CGFloat(try WireNumber.fraction(wire.red, "red")),
            green: CGFloat(try WireNumber.fraction(wire.green, "green")),
            blue: CGFloat(try WireNumber.fraction(wire.blue, "blue")),
            alpha: CGFloat(try WireNumber.fraction(wire.alpha, "alpha")))
    }

    var wire: Mullion_V1_Color {
        .with {
            $0.red = Double(red)
            $0.green = Double(green)
            $0.blue = Double(blue)
            $0.alpha = Double(alpha)
        }
    }
}
