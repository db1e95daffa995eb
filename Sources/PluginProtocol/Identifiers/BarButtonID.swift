/// Names one button that a scene's controller has in a bar. Minted by the plugin, unique within the scene.
package struct BarButtonID: SerialNumber {
    package let rawValue: UInt64

    package init(number: UInt64) {
        rawValue = number
    }
}
