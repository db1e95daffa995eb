/// The place of a message in its direction and lane. Minted by the sender.
package struct SequenceNumber: SerialNumber {
    package let rawValue: UInt64

    package init(number: UInt64) {
        rawValue = number
    }
}
