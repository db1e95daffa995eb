/// Names one transition of a scene's size or traits. Minted by the host, unique within the scene.
package struct TransitionID: SerialNumber {
    package let rawValue: UInt64

    package init(number: UInt64) {
        rawValue = number
    }
}
