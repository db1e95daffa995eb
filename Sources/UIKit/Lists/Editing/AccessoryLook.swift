/// What all kinds of accessories have in common of their looks.
package struct AccessoryLook {
    /// Whether the accessory takes its room, but is neither seen nor operated.
    package var isHidden: Bool
    package var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// Nil for the colour of the accessory's kind.
    package var tintColor: UIColor?
    /// Nil for the ground of the accessory's kind.
    package var backgroundColor: UIColor?
}
