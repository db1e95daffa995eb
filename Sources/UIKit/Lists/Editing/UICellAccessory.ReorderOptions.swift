extension UICellAccessory {
    /// The look of a reorder accessory.
    public struct ReorderOptions {
        /// Whether the accessory takes its room, but is neither seen nor operated.
        public var isHidden: Bool
        public var reservedLayoutWidth: LayoutDimension
        /// The colour of the accessory; nil for the grey of marks.
        public var tintColor: UIColor?
        /// Whether a line divides the accessory from another one before it.
        public var showsVerticalSeparator: Bool

        /// Creates the options. A parameter that is nil has its default: an accessory that is seen, in the standard width, with a line
        /// before it.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.showsVerticalSeparator = showsVerticalSeparator ?? true
        }

        package var look: AccessoryLook {
            AccessoryLook(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }
}
