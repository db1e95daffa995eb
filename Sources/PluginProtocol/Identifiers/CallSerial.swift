/// Counts the calls of one side of a scene that are to be answered.
package struct CallSerial: SerialNumber {
    package let rawValue: UInt64

    package init(number: UInt64) {
        rawValue = number
    }
}
