extension UIFont {
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

        private static let steps: [(weight: Weight, css: Int)] = [
            (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500), (.semibold, 600),
            (.bold, 700), (.heavy, 800), (.black, 900),
        ]

        /// The nearest weight in CSS terms, 100 to 900.
        var css: Int {
            Self.steps.min { abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue) }?.css ?? 400
        }

        /// The weight nearest to one in CSS terms.
        package init(css: Int) {
            self = Self.steps.min { abs($0.css - css) < abs($1.css - css) }?.weight ?? .regular
        }
    }
}
