extension UIFontDescriptor {
    /// The keys of a dictionary of font attributes.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The family's name, a `String`.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// A `String`: a PostScript name, a full name or a family.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// A `String`, as the family calls the font.
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// A number of points.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// A dictionary from `TraitKey` to numbers.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// The purpose of the text, a `UIFont.TextStyle`.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    /// The keys of the dictionary of `AttributeName.traits`.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The raw value of `SymbolicTraits`.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// A `UIFont.Weight` or its raw value.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// From -1 to 1; anything but 0 is italic.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    public var fontAttributes: [AttributeName: Any] {
        var all: [AttributeName: Any] = [
            .traits: [
                TraitKey.weight: attributes.weight.rawValue, .slant: attributes.isItalic ? CGFloat(1) : 0,
                .symbolic: symbolicTraits.rawValue,
            ] as [TraitKey: Any]
        ]
        if let family = attributes.family { all[.family] = family }
        if attributes.size > 0 { all[.size] = attributes.size }
        if let style = attributes.textStyle { all[.textStyle] = style }
        return all
    }

    public func object(forKey attribute: AttributeName) -> Any? {
        attribute == .name ? postscriptName : fontAttributes[attribute]
    }
}
