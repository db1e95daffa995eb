/// Names one element of the menus that a scene's controller has in bars. Minted by the plugin, unique within the scene, and never used
/// for another one.
package struct MenuElementID: SerialNumber {
    package let rawValue: UInt64

    package init(number: UInt64) {
        rawValue = number
    }
}
