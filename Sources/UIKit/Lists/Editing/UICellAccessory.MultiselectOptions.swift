extension UICellAccessory {
    /// The look of the mark of a selection of several items.
    public struct MultiselectOptions {
        /// Whether the accessory takes its room, but is neither seen nor operated.
        public var isHidden: Bool
        public var reservedLayoutWidth: LayoutDimension
        /// The colour of the checkmark; nil for the one that goes with the ground.
        public var tintColor: UIColor?
        /// The ground of the disc; nil for the one of the accessory's kind.
        public var backgroundColor: UIColor?

        /// Creates the options. A parameter that is nil has its default: an accessory that is seen, in the standard width.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }

        package var look: AccessoryLook {
            AccessoryLook(
                isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor,
                backgroundColor: backgroundColor)
        }
    }
}
