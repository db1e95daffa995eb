extension UICellAccessory {
    /// A view of the app's own as an accessory, with its place in the cell.
    public struct CustomViewConfiguration {
        public let customView: UIView
        public let placement: Placement
        /// Whether the view takes its room, but is neither seen nor operated.
        public var isHidden: Bool
        public var reservedLayoutWidth: LayoutDimension
        /// The tint that the view gets; nil leaves it the tint of the cell.
        public var tintColor: UIColor?
        /// Whether the view keeps the size that it has. Otherwise it gets the size that its content and its constraints ask for.
        public var maintainsFixedSize: Bool

        /// Creates the configuration. A parameter that is nil has its default: a view that is seen, in the standard width or wider, in the
        /// size that it asks for.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            self.customView = customView
            self.placement = placement
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.maintainsFixedSize = maintainsFixedSize ?? false
        }

        package var look: AccessoryLook {
            AccessoryLook(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }
}
