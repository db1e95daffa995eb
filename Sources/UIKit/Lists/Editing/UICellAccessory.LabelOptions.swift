extension UICellAccessory {
    /// The look of a label accessory.
    public struct LabelOptions {
        /// Whether the accessory takes its room, but is not seen.
        public var isHidden: Bool
        public var reservedLayoutWidth: LayoutDimension
        /// The colour of the text; nil for that of secondary labels.
        public var tintColor: UIColor?
        public var font: UIFont
        /// Whether the font follows the size of text that the user prefers.
        public var adjustsFontForContentSizeCategory: Bool

        /// Creates the options. A parameter that is nil has its default: a label that is seen, as wide as its text, in the font of body
        /// text, which follows the preferred size.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
            self.font = font ?? .preferredFont(forTextStyle: .body)
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
        }

        package var look: AccessoryLook {
            AccessoryLook(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }
}
