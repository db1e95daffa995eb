/// Counts what input methods put into a scene, from the first character to its commitment. Minted by the host.
package struct CompositionSerial: SerialNumber {
    package let rawValue: UInt64

    package init(number: UInt64) {
        rawValue = number
    }
}
