/// Counts drags in a session: those that a plugin lifts, or those that the host tells it of.
package struct DragID: SerialNumber {
    package let rawValue: UInt64

    package init(number: UInt64) {
        rawValue = number
    }
}
