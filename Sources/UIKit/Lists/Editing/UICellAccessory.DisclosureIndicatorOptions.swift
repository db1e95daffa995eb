extension UICellAccessory {
    /// How a disclosure indicator looks.
    public struct DisclosureIndicatorOptions {
        /// Whether the accessory takes its room, but is neither seen nor operated.
        public var isHidden: Bool
        public var reservedLayoutWidth: LayoutDimension
        /// Nil for the grey of marks.
        public var tintColor: UIColor?

        /// What is nil has its default: an accessory that is seen, in the standard width.
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
