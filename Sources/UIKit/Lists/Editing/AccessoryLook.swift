/// The part of the look that all kinds of accessories have in common.
package struct AccessoryLook {
    /// Whether the accessory takes its room, but is neither seen nor operated.
    package var isHidden: Bool
    package var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// The tint of the accessory; nil for the colour of its kind.
    package var tintColor: UIColor?
    /// The ground of the accessory; nil for the one of its kind.
    package var backgroundColor: UIColor?
}
