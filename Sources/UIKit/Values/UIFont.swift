import TextLayout

/// A font of a definite size. Immutable.
public final class UIFont: Hashable, Sendable {
    /// How bold a font is, from -1 to 1.
    public struct Weight: Hashable, Sendable, RawRepresentable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)

        /// The nearest weight in CSS terms, 100 to 900.
        var css: Int {
            let steps: [(Weight, Int)] = [
                (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500), (.semibold, 600),
                (.bold, 700), (.heavy, 800), (.black, 900),
            ]
            return steps.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? 400
        }
    }

    package let fontDescription: FontDescription

    package init(_ fontDescription: FontDescription) {
        self.fontDescription = fontDescription
    }

    public static let labelFontSize: CGFloat = 17
    public static let buttonFontSize: CGFloat = 18
    public static let smallSystemFontSize: CGFloat = 12
    public static let systemFontSize: CGFloat = 14

    public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
        UIFont(FontDescription(size: usable(size), weight: weight.css))
    }

    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
        systemFont(ofSize: size, weight: .semibold)
    }

    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(FontDescription(size: usable(size), isItalic: true))
    }

    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontDescription(size: usable(size), weight: weight.css, hasMonospacedDigits: true))
    }

    // A size of 0 or less stands for the standard size, as in UIKit.
    private static func usable(_ size: CGFloat) -> CGFloat {
        size.isFinite && size > 0 ? size : systemFontSize
    }

    public func withSize(_ size: CGFloat) -> UIFont {
        var description = fontDescription
        description.size = Self.usable(size)
        return UIFont(description)
    }

    /// In points.
    public var pointSize: CGFloat {
        fontDescription.size
    }

    /// Above the baseline, in points.
    @MainActor public var ascender: CGFloat {
        fontDescription.metrics.ascender
    }

    /// Below the baseline, in points; negative, as in UIKit.
    @MainActor public var descender: CGFloat {
        -fontDescription.metrics.descender
    }

    @MainActor public var lineHeight: CGFloat {
        fontDescription.metrics.lineHeight
    }

    @MainActor public var capHeight: CGFloat {
        fontDescription.metrics.capHeight
    }

    @MainActor public var xHeight: CGFloat {
        fontDescription.metrics.xHeight
    }

    public static func == (left: UIFont, right: UIFont) -> Bool {
        left.fontDescription == right.fontDescription
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(fontDescription)
    }
}
