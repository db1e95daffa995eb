/// Counts what one side asks of the other of what is dragged, in a session.
package struct DragRequestSerial: SerialNumber {
    package let rawValue: UInt64

    package init(number: UInt64) {
        rawValue = number
    }
}
