/// Counts the sizes of a scene. Minted by the host; the commit laid out for a size names its serial.
package struct ResizeSerial: SerialNumber {
    package let rawValue: UInt64

    package init(number: UInt64) {
        rawValue = number
    }
}
