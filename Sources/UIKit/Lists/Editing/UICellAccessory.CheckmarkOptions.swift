extension UICellAccessory {
    /// The look of a checkmark.
    public struct CheckmarkOptions {
        /// Whether the accessory takes its room, but is neither seen nor operated.
        public var isHidden: Bool
        public var reservedLayoutWidth: LayoutDimension
        /// The colour of the accessory; nil for the tint of the cell.
        public var tintColor: UIColor?

        /// Creates the options. A parameter that is nil has its default: an accessory that is seen, in the standard width.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }

        package var look: AccessoryLook {
            AccessoryLook(
                isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }
}
