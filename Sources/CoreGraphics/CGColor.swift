/// A colour: sRGB components and opacity, not premultiplied. Immutable.
public final class CGColor: Hashable, Sendable {
    package let red: CGFloat
    package let green: CGFloat
    package let blue: CGFloat

    /// Opacity from 0 to 1.
    public let alpha: CGFloat

    /// Components outside 0...1 are clamped, as drawing would clamp them; a component that is not a number counts as 0.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.red = Self.clamped(red)
        self.green = Self.clamped(green)
        self.blue = Self.clamped(blue)
        self.alpha = Self.clamped(alpha)
    }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// `components` holds those of `colorSpace` and then the opacity.
    public convenience init?(colorSpace: CGColorSpace, components: UnsafePointer<CGFloat>) {
        switch colorSpace.numberOfComponents {
        case 1: self.init(gray: components[0], alpha: components[1])
        case 3: self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
        default: return nil
        }
    }

    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(gray: gray, alpha: alpha)
    }

    /// Black, without transparency. The constants are in sRGB.
    public static let black = CGColor(gray: 0, alpha: 1)
    public static let white = CGColor(gray: 1, alpha: 1)
    public static let clear = CGColor(gray: 0, alpha: 0)

    public var colorSpace: CGColorSpace? {
        .rgb
    }

    /// Red, green, blue and alpha.
    public var components: [CGFloat]? {
        [red, green, blue, alpha]
    }

    public var numberOfComponents: Int {
        4
    }

    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    public static func == (left: CGColor, right: CGColor) -> Bool {
        left === right
            || (left.red == right.red && left.green == right.green && left.blue == right.blue
                && left.alpha == right.alpha)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(red)
        hasher.combine(green)
        hasher.combine(blue)
        hasher.combine(alpha)
    }

    private static func clamped(_ component: CGFloat) -> CGFloat {
        component.isNaN ? 0 : min(max(component, 0), 1)
    }
}

extension CGColor: CustomStringConvertible {
    /// `#RRGGBB`, with two more digits where the colour is not opaque: the form that text dumps use.
    public var description: String {
        let parts = alpha == 1 ? [red, green, blue] : [red, green, blue, alpha]
        return "#"
            + parts.map { part in
                let byte = Int(clamping: (part * 255).rounded())
                let digits = String(byte, radix: 16, uppercase: true)
                return byte < 16 ? "0" + digits : digits
            }.joined()
    }
}
