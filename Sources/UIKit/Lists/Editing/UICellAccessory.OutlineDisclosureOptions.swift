extension UICellAccessory {
    /// The look of an outline disclosure, and the taps that open it.
    public struct OutlineDisclosureOptions {
        /// Which taps open and close what is below a cell.
        public enum Style: Hashable, Sendable {
            /// The style is `header` in a cell that is configured as the header of a section, else `cell`.
            case automatic
            /// A tap anywhere on the cell opens and closes what is below it.
            case header
            /// A tap on the accessory opens and closes what is below the cell; one on the cell selects it.
            case cell
        }

        public var style: Style
        /// Whether the accessory takes its room, but is neither seen nor operated.
        public var isHidden: Bool
        public var reservedLayoutWidth: LayoutDimension
        /// The colour of the accessory; nil for the tint of the cell.
        public var tintColor: UIColor?

        /// Creates the options. A parameter that is nil has its default: an accessory of the automatic style that is seen, in the standard
        /// width.
        public init(
            style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.style = style ?? .automatic
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }

        package var look: AccessoryLook {
            AccessoryLook(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }
}
