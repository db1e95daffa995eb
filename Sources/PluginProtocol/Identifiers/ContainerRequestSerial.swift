/// Counts what a plugin asks of the host's containers in a session.
package struct ContainerRequestSerial: SerialNumber {
    package let rawValue: UInt64

    package init(number: UInt64) {
        rawValue = number
    }
}
