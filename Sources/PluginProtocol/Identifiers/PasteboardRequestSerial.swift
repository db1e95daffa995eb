/// Counts what a plugin asks of the host's pasteboard in a session.
package struct PasteboardRequestSerial: SerialNumber {
    package let rawValue: UInt64

    package init(number: UInt64) {
        rawValue = number
    }
}
