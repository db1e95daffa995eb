/// Names one of the host's controllers: a container, or one that is in it. Minted by the host, unique in its process.
package struct ControllerID: SerialNumber {
    package let rawValue: UInt64

    package init(number: UInt64) {
        rawValue = number
    }
}
